import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { identity } from '../../identity/screens/calls.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Field, inputLook } from '../../kit/field.tsx'
import { Form, SubmitButton, useKabanForm } from '../../kit/form.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ErrorState } from '../../kit/states.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { notify } from '../../kit/toast-store.ts'
import { showDay } from '../../time/time.ts'
import { judgeProfile, profileInput, type BankDetails } from '../rules.ts'
import { words } from '../words.ts'
import { BankFacts } from './bank-facts.tsx'
import { profile } from './calls.ts'
import { showJudgement } from './show-judgement.ts'

interface Particulars {
  fullName: string
  email: string
  phoneNumber: string
  createdAt: Date
}

export function ProfileScreen() {
  const w = useWords(words)
  const mine = useQuery(profile.mine.queryOptions({ input: {} }))
  const [editing, setEditing] = useState(false)
  return (
    <>
      <PageHeader title={w.title} />
      {mine.isError && !mine.data && <ErrorState title={w.fetchFailed} message={w.fetchFailedMore} error={mine.error} onRetry={() => void mine.refetch()} />}
      {mine.isPending && <Skeleton lines={5} height="2.5rem" />}
      {mine.data && (
        <div className="grid gap-4">
          <Card
            title={w.details}
            action={
              !editing && (
                <Button variant="quiet" icon={<Pencil aria-hidden size={18} />} onClick={() => setEditing(true)}>
                  {w.edit}
                </Button>
              )
            }
          >
            {editing ? <EditProfile mine={mine.data} onDone={() => setEditing(false)} /> : <Details mine={mine.data} />}
          </Card>
          <BankCard bankDetails={mine.data.bankDetails} />
        </div>
      )}
    </>
  )
}

function Details({ mine }: { mine: Particulars }) {
  const w = useWords(words)
  const language = useLanguage()
  return (
    <div className="grid gap-4">
      <Avatar fullName={mine.fullName} email={mine.email} size="large" />
      <Facts
        facts={[
          { label: w.fullName, value: mine.fullName },
          { label: w.email, value: mine.email },
          { label: w.phoneNumber, value: mine.phoneNumber || w.noPhone },
          { label: w.memberSince, value: showDay(mine.createdAt, language) },
        ]}
      />
    </div>
  )
}

function EditProfile({ mine, onDone }: { mine: Particulars; onDone: () => void }) {
  const w = useWords(words)
  const queries = useQueryClient()
  const save = useMutation(profile.save.mutationOptions())
  const form = useKabanForm(profileInput, { fullName: mine.fullName, phoneNumber: mine.phoneNumber })
  const submit = async (values: { fullName: string; phoneNumber: string }) => {
    const judged = judgeProfile(values)
    if ('refusal' in judged) return showJudgement(form, judged)
    await save.mutateAsync(judged.profile)
    notify({ title: w.saved, message: w.savedMore, tone: 'credited' })
    // The name also stands in the greeting, which identity answers.
    await Promise.all([queries.invalidateQueries({ queryKey: profile.key() }), queries.invalidateQueries({ queryKey: identity.key() })])
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={w.edit} failed={w.updateFailed}>
      <TextField name="fullName" label={w.fullName} autoComplete="name" maxLength={120} autoFocus />
      <Field label={w.email} hint={w.emailFixed}>
        {(control) => <input {...control} type="email" value={mine.email} readOnly className={inputLook} />}
      </Field>
      <TextField name="phoneNumber" type="tel" label={w.phoneNumber} autoComplete="tel" inputMode="tel" maxLength={40} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{w.save}</SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          {w.cancel}
        </Button>
      </div>
    </Form>
  )
}

function BankCard({ bankDetails }: { bankDetails: BankDetails | null }) {
  const w = useWords(words)
  return (
    <Card
      title={w.bankTitle}
      action={
        <LinkButton to="/dashboard/bank-details" variant="quiet">
          {bankDetails ? w.editBank : w.addBank}
        </LinkButton>
      }
    >
      {bankDetails ? <BankFacts bankDetails={bankDetails} /> : <p className="text-muted">{w.noBank}</p>}
    </Card>
  )
}
