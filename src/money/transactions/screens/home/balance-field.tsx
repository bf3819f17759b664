import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { Amount, hiddenAmount } from '#foundation/kit/ui/amount.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { transactionWords } from '../../shared/words.ts'
import { balanceQuery } from '../calls.ts'
import { setAmountsHidden, useAmountsHidden } from './amounts-hidden.ts'
import { MoneyLinks } from './money-links.tsx'

/** The teal field below the top bar, which shares its weave. */
const fieldStyle =
  'deep-field rounded-b-[32px] pb-8 [--field-height:32rem] [--field-top:4rem] ' +
  'has-[+[data-over]:not(:empty)]:pb-14'
const columnsStyle =
  'mx-auto grid max-w-[71rem] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 edge pt-1 ' +
  'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:pt-4'

/** Where is my money? The available balance, the money on hold, and the ways in and out. */
export function BalanceField({ title, chart }: { title?: ReactNode; chart?: ReactNode }) {
  const w = useWords(transactionWords)
  const hidden = useAmountsHidden()
  return (
    <div className={fieldStyle}>
      <div className={columnsStyle}>
        <div className="col-span-full *:mb-0! empty:hidden">{title}</div>
        <section aria-label={w.balance} className="@container grid gap-5">
          <div>
            <div className="flex items-center gap-1 text-on-deep-muted">
              <h2 className="text-[0.9375rem] font-normal">{w.balance}</h2>
              <IconButton
                onDeep
                label={hidden ? w.showBalance : w.hideBalance}
                icon={hidden ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
                onClick={() => setAmountsHidden(!hidden)}
              />
            </div>
            <Figures hidden={hidden} />
          </div>
          <MoneyLinks />
        </section>
        {chart}
      </div>
    </div>
  )
}

function Figures({ hidden }: { hidden: boolean }) {
  const w = useWords(transactionWords)
  const balance = useQuery(balanceQuery)
  if (balance.error && !balance.data)
    return (
      <FetchFailed
        title={w.balanceFailed}
        message={w.balanceFailedMore}
        error={balance.error}
        onRetry={() => void balance.refetch()}
      />
    )
  if (!balance.data) return <Skeleton height="6.25rem" className="*:bg-deep-line" />
  const { availableCentavos, heldCentavos } = balance.data
  return (
    <>
      <p aria-live="polite" className="leading-[1.05]">
        <Amount centavos={availableCentavos} size="field" hidden={hidden} />
        {hidden && <span className="sr-only">{w.balanceHidden}</span>}
      </p>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm text-on-deep-muted">
        {heldCentavos > 0n && (
          <p>
            {w.onHold}{' '}
            <b className="figures text-on-deep">
              {hidden ? hiddenAmount : showPesos(heldCentavos)}
            </b>
          </p>
        )}
        <AsOf answer={balance} failed={w.balanceFailed} always onDeep />
      </div>
    </>
  )
}
