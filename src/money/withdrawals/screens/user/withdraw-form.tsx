import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { tell } from '#foundation/contract/shared/refusal.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { namedFailure, needsNoNotice, readFailure } from '#foundation/kit/form/refusals.ts'
import { useKeptRequestId } from '#foundation/kit/form/request-id.ts'
import { useKeptOnLeaving, useReviewStep } from '#foundation/kit/form/review-step.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Limits } from '#foundation/kit/ui/limits.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import { ExpectedTime } from '#money/transactions/screens/home/expected-time.tsx'
import type { BalanceView } from '#money/transactions/shared/contract.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import { profileRefusals } from '#people/profile/shared/words.ts'
import type { WithdrawalView } from '../../shared/contract.ts'
import {
  judgeWithdrawalRequest,
  withdrawalLimitFigures,
  mostWithdrawable,
  withdrawalQuickAmounts,
  withdrawalForm,
  type WithdrawalLimits,
} from '../../shared/rules.ts'
import { withdrawalRefusals, withdrawalWords } from '../../shared/words.ts'
import { withdrawals } from '../calls.ts'
import { WithdrawReview, type Checked } from './withdraw-review.tsx'
import { WithdrawTo } from './withdraw-to.tsx'

interface Props {
  balance: BalanceView
  bankDetails: BankDetails | null
  limits: WithdrawalLimits
  /** No withdrawal is taken now; why stands above the form. */
  closed: boolean
  onMade: (withdrawal: WithdrawalView) => void
}

/**
 * What is typed stays while it is reviewed, when sending it fails, and after a reload or a way to
 * the bank details and back.
 */
export function WithdrawForm({ balance, bankDetails, limits, closed, onMade }: Props) {
  const w = useWords(withdrawalWords)
  const noticeRefusals = { ...useWords(profileRefusals), ...useWords(withdrawalRefusals) }
  const noteSent = useKeptOnLeaving()
  const { requestId, note, renew } = useKeptRequestId('withdrawal-request')
  const { checked, review: goOn, change, leave } = useReviewStep<Checked>('withdrawal-checked')
  const untouched = {
    amount: '',
    to: bankDetails ? ('linked' as const) : ('other' as const),
    bankName: '',
    accountName: '',
    accountNumber: '',
  }
  const form = useKabanForm(withdrawalForm, untouched, 'withdrawal')
  const { setValue, getValues } = form
  // Linked on the way: with nothing written for another one, the linked one is meant.
  useEffect(() => {
    if (
      bankDetails &&
      getValues(['bankName', 'accountName', 'accountNumber']).every((part) => part === '')
    )
      setValue('to', 'linked')
  }, [bankDetails, getValues, setValue])
  const send = useMutation(
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
        leave()
        onMade(withdrawal)
      },
      onError: (error) => {
        const failure = readFailure(error)
        if (needsNoNotice(error)) return
        notify({ ...namedFailure(w.failed, error), tone: 'failed' })
        // Only when the server has said that the first one arrived: after a lost answer the same id must go again.
        if (failure.kind === 'refusal' && failure.name === 'key-reused') renew()
      },
    }),
  )
  const review = ({
    amount,
    to,
    ...written
  }: { amount: string; to: 'linked' | 'other' } & BankDetails) => {
    const amountCentavos = parsePesos(amount)
    const judged = judgeWithdrawalRequest(
      { amountCentavos, ...(to === 'linked' && bankDetails ? bankDetails : written) },
      balance.availableCentavos,
      limits,
    )
    if ('details' in judged && amountCentavos !== null)
      return goOn({ amountCentavos, ...judged.details })
    if ('details' in judged) return
    const refusal = noticeRefusals[judged.refusal]
    const message = tell(refusal, withdrawalLimitFigures(limits))
    notify({ title: refusal.title, message, tone: 'failed' })
    form.setError(judged.field, { type: judged.refusal, message }, { shouldFocus: true })
  }
  if (checked && !closed) {
    return (
      <WithdrawReview
        checked={checked}
        availableCentavos={balance.availableCentavos}
        pending={send.isPending}
        onConfirm={() => {
          note()
          send.mutate({ requestId, ...checked })
        }}
        onChange={change}
      />
    )
  }
  return (
    <Form form={form} onSubmit={review} label={w.title}>
      <Card>
        <fieldset disabled={closed} className="grid min-w-0 grid-cols-1 gap-4">
          <p className="text-sm text-muted">{w.intro}</p>
          <Limits
            limits={[
              {
                label: w.available,
                value: (
                  <>
                    <Amount centavos={balance.availableCentavos} />
                    {balance.heldCentavos > 0n && (
                      <span className="block text-muted">
                        {w.onHold(showPesos(balance.heldCentavos))}
                      </span>
                    )}
                  </>
                ),
              },
              { label: w.fee, value: w.noFee },
              { label: w.minimum, value: showPesos(limits.minimumWithdrawalCentavos) },
              { label: w.maximum, value: showPesos(limits.maximumWithdrawalCentavos) },
            ]}
          />
          <AmountField
            name="amount"
            label={w.amount}
            size="large"
            quickAmounts={withdrawalQuickAmounts.filter(
              (amount) =>
                amount >= limits.minimumWithdrawalCentavos &&
                amount <= (mostWithdrawable(balance.availableCentavos, limits) ?? 0n),
            )}
            max={mostWithdrawable(balance.availableCentavos, limits) ?? undefined}
            hint={
              <AmountHint
                control={form.control}
                availableCentavos={balance.availableCentavos}
                limits={limits}
              />
            }
          />
          <WithdrawTo linked={bankDetails} />
          <ExpectedTime kind="withdrawal" />
          <SubmitButton wide>{w.review}</SubmitButton>
        </fieldset>
      </Card>
    </Form>
  )
}

type FormControl = ReturnType<typeof useKabanForm<typeof withdrawalForm>>['control']

/** The sentences that need no press of a button. */
function AmountHint({
  control,
  availableCentavos,
  limits,
}: {
  control: FormControl
  availableCentavos: bigint
  limits: WithdrawalLimits
}) {
  const w = useWords(withdrawalWords)
  const amount = parsePesos(useWatch({ control, name: 'amount' }))
  const { minimumWithdrawalCentavos, maximumWithdrawalCentavos } = limits
  const figures = withdrawalLimitFigures(limits)
  const hint = () => {
    if (availableCentavos < minimumWithdrawalCentavos)
      return w.tooLittle(showPesos(minimumWithdrawalCentavos))
    if (amount === null || amount < minimumWithdrawalCentavos) return w.minimumHint(figures.minimum)
    if (amount > availableCentavos) return w.exceedsHint
    return amount > maximumWithdrawalCentavos ? w.maximumHint(figures.maximum) : ''
  }
  return <span role="status">{hint()}</span>
}
