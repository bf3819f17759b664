import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dock } from '#foundation/kit/list/dock.tsx'
import { rowInFocus } from '#foundation/kit/list/use-list-keys.ts'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { Menu, MenuItem } from '#foundation/kit/overlay/menu.tsx'
import { usePageActions } from '#foundation/kit/overlay/page-actions.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import type { BulkWithdrawalTarget } from '../../shared/rules-bulk.ts'
import { mayMoveWithdrawal } from '../../shared/rules.ts'
import { withdrawalListWords } from '../../shared/staff/words-list.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))

interface Props {
  chosen: readonly AdminWithdrawalView[]
  /** The keys act on the one in focus when none is selected. */
  choosable: readonly AdminWithdrawalView[]
  onClear: () => void
}

const keys: Record<BulkWithdrawalTarget, string | null> = {
  approved: 'A',
  completed: 'P',
  on_hold: 'H',
  declined: 'R',
  processing: null,
}

/** While rows are selected: their number, their sum, and the moves that some of them can make. */
export function BulkBar({ chosen, choosable, onClear }: Props) {
  const w = useWords(withdrawalProcessWords)
  const words = useWords(withdrawalListWords)
  const [open, setOpen] = useState<{
    to: BulkWithdrawalTarget
    rows: readonly AdminWithdrawalView[]
  } | null>(null)
  const begin = (to: BulkWithdrawalTarget) => {
    const focused = choosable.find(({ transactionId }) => transactionId === rowInFocus())
    const rows = movable(chosen.length > 0 ? chosen : focused ? [focused] : [], to)
    if (rows.length > 0) setOpen({ to, rows })
  }
  useKeys([
    { key: 'a', label: words.keyApprove, run: () => begin('approved') },
    { key: 'h', label: words.keyHold, run: () => begin('on_hold') },
    { key: 'r', label: words.keyDecline, run: () => begin('declined') },
    { key: 'p', label: words.keyPay, run: () => begin('completed') },
    { key: 'escape', label: words.keyClear, run: onClear, disabled: chosen.length === 0 },
  ])
  const moves = order
    .map((to) => ({ to, rows: movable(chosen, to) }))
    .filter(({ rows }) => rows.length > 0)
  const [main] = moves
  const beside = moves.filter(({ to }) => to !== main?.to && !rare.includes(to))
  const others = moves.filter(({ to }) => to !== main?.to && rare.includes(to))
  const labelOf = ({ to, rows }: (typeof moves)[number]) =>
    words.acts[to](rows.length, showPesos(sumOf(rows)))
  usePageActions(
    moves.map((move) => ({
      id: `bulk-${move.to}`,
      title: labelOf(move),
      key: keys[move.to] ?? undefined,
      run: () => begin(move.to),
    })),
  )
  return (
    <>
      {chosen.length > 0 && (
        <Dock selected={w.chosen(chosen.length, showPesos(sumOf(chosen)))}>
          {[...(main ? [main] : []), ...beside].map((move) => (
            <Button
              key={move.to}
              size="small"
              variant={move === main ? 'invite' : 'onDeep'}
              onClick={() => begin(move.to)}
            >
              {labelOf(move)}
              <ActKey to={move.to} />
            </Button>
          ))}
          {others.length > 0 && (
            <Menu
              label={words.moreActs}
              trigger={(opener) => (
                <Button {...opener} size="small" variant="onDeep" aria-label={words.moreActs}>
                  <Ellipsis aria-hidden size={18} />
                </Button>
              )}
            >
              {others.map((move) => (
                <MenuItem key={move.to} onClick={() => begin(move.to)}>
                  <span className="grow">{labelOf(move)}</span>
                  <ActKey to={move.to} />
                </MenuItem>
              ))}
            </Menu>
          )}
          <Button size="small" variant="onDeep" className="border-transparent" onClick={onClear}>
            {w.clearChosen}
            <KeyHint>Esc</KeyHint>
          </Button>
        </Dock>
      )}
      {/* The dialog keeps its report after the moved rows have left the list. */}
      {open && (
        <Suspense>
          <BulkDialog
            to={open.to}
            chosen={open.rows}
            onClose={() => setOpen(null)}
            onDone={onClear}
          />
        </Suspense>
      )}
    </>
  )
}

function ActKey({ to }: { to: BulkWithdrawalTarget }) {
  const key = keys[to]
  return key && <KeyHint>{key}</KeyHint>
}

/** The first that some rows can make is the main act. */
const order = [
  'approved',
  'completed',
  'on_hold',
  'declined',
  'processing',
] as const satisfies readonly BulkWithdrawalTarget[]
/** In the menu at the end, unless one is the main act. */
const rare: readonly BulkWithdrawalTarget[] = ['completed', 'processing']

function movable(rows: readonly AdminWithdrawalView[], to: BulkWithdrawalTarget) {
  return rows.filter(({ status }) => mayMoveWithdrawal(status, to, 'admin'))
}

function sumOf(rows: readonly AdminWithdrawalView[]): bigint {
  return rows.reduce((sum, row) => sum + transactionAmount(row), 0n)
}
