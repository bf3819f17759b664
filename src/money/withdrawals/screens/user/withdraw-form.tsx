import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import {
  isOutcomeUnknown,
  namedFailure,
  needsNoNotice,
  readFailure,
} from '#foundation/kit/form/refusals.ts'
import { useDraftRequestId } from '#foundation/kit/form/request-id.ts'
import { useDraftsOnLeave, useReviewStep } from '#foundation/kit/form/review-step.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import { ExpectedTime } from '#money/transactions/screens/home/expected-time.tsx'
import type { BalanceView } from '#money/transactions/shared/contract.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import { profileRefusals } from '#people/profile/shared/words.ts'
import type { SavedPayee, WithdrawalView } from '../../shared/contract.ts'
import {
  judgeWithdrawalRequest,
  withdrawalLimitFigures,
  type WithdrawalLimits,
} from '../../shared/rules-limits.ts'
import { payeeId } from '../../shared/rules-payees.ts'
import { withdrawalForm } from '../../shared/rules.ts'
import { withdrawalRefusals, withdrawalWords } from '../../shared/words.ts'
import { withdrawals } from '../calls.ts'
import { WithdrawAmount } from './withdraw-amount.tsx'
import { WithdrawReview, type Checked } from './withdraw-review.tsx'
import { WithdrawTo } from './withdraw-to.tsx'

interface Props {
  balance: BalanceView
  bankDetails: BankDetails | null
  /** Accounts that were paid before, without the linked one. */
  saved: readonly SavedPayee[]
  limits: WithdrawalLimits
  /** No withdrawal can be requested now; a notice above the form says why. */
  closed: boolean
  onMade: (withdrawal: WithdrawalView) => void
}

/**
 * The typed values stay while they are reviewed, when sending fails, after a reload, and while the
 * person visits their bank details.
 */
export function WithdrawForm({ balance, bankDetails, saved, limits, closed, onMade }: Props) {
  const w = useWords(withdrawalWords)
  const refusals = { ...useWords(profileRefusals), ...useWords(withdrawalRefusals) }
  const { checked, review, change, leave } = useReviewStep<Checked>('withdrawal-checked')
  const form = useWithdrawalForm(bankDetails)
  const request = useRequestWithdrawal((withdrawal) => {
    leave()
    onMade(withdrawal)
  })
  const judge = ({ amount, to, ...typed }: z.output<typeof withdrawalForm>) => {
    const amountCentavos = parsePesos(amount)
    const chosen = to === 'linked' ? bankDetails : saved.find((one) => payeeId(one) === to)
    const { bankName, accountName, accountNumber } = chosen ?? typed
    const judged = judgeWithdrawalRequest(
      { amountCentavos, bankName, accountName, accountNumber },
      balance.availableCentavos,
      limits,
    )
    if ('refusal' in judged) {
      const refusal = refusals[judged.refusal]
      const message = refusalMessage(refusal, withdrawalLimitFigures(limits))
      notify({ title: refusal.title, message, tone: 'failed' })
      form.setError(judged.field, { type: judged.refusal, message }, { shouldFocus: true })
    } else if (amountCentavos !== null) review({ amountCentavos, ...judged.details })
  }
  if (checked && !closed)
    return (
      <WithdrawReview
        checked={checked}
        availableCentavos={request.mayBeDone ? null : balance.availableCentavos}
        pending={request.isPending}
        linked={bankDetails}
        onUseLinked={() => {
          if (!bankDetails) return
          form.setValue('to', 'linked')
          review({ amountCentavos: checked.amountCentavos, ...bankDetails })
        }}
        onConfirm={() => request.send(checked)}
        onChange={change}
      />
    )
  return (
    <Form form={form} onSubmit={judge} label={w.title}>
      <Card>
        <fieldset disabled={closed} className="grid min-w-0 grid-cols-1 gap-4">
          <p className="text-sm text-muted">{w.intro}</p>
          <WithdrawAmount balance={balance} limits={limits} />
          <WithdrawTo linked={bankDetails} saved={saved} />
          <ExpectedTime kind="withdrawal" />
          <SubmitButton wide>{w.review}</SubmitButton>
        </fieldset>
      </Card>
    </Form>
  )
}

function useWithdrawalForm(bankDetails: BankDetails | null) {
  const form = useKabanForm(
    withdrawalForm,
    {
      amount: '',
      to: bankDetails ? ('linked' as const) : ('other' as const),
      bankName: '',
      accountName: '',
      accountNumber: '',
    },
    'withdrawal',
  )
  const { setValue, getValues } = form
  // The user linked an account on the bank details page meanwhile. Use it unless they typed
  // another.
  useEffect(() => {
    const typed = getValues(['bankName', 'accountName', 'accountNumber'])
    if (bankDetails && typed.every((part) => part === '')) setValue('to', 'linked')
  }, [bankDetails, getValues, setValue])
  return form
}

function useRequestWithdrawal(onMade: (withdrawal: WithdrawalView) => void) {
  const w = useWords(withdrawalWords)
  const noteSent = useDraftsOnLeave()
  const { requestId, wasSent, markSent, renew } = useDraftRequestId('withdrawal-request')
  const { mutate, isPending, error, isIdle } = useMutation(
    withdrawals.request.mutationOptions({
      onSuccess: (withdrawal) => {
        const amount = showTransactionAmount(withdrawal)
        notify({
          title: w.submitted,
          message: w.submittedMore(withdrawal.referenceNumber, amount),
          tone: 'credited',
          duration: 5000,
        })
        noteSent()
        onMade(withdrawal)
      },
      onError: (error) => {
        const failure = readFailure(error)
        if (needsNoNotice(error)) return
        notify({ ...namedFailure(w.failed, error), tone: 'failed' })
        // A new id only when the server says that the first request arrived. After a lost answer
        // the same id must be sent again.
        if (failure.kind === 'refusal' && failure.name === 'key-reused') renew()
      },
    }),
  )
  const send = (checked: Checked) => {
    markSent()
    mutate({ requestId, ...checked })
  }
  // The answer is under way, was lost, or belonged to the page before a reload.
  const mayBeDone = wasSent && (isIdle || isPending || isOutcomeUnknown(error))
  return { send, isPending, mayBeDone }
}
