import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AmountField } from '../../kit/amount-field.tsx'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Form, SubmitButton, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { namedFailure, needsNoNotice, readFailure } from '../../kit/refusals.ts'
import { useRequestId } from '../../kit/request-id.ts'
import { SelectField } from '../../kit/select-field.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { notify } from '../../kit/toast.tsx'
import { parsePesos, showPesos } from '../../peso/peso.ts'
import { banksAndEwallets, type BankDetails } from '../../profile/rules.ts'
import { refusals as bankRefusals } from '../../profile/words.ts'
import { tell } from '../../contract/refusal.ts'
import type { BalanceView } from '../../transactions/contract.ts'
import type { WithdrawalView } from '../contract.ts'
import { judgeRequest, minimumCentavos, mostWithdrawable, quickAmounts, withdrawalForm } from '../rules.ts'
import { refusals, words } from '../words.ts'
import { withdrawals } from './calls.ts'
import { useRefreshMoney } from './refresh-money.ts'
import { WithdrawReview, type Checked } from './withdraw-review.tsx'

interface Props {
  balance: BalanceView
  bankDetails: BankDetails | null
  /** No withdrawal is taken now; why stands above the form. */
  closed: boolean
  onMade: (withdrawal: WithdrawalView) => void
}

/** What is typed stays while it is reviewed, and when sending it fails. */
export function WithdrawForm({ balance, bankDetails, closed, onMade }: Props) {
  const w = useWords(words)
  const noticeRefusals = { ...useWords(bankRefusals), ...useWords(refusals) }
  const [requestId, renewRequestId] = useRequestId()
  const [checked, setChecked] = useState<Checked | null>(null)
  const refresh = useRefreshMoney()
  const form = useKabanForm(withdrawalForm, {
    amount: '',
    bankName: bankDetails?.bankName ?? '',
    accountName: bankDetails?.accountName ?? '',
    accountNumber: bankDetails?.accountNumber ?? '',
  })
  const send = useMutation(
    withdrawals.request.mutationOptions({
      onSuccess: (withdrawal) => {
        const amount = showPesos(-withdrawal.amountCentavos)
        notify({ title: w.submitted, message: w.submittedMore(withdrawal.referenceNumber, amount), tone: 'credited', duration: 5000 })
        refresh()
        onMade(withdrawal)
      },
      onError: (error) => {
        const failure = readFailure(error)
        if (needsNoNotice(error)) return
        notify({ ...namedFailure(w.failed, error), tone: 'failed' })
        // Only when the server has said that the first one arrived: after a lost answer the same id must go again.
        if (failure.kind === 'refusal' && failure.name === 'key-reused') renewRequestId()
        refresh()
      },
    }),
  )
  const review = ({ amount, ...details }: { amount: string } & BankDetails) => {
    const amountCentavos = parsePesos(amount)
    const judged = judgeRequest({ amountCentavos, ...details }, balance.availableCentavos)
    if ('details' in judged && amountCentavos !== null) return setChecked({ amountCentavos, ...judged.details })
    if ('details' in judged) return
    const refusal = noticeRefusals[judged.refusal]
    notify({ title: refusal.title, message: tell(refusal), tone: 'failed' })
    form.setError(judged.field, { type: judged.refusal, message: tell(refusal) }, { shouldFocus: true })
  }
  if (checked && !closed) {
    return (
      <WithdrawReview
        checked={checked}
        availableCentavos={balance.availableCentavos}
        pending={send.isPending}
        onConfirm={() => send.mutate({ requestId, ...checked })}
        onChange={() => setChecked(null)}
      />
    )
  }
  return (
    <Form form={form} onSubmit={review} label={w.title}>
      <fieldset disabled={closed} className="grid min-w-0 grid-cols-1 gap-4">
        <Card>
          <div className="grid gap-4">
            <p className="text-muted">
              {w.available} <Amount centavos={balance.availableCentavos} />
              {balance.heldCentavos > 0n && <span className="block text-sm">{w.onHold(showPesos(balance.heldCentavos))}</span>}
            </p>
            <AmountField
              name="amount"
              label={w.amount}
              size="large"
              quickAmounts={quickAmounts.filter((amount) => amount <= balance.availableCentavos)}
              max={mostWithdrawable(balance.availableCentavos) ?? undefined}
              hint={<AmountHint control={form.control} availableCentavos={balance.availableCentavos} />}
            />
          </div>
        </Card>
        <Card title={w.bankDetails}>
          <div className="grid gap-4">
            <SelectField
              name="bankName"
              label={w.bankName}
              placeholder={w.chooseBank}
              options={banksAndEwallets.map((bank) => ({ value: bank, label: bank }))}
            />
            <TextField name="accountName" label={w.accountName} autoComplete="name" maxLength={100} />
            <TextField name="accountNumber" label={w.accountNumber} inputMode="numeric" autoComplete="off" maxLength={40} />
          </div>
        </Card>
        <SubmitButton wide>{w.review}</SubmitButton>
      </fieldset>
    </Form>
  )
}

type FormControl = ReturnType<typeof useKabanForm<typeof withdrawalForm>>['control']

/** The two sentences that need no press of a button. */
function AmountHint({ control, availableCentavos }: { control: FormControl; availableCentavos: bigint }) {
  const w = useWords(words)
  const amount = parsePesos(useWatch({ control, name: 'amount' }))
  const exceeds = amount !== null && amount > availableCentavos
  return <span role="status">{exceeds ? w.exceedsHint : amount === null || amount < minimumCentavos ? w.minimumHint : ''}</span>
}
