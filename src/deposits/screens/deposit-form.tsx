import { useMutation, useQuery } from '@tanstack/react-query'
import { useCompanyFacts } from '../../company/screens/use-facts.ts'
import { AmountField } from '../../kit/amount-field.tsx'
import { LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Form, SubmitButton, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { Limits } from '../../kit/limits.tsx'
import { NeedsConnection } from '../../kit/needs-connection.tsx'
import { useOnline } from '../../kit/online.tsx'
import { applyRefusal, isSignedOut, readFailure, showFailure } from '../../kit/refusals.ts'
import { useKeptRequestId } from '../../kit/request-id.ts'
import { useKeptOnLeaving, useReviewStep } from '../../kit/review-step.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { EmptyState, ErrorState } from '../../kit/states.tsx'
import { notify } from '../../kit/toast.tsx'
import { tell } from '../../contract/refusal.ts'
import { parsePesos, showPesos } from '../../peso/peso.ts'
import { ExpectedTime } from '../../transactions/screens/expected-time.tsx'
import { depositForm, judgeRequest, quickAmounts, type RefusalName } from '../rules.ts'
import { refusals, words } from '../words.ts'
import { deposits } from './calls.ts'
import { CompanyAccountChoice } from './company-account-choice.tsx'
import { DepositReview, type CheckedDeposit } from './deposit-review.tsx'
import { useRefreshDeposits } from './refresh-deposits.ts'

interface Typed {
  amount: string
  companyAccountId: string
}

/** What is typed stays while it is reviewed, when sending it fails, and after a reload. */
export function DepositForm({ onMade }: { onMade: () => void }) {
  const w = useWords(words)
  const no = useWords(refusals)
  const noteSent = useKeptOnLeaving()
  const { requestId, note, renew } = useKeptRequestId('deposit-request')
  const { checked, review: goOn, change, leave } = useReviewStep<CheckedDeposit>('deposit-checked')
  const refresh = useRefreshDeposits()
  const online = useOnline()
  const targets = useQuery(deposits.companyAccounts.queryOptions({ input: {} }))
  const facts = useCompanyFacts()
  const form = useKabanForm(depositForm, { amount: '', companyAccountId: '' }, 'deposit')
  const request = useMutation(
    deposits.request.mutationOptions({
      onSuccess: (deposit) => {
        noteSent()
        leave()
        notify({
          title: w.initiatedTitle,
          message: w.initiatedMessage(deposit.referenceNumber, showPesos(deposit.amountCentavos)),
          tone: 'credited',
        })
        onMade()
      },
      onError: (error) => {
        if (isSignedOut(error)) return
        const failure = readFailure(error)
        // What is wrong with a field is mended there.
        if (applyRefusal(form, error)) change()
        showFailure(w.initiationFailed)(error)
        // Only when the server says that the id was used: after a lost answer the same id must go again.
        if (failure.kind === 'refusal' && failure.name === 'key-reused') renew()
      },
      onSettled: refresh,
    }),
  )
  const refuse = (name: RefusalName, field: keyof Typed) => {
    const message = tell(no[name], { minimum: showPesos(facts.data?.minimumDepositCentavos ?? 0n) })
    notify({ title: no[name].title, message, tone: 'failed' })
    form.setError(field, { type: name, message }, { shouldFocus: true })
  }
  const review = ({ amount, companyAccountId }: Typed) => {
    const amountCentavos = parsePesos(amount) ?? 0n
    const wrong = judgeRequest(
      { amountCentavos, companyAccountId: companyAccountId || null },
      facts.data ?? { minimumDepositCentavos: 1n },
    )
    if (wrong)
      return refuse(wrong, wrong === 'select-company-account' ? 'companyAccountId' : 'amount')
    const companyAccount = targets.data?.find((one) => one.companyAccountId === companyAccountId)
    if (!companyAccount) return refuse('company-account-not-found', 'companyAccountId')
    goOn({ amountCentavos, companyAccount })
  }
  const send = ({ amountCentavos, companyAccount: { companyAccountId } }: CheckedDeposit) => {
    note()
    request.mutate({ requestId, amountCentavos, companyAccountId })
  }
  if (checked)
    return (
      <DepositReview
        checked={checked}
        pending={request.isPending}
        onConfirm={() => send(checked)}
        onChange={change}
      />
    )
  if ((!targets.data || !facts.data) && !online) return <NeedsConnection />
  if (targets.error && !targets.data)
    return <ErrorState error={targets.error} onRetry={() => void targets.refetch()} />
  if (facts.error && !facts.data)
    return <ErrorState error={facts.error} onRetry={() => void facts.refetch()} />
  if (!targets.data || !facts.data) return <Skeleton lines={5} height="3rem" />
  if (targets.data.length === 0) return <NoTarget />
  return (
    <Card>
      <Form form={form} onSubmit={review} label={w.title}>
        <p className="text-sm text-muted">{w.intro}</p>
        <Limits
          limits={[
            { label: w.limits, value: w.fromAmount(showPesos(facts.data.minimumDepositCentavos)) },
            { label: w.fee, value: w.noFee },
            { label: w.timeToPay, value: w.timeToPayValue, wide: true },
          ]}
        />
        <AmountField
          name="amount"
          label={w.amount}
          size="large"
          quickAmounts={quickAmounts.filter(
            (amount) => amount >= facts.data.minimumDepositCentavos,
          )}
        />
        <CompanyAccountChoice name="companyAccountId" companyAccounts={targets.data} />
        <ExpectedTime kind="deposit" />
        <SubmitButton wide>{w.review}</SubmitButton>
      </Form>
    </Card>
  )
}

function NoTarget() {
  const w = useWords(words)
  return (
    <EmptyState
      title={w.noCompanyAccounts}
      message={w.noCompanyAccountsHint}
      action={<LinkButton to="/dashboard/chat/new-support">{w.startSupportChat}</LinkButton>}
    />
  )
}
