import { lazy, Suspense } from 'react'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import {
  WithdrawalPane,
  type PaneStart,
} from '#money/withdrawals/screens/staff/withdrawal-pane.tsx'
import { claimOf, type QueueKind } from '../shared/rules.ts'

const ApprovalPane = lazy(async () => ({
  default: (await import('#teamwork/approvals/screens/approval-pane.tsx')).ApprovalPane,
}))
const LatePane = lazy(async () => ({
  default: (await import('#investing/placements/screens/staff/late-pane.tsx')).LatePane,
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

/** The open item in the pane of its module. Panes that are needed less often are loaded lazily. */
export function OpenItem({ kind, id, start, onDone }: Props) {
  const claim = claimOf({ kind, id })
  if (claim.kind === 'withdrawal')
    return <WithdrawalPane transactionId={id} onDone={onDone} start={start} />
  const begin = start && (start === 'reject' ? 'reject' : 'approve')
  return (
    <Suspense fallback={<Skeleton lines={6} height="2.5rem" />}>
      {claim.kind === 'transaction' ? (
        <LatePane placementId={id} />
      ) : claim.kind === 'approval' ? (
        <ApprovalPane approvalId={id} onDone={onDone} start={begin} />
      ) : (
        <DepositPane chatId={id} onDone={onDone} {...(begin ? { start: begin } : {})} />
      )}
    </Suspense>
  )
}
