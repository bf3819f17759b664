import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { ChosenPicture } from '#foundation/kit/fields/chosen-picture.ts'
import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { finishSignIn } from '#people/identity/screens/auth/finish-sign-in.ts'
import { BankFields } from '#people/identity/screens/auth/register-fields.tsx'
import type { PictureSlot } from '#people/identity/screens/auth/register-screen.tsx'
import { showFieldRefusal, showFormFailure } from '#people/identity/screens/auth/show-failures.ts'
import { homes } from '#people/identity/shared/rules-after-login.ts'
import { checkBankAndTerms } from '#people/identity/shared/rules-forms.ts'
import { proofWords } from '#people/identity/shared/words-proof.ts'
import { registrationWords } from '#people/identity/shared/words-register.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import type { PendingSignUp } from '../shared/contract.ts'
import {
  checkSignUpDetails,
  codeMinutes,
  socialSignUp,
  type SocialSignUp,
} from '../shared/rules.ts'
import { socialSignUpWords } from '../shared/words-sign-up.ts'
import { socialRefusals } from '../shared/words.ts'
import { social } from './calls.ts'

const codeMissing = { refusal: 'sign-up-code-missing', field: 'code' } as const

export interface FinishSlots {
  /** The names that can be chosen. */
  banks: readonly string[]
  pictures: PictureSlot
}

interface Props extends FinishSlots {
  pending: PendingSignUp
  /** The server has dropped the sign-up; resolves once the screen knows. */
  onEnded: () => Promise<unknown>
}

export function FinishSignUpForm({ banks, pictures, pending, onEnded }: Props) {
  const { fullName, email, providerName, codeNeeded } = pending
  const w = useWords(socialSignUpWords)
  const r = useWords(registrationWords)
  const form = useKabanForm(socialSignUp, {
    fullName,
    phoneNumber: '',
    bankName: '',
    accountName: fullName,
    accountNumber: '',
    termsAgreed: false,
    ...(codeNeeded ? { code: '' } : {}),
  })
  const { isSubmitting } = useFormState({ control: form.control })
  const [picture, setPicture] = useState<ChosenPicture | null>(null)

  const submit = async (values: SocialSignUp) => {
    const wrong = checkSignUpDetails(values)
    if (wrong) return showFieldRefusal(form, socialRefusals, wrong)
    if (values.code?.trim() === '') return showFieldRefusal(form, socialRefusals, codeMissing)
    const finding = checkBankAndTerms(values)
    if (finding) return showFieldRefusal(form, identityRefusals, finding)
    // A sign-up never fails because of a picture.
    const avatarClaim = picture ? await pictures.claim(picture.file).catch(() => null) : undefined
    try {
      const { next } = await social.signUp.call(avatarClaim ? { ...values, avatarClaim } : values)
      const message = {
        title: w.finished,
        message: avatarClaim === null ? w.finishedNoPicture : w.finishedMore(providerName),
        tone: 'credited',
        duration: 10_000,
      } as const
      await finishSignIn(next === 'home' ? homes.user : '/login?step=code', message)
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind === 'refusal' && failure.name === 'sign-up-ended') await onEnded()
      showFormFailure(form, error, w.finishFailed)
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={w.finishTitle}>
      <div className="grid gap-2">
        <Facts facts={[{ label: w.email, value: email }]} />
        <p className="text-sm text-muted">{w.fromProvider(providerName)}</p>
      </div>
      <TextField name="fullName" label={r.fullName} autoComplete="name" maxLength={120} />
      <TextField
        name="phoneNumber"
        type="tel"
        label={r.phoneNumber}
        autoComplete="tel"
        maxLength={40}
      />
      {pictures.field({
        fullName,
        email,
        picture,
        disabled: isSubmitting,
        onChoose: setPicture,
        onRemove: () => setPicture(null),
      })}
      <BankFields banks={banks} />
      {/* The last field, because its sixth digit submits the form. */}
      {codeNeeded && <MailedCode />}
      <SubmitButton wide>{isSubmitting ? r.creating : r.createAccount}</SubmitButton>
    </Form>
  )
}

/** The field for the code that proves the mailbox, and the button that mails it. */
function MailedCode() {
  const w = useWords(socialSignUpWords)
  const p = useWords(proofWords)
  const mail = useMutation(
    social.mailSignUpCode.mutationOptions({
      onSuccess: () => notify({ title: p.otpSentTitle, message: p.otpSent, tone: 'info' }),
      onError: showFailure(p.otpFailedTitle),
    }),
  )
  return (
    <div className="grid gap-2">
      <CodeField name="code" label={w.code} hint={w.codeHint(codeMinutes)} />
      <Button variant="secondary" pending={mail.isPending} onClick={() => mail.mutate({})}>
        {mail.isSuccess ? w.sendCodeAgain : w.sendCode}
      </Button>
    </div>
  )
}
