/** One withdrawal with all that its decision needs: what the workbench shows beside its queue. */
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
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim, type Claim } from '#teamwork/claims/screens/use-claim.ts'
import type { AdminWithdrawalView, WithdrawalMoveView } from '../../shared/contract.ts'
import { mayMoveWithdrawal, staffWithdrawalMoves } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/words-process.ts'
import { withdrawalWords } from '../../shared/words.ts'
import { withdrawalQuery } from '../calls.ts'
import { DeclineForm } from './decline-form.tsx'
import { PayForm } from './pay-form.tsx'
import { ProcessDialog } from './process-dialog.tsx'
import { useMove } from './use-move.ts'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'

export type PaneStart = 'approve' | 'reject' | 'pay'

interface Props {
  transactionId: string
  /** It does not wait any more because of what was done here. */
  onDone?: () => void
  /** What was asked for in the queue, before it was open. */
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

type Found = { withdrawal: AdminWithdrawalView; history: WithdrawalMoveView[] }

function OpenWithdrawal({
  found: { withdrawal, history },
  onDone,
  start,
}: {
  found: Found
  onDone: () => void
  start: PaneStart | undefined
}) {
  const w = useWords(withdrawalProcessWords)
  const { statuses } = useWords(withdrawalWords)
  const isOpen = staffWithdrawalMoves(withdrawal.status).length > 0
  const claim = useClaim({ kind: 'withdrawal', id: withdrawal.transactionId }, isOpen)
  const amount = showTransactionAmount(withdrawal)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ClaimNotice claim={claim} />
      <Card title={w.heading(amount, withdrawal.userName)}>
        <WithdrawalFacts withdrawal={withdrawal} />
      </Card>
      {isOpen ? (
        <Decide withdrawal={withdrawal} claim={claim} onDone={onDone} start={start} />
      ) : (
        <p className="text-muted">{w.nothingLeft(statuses[withdrawal.status].toLowerCase())}</p>
      )}
      <Card>
        <Disclosure title={w.history}>
          <WithdrawalHistory history={history} />
        </Disclosure>
        <SubjectHistory kind="withdrawal" id={withdrawal.transactionId} />
      </Card>
    </div>
  )
}

type Form = 'pay' | 'reject'

function Decide({
  withdrawal,
  claim,
  onDone,
  start,
}: {
  withdrawal: AdminWithdrawalView
  claim: Claim
  onDone: () => void
  start: PaneStart | undefined
}) {
  const w = useWords(withdrawalProcessWords)
  const [form, setForm] = useState<Form | null>(
    start === 'pay' || start === 'reject' ? start : null,
  )
  const [other, setOther] = useState(false)
  const move = useMove(withdrawal, onDone)
  const mayApprove = mayMoveWithdrawal(withdrawal.status, 'approved', 'admin')
  // After a yes the company cannot decline any more; the bank can still send the money back.
  const no = mayMoveWithdrawal(withdrawal.status, 'declined', 'admin') ? 'declined' : 'failed'
  const approve = () => void move.send({ to: 'approved' }).catch(move.showFailure)
  useKeys([
    {
      key: 'a',
      label: mayApprove ? w.approve : w.pay,
      run: mayApprove ? approve : () => setForm('pay'),
      disabled: claim.blocked,
    },
    { key: 'p', label: w.pay, run: () => setForm('pay'), disabled: claim.blocked },
    {
      key: 'r',
      label: no === 'declined' ? w.reject : w.fail,
      run: () => setForm('reject'),
      disabled: claim.blocked,
    },
  ])
  const back = () => setForm(null)
  return (
    <Card
      title={
        form === 'pay'
          ? w.pay
          : form === 'reject'
            ? no === 'declined'
              ? w.reject
              : w.fail
            : w.decide
      }
    >
      {form === 'pay' && (
        <PayForm withdrawal={withdrawal} move={move} blocked={claim.blocked} onBack={back} />
      )}
      {form === 'reject' && (
        <DeclineForm
          withdrawal={withdrawal}
          to={no}
          move={move}
          blocked={claim.blocked}
          onBack={back}
        />
      )}
      {form === null && (
        <div className="flex flex-wrap gap-2">
          {mayApprove && (
            <Button onClick={approve} pending={move.pending} blocked={claim.blocked}>
              {w.approve}
              <KeyHint>A</KeyHint>
            </Button>
          )}
          <Button
            variant={mayApprove ? 'secondary' : 'primary'}
            onClick={() => setForm('pay')}
            blocked={claim.blocked}
          >
            {w.pay}
            <KeyHint>P</KeyHint>
          </Button>
          <Button variant="secondary" onClick={() => setForm('reject')} blocked={claim.blocked}>
            {no === 'declined' ? w.reject : w.fail}
            <KeyHint>R</KeyHint>
          </Button>
          <Button variant="quiet" onClick={() => setOther(true)} blocked={claim.blocked}>
            {w.otherStatus}
          </Button>
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
