import { useMutation, useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import {
  applyRefusal,
  isSignedOut,
  readFailure,
  showFailure,
} from '#foundation/kit/form/refusals.ts'
import { useDraftRequestId } from '#foundation/kit/form/request-id.ts'
import { useDraftsOnLeave, useReviewStep } from '#foundation/kit/form/review-step.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { NeedsConnection } from '#foundation/kit/offline/needs-connection.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Limits } from '#foundation/kit/ui/limits.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import { ExpectedTime } from '#money/transactions/screens/home/expected-time.tsx'
import { useCompanyFacts } from '#people/company/screens/calls.ts'
import type { CompanyAccount } from '../../shared/contract.ts'
import {
  depositCentavosMax,
  depositForm,
  judgeDepositRequest,
  depositQuickAmounts,
  type DepositRefusal,
} from '../../shared/rules.ts'
import { depositRefusals, depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { CompanyAccountChoice } from './company-account-choice.tsx'
import { DepositReview, type CheckedDeposit } from './deposit-review.tsx'

interface FormInput {
  amount: string
  companyAccountId: string
}

/** The input survives the review step, a failed request and a reload. */
export function DepositForm({ onMade }: { onMade: () => void }) {
  const w = useWords(depositWords)
  const refusals = useWords(depositRefusals)
  const {
    checked,
    review: openReview,
    change,
    leave,
  } = useReviewStep<CheckedDeposit>('deposit-checked')
  const online = useOnline()
  const companyAccounts = useQuery(deposits.companyAccounts.queryOptions({ input: {} }))
  const facts = useCompanyFacts()
  const form = useKabanForm(depositForm, { amount: '', companyAccountId: '' }, 'deposit')
  const request = useDepositRequest(form, {
    onMade: () => {
      leave()
      onMade()
    },
    onFieldRefused: change,
  })
  const refuse = (name: DepositRefusal, field: keyof FormInput) => {
    const message = refusalMessage(refusals[name], {
      minimum: showPesos(facts.data?.minimumDepositCentavos ?? 0n),
    })
    notify({ title: refusals[name].title, message, tone: 'failed' })
    form.setError(field, { type: name, message }, { shouldFocus: true })
  }
  const review = ({ amount, companyAccountId }: FormInput) => {
    const amountCentavos = parsePesos(amount) ?? 0n
    const wrong = judgeDepositRequest(
      { amountCentavos, companyAccountId: companyAccountId || null },
      facts.data ?? { minimumDepositCentavos: 1n },
    )
    if (wrong)
      return refuse(wrong, wrong === 'select-company-account' ? 'companyAccountId' : 'amount')
    const companyAccount = companyAccounts.data?.find(
      (one) => one.companyAccountId === companyAccountId,
    )
    if (!companyAccount) return refuse('company-account-not-found', 'companyAccountId')
    openReview({ amountCentavos, companyAccount })
  }
  if (checked)
    return (
      <DepositReview
        checked={checked}
        pending={request.pending}
        onConfirm={() => request.send(checked)}
        onChange={change}
      />
    )
  if ((!companyAccounts.data || !facts.data) && !online) return <NeedsConnection />
  const failed = [companyAccounts, facts].find((query) => query.error && !query.data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!companyAccounts.data || !facts.data) return <Skeleton lines={5} height="3rem" />
  if (companyAccounts.data.length === 0) return <NoCompanyAccounts />
  return (
    <Card>
      <Form form={form} onSubmit={review} label={w.title}>
        <DepositFields
          companyAccounts={companyAccounts.data}
          minimumCentavos={facts.data.minimumDepositCentavos}
        />
        <SubmitButton wide>{w.review}</SubmitButton>
      </Form>
    </Card>
  )
}

/** Sends the request under an id that is kept until the server has taken it. */
function useDepositRequest(
  form: UseFormReturn<FormInput>,
  { onMade, onFieldRefused }: { onMade: () => void; onFieldRefused: () => void },
) {
  const w = useWords(depositWords)
  const noteSent = useDraftsOnLeave()
  const { requestId, markSent, renew } = useDraftRequestId('deposit-request')
  const request = useMutation(
    deposits.request.mutationOptions({
      onSuccess: (deposit) => {
        noteSent()
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
        if (applyRefusal(form, error)) onFieldRefused()
        showFailure(w.initiationFailed)(error)
        // Renew the id only if the server says so: after a lost response the same id is sent again.
        if (failure.kind === 'refusal' && failure.name === 'key-reused') renew()
      },
    }),
  )
  const send = ({ amountCentavos, companyAccount: { companyAccountId } }: CheckedDeposit) => {
    markSent()
    request.mutate({ requestId, amountCentavos, companyAccountId })
  }
  return { send, pending: request.isPending }
}

function DepositFields({
  companyAccounts,
  minimumCentavos,
}: {
  companyAccounts: readonly CompanyAccount[]
  minimumCentavos: bigint
}) {
  const w = useWords(depositWords)
  return (
    <>
      <p className="text-sm text-muted">{w.intro}</p>
      <Limits
        limits={[
          { label: w.limits, value: w.fromAmount(showPesos(minimumCentavos)) },
          { label: w.fee, value: w.noFee },
          { label: w.timeToPay, value: w.timeToPayValue, wide: true },
        ]}
      />
      <AmountField
        name="amount"
        label={w.amount}
        size="large"
        highest={depositCentavosMax}
        quickAmounts={depositQuickAmounts.filter((amount) => amount >= minimumCentavos)}
      />
      <CompanyAccountChoice name="companyAccountId" companyAccounts={companyAccounts} />
      <ExpectedTime kind="deposit" />
    </>
  )
}

function NoCompanyAccounts() {
  const w = useWords(depositWords)
  return (
    <EmptyState
      title={w.noCompanyAccounts}
      message={w.noCompanyAccountsHint}
      action={<LinkButton to="/dashboard/chat/new-support">{w.startSupportChat}</LinkButton>}
    />
  )
}
