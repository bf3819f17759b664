/**
 * One move for many: what it needs, what would happen, and what came of it. Sent again it moves
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
import { withdrawalProcessWords } from '../../shared/words-process.ts'
import { withdrawals } from '../calls.ts'
import { BulkNeeds } from './bulk-needs.tsx'
import { BulkTable } from './bulk-table.tsx'

interface Props {
  to: BulkWithdrawalTarget
  chosen: readonly AdminWithdrawalView[]
  onClose: () => void
  /** All of them are moved. */
  onDone: () => void
}

export function BulkDialog({ to, chosen: opened, onClose, onDone }: Props) {
  const w = useWords(withdrawalProcessWords)
  // The list behind goes on living; what was chosen when the window opened is what is moved.
  const [chosen] = useState(opened)
  const [moveIds] = useState(
    () => new Map(chosen.map(({ transactionId }) => [transactionId, newRequestId()])),
  )
  const [reason, setReason] = useState('')
  const [references, setReferences] = useState<Record<string, string>>({})
  const asked: BulkWithdrawalMove = {
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
  const going = (check.data ?? []).filter(({ outcome }) => outcome !== 'refused')
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
      dirty={reason !== '' || Object.keys(references).length > 0}
      pending={move.isPending}
    >
      {!check.data && (
        <BulkNeeds
          to={to}
          chosen={chosen}
          reason={reason}
          onReason={setReason}
          references={references}
          onReferences={setReferences}
        />
      )}
      <div role="status" className="grid gap-3">
        {check.isPending && <p className="text-muted">{w.bulkChecking}</p>}
        {check.data && !move.data && (
          <Notice tone={going.length > 0 ? 'info' : 'held'}>
            {going.length > 0 ? w.bulkCheck : w.bulkNothing}
          </Notice>
        )}
        {move.data && (
          <Notice
            tone={done === chosen.length ? 'credited' : 'held'}
            title={w.bulkDone(done, chosen.length)}
          >
            {w.bulkRun}
          </Notice>
        )}
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
            onClick={() => check.mutate(asked)}
            pending={check.isPending}
            disabled={withdrawalNeedsReason(to) && reason.trim() === ''}
          >
            {w.bulkTry}
          </SendingButton>
        )}
        {check.data && going.length > 0 && done < chosen.length && (
          <SendingButton
            variant={to === 'declined' ? 'danger' : 'primary'}
            onClick={() => move.mutate(asked)}
            pending={move.isPending}
          >
            {move.data ? w.bulkAgain : w.bulkGo(w.countOf(going.length), showPesos(total))}
          </SendingButton>
        )}
      </DialogActions>
    </Dialog>
  )
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
