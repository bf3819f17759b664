import { Landmark, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { focusNextRow } from '#foundation/kit/page/keep-focus.ts'
import { IconTile } from '#foundation/kit/rows/icon-tile.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { SavedPayee } from '../../shared/contract.ts'
import { payeeId } from '../../shared/rules-payees.ts'
import { savedPayeeWords } from '../../shared/words-saved.ts'
import { NamePayee } from './name-payee.tsx'
import { useRemovePayee } from './use-remove-payee.ts'
import { useSavedPayees } from './use-saved-payees.ts'

/** The accounts that the user was paid to, each with a name of their own. Most users have none. */
export function SavedPayeesCard() {
  const w = useWords(savedPayeeWords)
  const saved = useSavedPayees()
  const place = useRef<HTMLDivElement>(null)
  const [hadSome, setHadSome] = useState(false)
  if (!saved.data?.length && !saved.isError && !hadSome) return null
  return (
    <Card flush title={w.title}>
      <div ref={place} role="group" tabIndex={-1} aria-label={w.title} className="outline-none">
        {saved.isError && !saved.data && (
          <div className="edge pb-4 sm:px-5">
            <FetchFailed
              title={w.fetchFailed}
              error={saved.error}
              onRetry={() => void saved.refetch()}
            />
          </div>
        )}
        {saved.data?.length === 0 && (
          <EmptyState
            title={w.none}
            message={w.noneMore}
            icon={<Landmark aria-hidden size={28} strokeWidth={1.5} />}
          />
        )}
        {saved.data && saved.data.length > 0 && (
          <>
            <p className="edge pb-3 text-sm text-muted sm:px-5">{w.intro}</p>
            <RefetchFailed
              title={w.fetchFailed}
              answer={saved}
              className="edge pb-3 empty:hidden sm:px-5"
            />
            <ul className="divide-y divide-line border-t border-line">
              {saved.data.map((payee) => (
                <PayeeRow
                  key={payeeId(payee)}
                  payee={payee}
                  onRemoved={(button) => {
                    setHadSome(true)
                    focusNextRow(button, place.current)
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}

interface RowProps {
  payee: SavedPayee
  onRemoved: (button: Element) => void
}

function PayeeRow({ payee, onRemoved }: RowProps) {
  const w = useWords(savedPayeeWords)
  const [naming, setNaming] = useState(false)
  const { remove, isPending } = useRemovePayee(payee)
  const online = useOnline()
  const held = isPending || !online
  const { bankName, accountName, accountNumber, name } = payee
  const masked = maskAccountNumber(accountNumber)
  const title = name || bankName
  const called = `${title} ${masked}`
  if (naming)
    return (
      <li className="edge py-4 sm:px-5">
        <NamePayee payee={payee} onClose={() => setNaming(false)} />
      </li>
    )
  return (
    <li className="flex min-h-16 items-center gap-3 edge py-2.5 sm:px-5">
      <IconTile icon={<Landmark aria-hidden size={20} />} />
      <div className="grid min-w-0 grow grid-cols-1 wrap-anywhere">
        <span className="font-medium">{title}</span>
        <span className="text-sm text-muted">
          {name && `${bankName} `}
          <span className="figures">{masked}</span>, {accountName}
        </span>
      </div>
      <div className="-mr-2.5 flex shrink-0">
        <IconButton
          label={w.rename(called)}
          icon={<Pencil aria-hidden size={18} />}
          disabled={held}
          onClick={() => setNaming(true)}
        />
        <IconButton
          label={w.remove(called)}
          icon={<Trash2 aria-hidden size={18} />}
          disabled={held}
          onClick={({ currentTarget }) => {
            onRemoved(currentTarget)
            remove()
          }}
        />
      </div>
    </li>
  )
}
