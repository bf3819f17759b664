import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useDraftState } from '#foundation/kit/form/unsaved-changes.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { WithdrawalNotice } from '#people/safeguards/screens/withdrawal-notice.tsx'
import { pauseHours } from '#people/safeguards/shared/rules.ts'
import {
  banksAndEwallets,
  bankDetailsInput,
  judgeBankDetails,
  type BankDetails,
} from '../shared/rules.ts'
import { profileWords } from '../shared/words-profile.ts'
import { BankFacts } from './bank-facts.tsx'
import { profile, profileQuery } from './calls.ts'
import { showJudgement } from './show-judgement.ts'

/** The bank details for withdrawals. Opens the form when there are none. */
export function BankDetailsScreen() {
  const w = useWords(profileWords)
  const mine = useQuery(profileQuery)
  const [editing, setEditing] = useDraftState('bank-details-open', false)
  const bankDetails = mine.data?.bankDetails ?? null
  return (
    <>
      <PageHeader title={w.bankTitle} description={w.bankIntro} />
      {mine.isError && !mine.data && (
        <ErrorState
          title={w.fetchFailed}
          message={w.fetchFailedMore}
          error={mine.error}
          onRetry={() => void mine.refetch()}
        />
      )}
      <WithdrawalNotice />
      {mine.isPending && <Skeleton lines={3} height="2.5rem" />}
      {mine.data && (editing || !bankDetails) && (
        <Card>
          <EditBankDetails bankDetails={bankDetails} onDone={() => setEditing(false)} />
        </Card>
      )}
      {bankDetails && !editing && (
        <Card>
          <BankFacts bankDetails={bankDetails} />
          <Button
            variant="secondary"
            icon={<Pencil aria-hidden size={18} />}
            className="mt-4"
            onClick={() => setEditing(true)}
          >
            {w.editBank}
          </Button>
        </Card>
      )}
    </>
  )
}

const nothingSet: BankDetails = { bankName: '', accountName: '', accountNumber: '' }

/** Has no Cancel button while there are no details. */
function EditBankDetails({
  bankDetails,
  onDone,
}: {
  bankDetails: BankDetails | null
  onDone: () => void
}) {
  const w = useWords(profileWords)
  const save = useMutation(
    profile.saveBankDetails.mutationOptions({ meta: { awaitRefetch: true } }),
  )
  const form = useKabanForm(bankDetailsInput, bankDetails ?? nothingSet, 'bank-details')
  const submit = async (values: BankDetails) => {
    const judged = judgeBankDetails(values)
    if ('refusal' in judged) return showJudgement(form, judged)
    await save.mutateAsync(judged.details)
    notify({ title: w.bankSaved, message: w.bankSavedMore, tone: 'credited' })
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={w.bankTitle} failed={w.updateFailed}>
      <Notice tone="waiting" title={w.pauseTitle}>
        {w.pauseMore(pauseHours)}
      </Notice>
      <SelectField
        name="bankName"
        label={w.bankName}
        placeholder={w.chooseBank}
        options={banksAndEwallets.map((name) => ({ value: name, label: name }))}
      />
      <TextField
        name="accountName"
        label={w.accountName}
        hint={w.accountNameHint}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        name="accountNumber"
        label={w.accountNumber}
        hint={w.accountNumberHint}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{w.saveBank}</SubmitButton>
        {bankDetails && (
          <Button variant="secondary" disabled={save.isPending} onClick={onDone}>
            {w.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
