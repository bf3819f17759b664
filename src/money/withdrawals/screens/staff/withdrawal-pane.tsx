/** One withdrawal with everything that its decision needs, beside the queue of the workbench. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { AloneCheckNotice, isConfirmed } from '#money/transactions/screens/alone-check.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { aloneLimitWords } from '#money/transactions/shared/words-alone.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import { OwnerSafeguardsNotice } from '#people/safeguards/screens/owner-safeguards-notice.tsx'
import type { OwnerSafeguards } from '#people/safeguards/shared/contract.ts'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim, type Claim } from '#teamwork/claims/screens/use-claim.ts'
import type {
  AdminWithdrawalView,
  WaitingRequest,
  WithdrawalMoveView,
} from '../../shared/contract.ts'
import { mayMoveWithdrawal, staffWithdrawalMoves } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'
import { withdrawalQuery, withdrawalTopics } from '../calls.ts'
import { DeclineForm } from './decline-form.tsx'
import { PayForm } from './pay-form.tsx'
import { PayeeWaitNotice } from './payee-wait-notice.tsx'
import { ProcessDialog } from './process-dialog.tsx'
import { useMove } from './use-move.ts'
import { useStepCheck } from './use-step-check.ts'
import { WaitingRequestNotice } from './waiting-request-notice.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'

export type PaneStart = 'approve' | 'reject' | 'pay'

interface Props {
  transactionId: string
  /** Called when a decision here took it out of the queue. */
  onDone?: () => void
  /** The action that was chosen in the queue before the pane opened. */
  start?: PaneStart | undefined
}

export function WithdrawalPane({ transactionId, onDone = () => {}, start }: Props) {
  const w = useWords(withdrawalProcessWords)
  const found = useQuery(withdrawalQuery(transactionId))
  if (!found.data) {
    if (found.error)
      return (
        <FetchFailed
          title={w.loadFailed}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )
    return <Skeleton lines={6} height="2.5rem" />
  }
  return <OpenWithdrawal found={found.data} onDone={onDone} start={start} />
}

interface Found {
  withdrawal: AdminWithdrawalView
  history: WithdrawalMoveView[]
  waiting: WaitingRequest | null
  ownerSafeguards: OwnerSafeguards
}

function OpenWithdrawal({
  found: { withdrawal, history, waiting, ownerSafeguards },
  onDone,
  start,
}: {
  found: Found
  onDone: () => void
  start: PaneStart | undefined
}) {
  const w = useWords(withdrawalProcessWords)
  const { statuses } = useWords(withdrawalStaffWords)
  const isOpen = staffWithdrawalMoves(withdrawal.status).length > 0
  const claim = useClaim({ kind: 'withdrawal', id: withdrawal.transactionId }, isOpen)
  const amount = showTransactionAmount(withdrawal)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ClaimNotice claim={claim} />
      <Card title={w.heading(amount, withdrawal.userName)}>
        <div className="max-w-prose">
          <WithdrawalFacts withdrawal={withdrawal} />
        </div>
      </Card>
      {isOpen && <OwnerSafeguardsNotice safeguards={ownerSafeguards} beforePaying />}
      <PayeeWaitNotice withdrawal={withdrawal} waiting={waiting} blocked={claim.blocked} />
      <WaitingRequestNotice waiting={waiting} />
      {isOpen ? (
        <Decide
          withdrawal={withdrawal}
          waiting={waiting}
          claim={claim}
          onDone={onDone}
          start={start}
        />
      ) : (
        <p className="text-muted">{w.nothingLeft(statuses[withdrawal.status].toLowerCase())}</p>
      )}
      <Card>
        <Disclosure title={w.history}>
          <WithdrawalHistory history={history} />
        </Disclosure>
        <SubjectHistory kind="withdrawal" id={withdrawal.transactionId} topics={withdrawalTopics} />
      </Card>
    </div>
  )
}

type Form = 'pay' | 'reject'

function Decide({
  withdrawal,
  waiting,
  claim,
  onDone,
  start,
}: {
  withdrawal: AdminWithdrawalView
  waiting: WaitingRequest | null
  claim: Claim
  onDone: () => void
  start: PaneStart | undefined
}) {
  const w = useWords(withdrawalProcessWords)
  const [form, setForm] = useState<Form | null>(start === 'approve' ? null : (start ?? null))
  const [other, setOther] = useState(false)
  const { request } = useWords(aloneLimitWords)
  const move = useMove(withdrawal, onDone)
  // For the time of a new account, or for a second person.
  const waits = withdrawal.waitsUntil !== null || waiting !== null
  const mayApprove = !waits && mayMoveWithdrawal(withdrawal.status, 'approved', 'admin')
  const amount = showTransactionAmount(withdrawal)
  // After agreeing, the company can no longer decline; the payment can still fail.
  const no = mayMoveWithdrawal(withdrawal.status, 'declined', 'admin') ? 'declined' : 'failed'
  const refuseLabel = no === 'declined' ? w.acts.declined(amount) : w.fail
  const { transactionId } = withdrawal
  const check = useStepCheck({ transactionId, step: 'agree' }, !waits)
  const approve = () => void agree().catch(move.showFailure)
  const agree = async () => {
    if (await isConfirmed(check)) await move.send({ to: 'approved' })
  }
  useKeys([
    {
      key: 'a',
      label: mayApprove ? w.approve : w.pay,
      run: mayApprove ? approve : () => setForm('pay'),
      disabled: claim.blocked || waits,
    },
    { key: 'p', label: w.pay, run: () => setForm('pay'), disabled: claim.blocked || waits },
    {
      key: 'r',
      label: refuseLabel,
      run: () => setForm('reject'),
      disabled: claim.blocked,
    },
  ])
  const props = { withdrawal, move, blocked: claim.blocked, onBack: () => setForm(null) }
  const titles = { pay: w.pay, reject: refuseLabel, none: w.decide }
  return (
    <Card title={titles[form ?? 'none']}>
      {form === 'pay' && !waits && <PayForm {...props} check={check} />}
      {form === 'reject' && <DeclineForm {...props} to={no} />}
      {(form === null || (form === 'pay' && waits)) && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {mayApprove && <AloneCheckNotice check={check} amount={amount} />}
          <DecisionButtons
            approveLabel={check.data ? request(amount) : w.acts.approved(amount)}
            payLabel={w.acts.completed(amount)}
            onApprove={mayApprove ? approve : null}
            mayPay={!waits}
            onForm={setForm}
            onOther={() => setOther(true)}
            refuseLabel={refuseLabel}
            pending={move.pending}
            blocked={claim.blocked}
          />
        </div>
      )}
      {other && (
        <ProcessDialog
          withdrawal={withdrawal}
          claim={claim}
          onMoved={onDone}
          onClose={() => setOther(false)}
        />
      )}
    </Card>
  )
}

function DecisionButtons({
  onApprove,
  approveLabel,
  payLabel,
  mayPay,
  onForm,
  onOther,
  refuseLabel,
  pending,
  blocked,
}: {
  /** Null when it is approved already. */
  onApprove: (() => void) | null
  approveLabel: string
  payLabel: string
  /** False while it waits. */
  mayPay: boolean
  onForm: (form: Form) => void
  onOther: () => void
  refuseLabel: string
  pending: boolean
  blocked: boolean
}) {
  const w = useWords(withdrawalProcessWords)
  return (
    <div className="flex flex-wrap gap-2">
      {onApprove && (
        <Button onClick={onApprove} pending={pending} blocked={blocked}>
          {approveLabel}
          <KeyHint>A</KeyHint>
        </Button>
      )}
      {mayPay && (
        <Button
          variant={onApprove ? 'secondary' : 'primary'}
          onClick={() => onForm('pay')}
          blocked={blocked}
        >
          {payLabel}
          <KeyHint>P</KeyHint>
        </Button>
      )}
      <Button variant="secondary" onClick={() => onForm('reject')} blocked={blocked}>
        {refuseLabel}
        <KeyHint>R</KeyHint>
      </Button>
      <Button variant="quiet" onClick={onOther} blocked={blocked}>
        {w.otherStatus}
      </Button>
    </div>
  )
}
