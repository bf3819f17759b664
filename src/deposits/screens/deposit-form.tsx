import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { AmountField } from '../../kit/amount-field.tsx'
import { LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Form, SubmitButton, useKabanForm, type KabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { applyRefusal, isSignedOut, readFailure, showFailure } from '../../kit/refusals.ts'
import { useRequestId } from '../../kit/request-id.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { EmptyState, ErrorState } from '../../kit/states.tsx'
import { notify } from '../../kit/toast.tsx'
import { tell } from '../../contract/refusal.ts'
import { parsePesos, showPesos } from '../../peso/peso.ts'
import { depositForm, judgeRequest, quickAmounts } from '../rules.ts'
import { refusals, words } from '../words.ts'
import { deposits } from './calls.ts'
import { CompanyAccountChoice } from './company-account-choice.tsx'
import { useRefreshDeposits } from './refresh-deposits.ts'

interface Typed {
  amount: string
  companyAccountId: string
}

export function DepositForm({ onMade }: { onMade: () => void }) {
  const w = useWords(words)
  const no = useWords(refusals)
  const [requestId, renewRequestId] = useRequestId()
  const refresh = useRefreshDeposits()
  const targets = useQuery(deposits.companyAccounts.queryOptions({ input: {} }))
  const form = useKabanForm(depositForm, { amount: '', companyAccountId: '' })
  const request = useMutation(
    deposits.request.mutationOptions({
      onSuccess: (deposit) => {
        notify({ title: w.initiatedTitle, message: w.initiatedMessage(deposit.referenceNumber, showPesos(deposit.amountCentavos)), tone: 'credited' })
        onMade()
      },
      onError: (error) => {
        if (isSignedOut(error)) return
        const failure = readFailure(error)
        applyRefusal(form, error)
        showFailure(w.initiationFailed)(error)
        // Only when the server says that the id was used: after a lost answer the same id must go again.
        if (failure.kind === 'refusal' && failure.name === 'key-reused') renewRequestId()
      },
      onSettled: refresh,
    }),
  )
  const send = async ({ amount, companyAccountId }: Typed) => {
    const asked = { amountCentavos: parsePesos(amount) ?? 0n, companyAccountId: companyAccountId || null }
    const wrong = judgeRequest(asked)
    if (!wrong) {
      // The mutation shows its own failure; thrown on, it would be shown twice.
      await request.mutateAsync({ requestId, ...asked }).catch(() => undefined)
      return
    }
    notify({ title: no[wrong].title, message: tell(no[wrong]), tone: 'failed' })
    form.setError(wrong === 'invalid-amount' ? 'amount' : 'companyAccountId', { type: wrong, message: tell(no[wrong]) }, { shouldFocus: true })
  }
  if (targets.error && !targets.data) return <ErrorState error={targets.error} onRetry={() => void targets.refetch()} />
  if (!targets.data) return <Skeleton lines={5} height="3rem" />
  if (targets.data.length === 0) return <NoTarget />
  return (
    <Card>
      <Form form={form} onSubmit={send} label={w.title}>
        <AmountField name="amount" label={w.amount} size="large" quickAmounts={quickAmounts} />
        <CompanyAccountChoice name="companyAccountId" companyAccounts={targets.data} />
        <Start form={form} />
      </Form>
    </Card>
  )
}

/** The button names the amount it is about. */
function Start({ form }: { form: KabanForm<Typed, Typed> }) {
  const w = useWords(words)
  const amount = parsePesos(useWatch({ control: form.control, name: 'amount' }))
  return <SubmitButton wide>{amount && amount > 0n ? w.initiateAmount(showPesos(amount)) : w.initiate}</SubmitButton>
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
