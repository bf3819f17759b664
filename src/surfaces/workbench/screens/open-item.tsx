import { lazy, Suspense } from 'react'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import {
  WithdrawalPane,
  type PaneStart,
} from '#money/withdrawals/screens/staff/withdrawal-pane.tsx'
import type { QueueKind } from '../shared/rules.ts'

const ApprovalPane = lazy(async () => ({
  default: (await import('#teamwork/approvals/screens/approval-pane.tsx')).ApprovalPane,
}))
const DepositPane = lazy(async () => ({
  default: (await import('#money/deposits/screens/staff/deposit-pane.tsx')).DepositPane,
}))

interface Props {
  kind: QueueKind
  id: string
  start: PaneStart | undefined
  onDone: () => void
}

/** Each thing as its own room shows it; what is needed less often is loaded when it is. */
export function OpenItem({ kind, id, start, onDone }: Props) {
  if (kind === 'withdrawals-to-decide' || kind === 'withdrawals-to-pay')
    return <WithdrawalPane transactionId={id} onDone={onDone} start={start} />
  const begin = start && (start === 'reject' ? 'reject' : 'approve')
  return (
    <Suspense fallback={<Skeleton lines={6} height="2.5rem" />}>
      {kind === 'approvals' ? (
        <ApprovalPane approvalId={id} onDone={onDone} start={begin} />
      ) : (
        <DepositPane chatId={id} onDone={onDone} {...(begin ? { start: begin } : {})} />
      )}
    </Suspense>
  )
}
