/**
 * One move for many withdrawals in three steps: input, dry run, report. Sending it again moves
 * nothing twice.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView, BulkWithdrawalReport } from '../../shared/contract.ts'
import type { BulkWithdrawalMove, BulkWithdrawalTarget } from '../../shared/rules-bulk.ts'
import { withdrawalNeedsReason } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawals } from '../calls.ts'
import { BulkNeeds } from './bulk-needs.tsx'
import { BulkTable } from './bulk-table.tsx'

interface Props {
  to: BulkWithdrawalTarget
  chosen: readonly AdminWithdrawalView[]
  onClose: () => void
  /** Called when all of them were moved. */
  onDone: () => void
}

export function BulkDialog({ to, chosen: opened, onClose, onDone }: Props) {
  const w = useWords(withdrawalProcessWords)
  const { chosen, needs, isDirty, input, check, move } = useBulkMove(to, opened)
  const going = (check.data ?? []).filter(({ outcome }) => outcome !== 'refused')
  const waiting = going.filter(({ outcome }) => outcome === 'waits').length
  const total = sumOf(chosen, going)
  const done = move.data?.filter(({ outcome }) => outcome !== 'refused').length ?? 0
  const leave = () => {
    onClose()
    if (move.data && done === chosen.length) onDone()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={w.bulkTitle[to](w.countOf(chosen.length))}
      size="wide"
      dirty={isDirty}
      pending={move.isPending}
    >
      {!check.data && <BulkNeeds to={to} chosen={chosen} {...needs} />}
      <div role="status" className="grid gap-3">
        {check.isPending && <p className="text-muted">{w.bulkChecking}</p>}
        {check.data && !move.data && <CheckNotice going={going.length} waiting={waiting} />}
        {move.data && <ReportNotice done={done} all={chosen.length} />}
      </div>
      {check.data && (
        <BulkTable
          chosen={chosen}
          reports={move.data ?? check.data}
          isDone={move.data !== undefined}
        />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={leave} disabled={move.isPending}>
          {w.close}
        </Button>
        {check.data && !move.data && (
          <Button variant="secondary" onClick={() => check.reset()} disabled={move.isPending}>
            {w.back}
          </Button>
        )}
        {!check.data && (
          <SendingButton
            onClick={() => check.mutate(input)}
            pending={check.isPending}
            disabled={withdrawalNeedsReason(to) && !input.reason}
          >
            {w.bulkTry}
          </SendingButton>
        )}
        {check.data && going.length > 0 && done < chosen.length && (
          <SendingButton
            variant={to === 'declined' ? 'danger' : 'primary'}
            onClick={() => move.mutate(input)}
            pending={move.isPending}
          >
            {move.data
              ? w.bulkAgain
              : (waiting === going.length ? w.bulkRequest : w.bulkGo[to])(
                  w.countOf(going.length),
                  showPesos(total),
                )}
          </SendingButton>
        )}
      </DialogActions>
    </Dialog>
  )
}

function CheckNotice({ going, waiting }: { going: number; waiting: number }) {
  const w = useWords(withdrawalProcessWords)
  if (going === 0) return <Notice tone="held">{w.bulkNothing}</Notice>
  return (
    <Notice tone={waiting > 0 ? 'waiting' : 'info'}>
      {w.bulkCheck} {waiting > 0 && w.bulkWaits(w.countOf(waiting))}
    </Notice>
  )
}

function ReportNotice({ done, all }: { done: number; all: number }) {
  const w = useWords(withdrawalProcessWords)
  return (
    <Notice tone={done === all ? 'credited' : 'held'} title={w.bulkDone(done, all)}>
      {w.bulkRun}
    </Notice>
  )
}

/** Keeps the rows that were selected when the dialog opened: the list behind it keeps changing. */
function useBulkMove(to: BulkWithdrawalTarget, opened: readonly AdminWithdrawalView[]) {
  const w = useWords(withdrawalProcessWords)
  const [chosen] = useState(opened)
  const [moveIds] = useState(
    () => new Map(chosen.map(({ transactionId }) => [transactionId, newRequestId()])),
  )
  const [reason, setReason] = useState('')
  const [references, setReferences] = useState<Record<string, string>>({})
  const input: BulkWithdrawalMove = {
    to,
    ...(reason.trim() ? { reason: reason.trim() } : {}),
    rows: chosen.map(({ transactionId, updatedAt, bankReference }) => {
      const written = (references[transactionId] ?? bankReference ?? '').trim()
      return {
        transactionId,
        updatedAtSeen: updatedAt,
        moveId: moveIds.get(transactionId) ?? newRequestId(),
        ...(to === 'completed' && written ? { bankReference: written } : {}),
      }
    }),
  }
  const check = useMutation({
    mutationFn: (planned: BulkWithdrawalMove) => withdrawals.checkMany.call(planned),
    onError: showFailure(w.bulkCheckFailed),
  })
  const move = useMutation(
    withdrawals.moveMany.mutationOptions({
      onError: showFailure(w.bulkFailed),
    }),
  )
  return {
    chosen,
    needs: { reason, onReason: setReason, references, onReferences: setReferences },
    isDirty: reason !== '' || Object.keys(references).length > 0,
    input,
    check,
    move,
  }
}

function sumOf(
  chosen: readonly AdminWithdrawalView[],
  reports: readonly BulkWithdrawalReport[],
): bigint {
  const ids = new Set(reports.map(({ transactionId }) => transactionId))
  return chosen.reduce(
    (sum, row) => (ids.has(row.transactionId) ? sum + transactionAmount(row) : sum),
    0n,
  )
}
