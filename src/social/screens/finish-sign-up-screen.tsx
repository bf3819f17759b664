import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { tell } from '../../contract/refusal.ts'
import { homes } from '../../identity/rules-after-login.ts'
import { checkBankAndTerms } from '../../identity/rules.ts'
import { DoorFrame } from '../../identity/screens/door-frame.tsx'
import { useEntering } from '../../identity/screens/entering.ts'
import { BankFields } from '../../identity/screens/register-fields.tsx'
import type { PictureSlot } from '../../identity/screens/register-screen.tsx'
import { showFinding, showRefused } from '../../identity/screens/show-finding.ts'
import { words as identityWords } from '../../identity/words.ts'
import type { ChosenPicture } from '../../kit/chosen-picture.ts'
import { Facts } from '../../kit/facts.tsx'
import { Form, SubmitButton, useKabanForm } from '../../kit/form.tsx'
import { currentWords, useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { readFailure } from '../../kit/refusals.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ErrorState } from '../../kit/states.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { notify } from '../../kit/toast-store.ts'
import { checkParticulars, signUp, type SignUp } from '../rules.ts'
import { refusals, words } from '../words.ts'
import { social } from './calls.ts'

interface Props {
  /** The names that can be chosen. */
  banks: readonly string[]
  pictures: PictureSlot
}

const pendingSignUp = social.pendingSignUp.queryOptions({ input: {} })

/** What the provider did not say: the rest of the sign-up, in one step. */
export function FinishSignUpScreen(slots: Props) {
  const w = useWords(words)
  const pending = useQuery({ ...pendingSignUp, staleTime: 0 })
  const ended = pending.data === null
  return (
    <DoorFrame title={w.finishTitle} description={pending.data ? w.finishIntro(pending.data.providerName) : undefined} below={<BackToSignUp />}>
      {pending.isPending && <Skeleton lines={4} height="2.75rem" />}
      {pending.isError && !pending.data && <ErrorState title={w.loadFailed} error={pending.error} onRetry={() => void pending.refetch()} />}
      {ended && (
        <Notice tone="waiting" title={w.finishEnded}>
          {w.finishEndedMore}
        </Notice>
      )}
      {pending.data && <FinishForm {...slots} {...pending.data} />}
    </DoorFrame>
  )
}

function FinishForm({ banks, pictures, fullName, email, providerName }: Props & { fullName: string; email: string; providerName: string }) {
  const w = useWords(words)
  const i = useWords(identityWords)
  const enter = useEntering()
  const queries = useQueryClient()
  const form = useKabanForm(signUp, { fullName, phoneNumber: '', bankName: '', accountName: fullName, accountNumber: '', termsAgreed: false })
  const { isSubmitting } = useFormState({ control: form.control })
  const [picture, setPicture] = useState<ChosenPicture | null>(null)

  const submit = async (values: SignUp) => {
    const missing = checkParticulars(values)
    if (missing) return showMissing(missing.field)
    const finding = checkBankAndTerms(values)
    if (finding) return showFinding(form, finding)
    // A sign-up never fails for a picture: it goes on without.
    const avatarClaim = picture ? await pictures.claim(picture.file).catch(() => undefined) : undefined
    try {
      const { next } = await social.signUp.call(avatarClaim ? { ...values, avatarClaim } : values)
      await enter(next === 'home' ? homes.user : '/login?step=code')
      notify({ title: w.finished, message: w.finishedMore(providerName), tone: 'credited', duration: 10_000 })
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind === 'refusal' && failure.name === 'sign-up-ended') await queries.invalidateQueries({ queryKey: pendingSignUp.queryKey })
      showRefused(form, error, w.finishFailed)
    }
  }
  const showMissing = (field: 'fullName' | 'phoneNumber') => {
    const said = currentWords(refusals)['particulars-missing']
    form.setError(field, { type: 'particulars-missing', message: tell(said) }, { shouldFocus: true })
    notify({ title: said.title, message: tell(said), tone: 'failed' })
  }

  return (
    <Form form={form} onSubmit={submit} label={w.finishTitle}>
      <div>
        <Facts facts={[{ label: w.email, value: email }]} />
        <p className="text-sm text-muted">{w.fromProvider(providerName)}</p>
      </div>
      <TextField name="fullName" label={i.fullName} autoComplete="name" maxLength={120} />
      <TextField name="phoneNumber" type="tel" label={i.phoneNumber} autoComplete="tel" maxLength={40} />
      {pictures.field({ fullName, email, picture, disabled: isSubmitting, onChoose: setPicture, onRemove: () => setPicture(null) })}
      <BankFields banks={banks} />
      <SubmitButton wide>{isSubmitting ? i.creating : i.createAccount}</SubmitButton>
    </Form>
  )
}

function BackToSignUp() {
  const w = useWords(words)
  return (
    <Link to="/register" className="link target inline-flex items-center">
      {w.toSignUp}
    </Link>
  )
}
