import { useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { ChosenPicture } from '#foundation/kit/fields/chosen-picture.ts'
import { Form, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { dismissToast } from '#foundation/kit/overlay/toast-store.ts'
import { go } from '#foundation/kit/page/navigation.tsx'
import {
  checkBankAndTerms,
  checkBasics,
  isBasicsField,
  registration,
  type Registration,
} from '../../shared/rules-forms.ts'
import { registrationWords } from '../../shared/words-register.ts'
import { identityRefusals } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame, AuthLink } from './auth-frame.tsx'
import { keepAwaitedEmail } from './awaited-email.ts'
import { BankFields, BasicsFields } from './register-fields.tsx'
import { StepButtons, StepHeading } from './register-steps.tsx'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'
import { keepWantedPage } from './wanted-page.ts'

const empty: Registration = {
  fullName: '',
  phoneNumber: '',
  email: '',
  password: '',
  confirmPassword: '',
  bankName: '',
  accountName: '',
  accountNumber: '',
  termsAgreed: false,
}

/** The picture of a sign-up, for which the later module profile fills this slot. */
export interface PictureSlot {
  field: (choice: PictureChoice) => ReactNode
  /** Uploads it and returns the claim for the sign-up. */
  claim: (picture: File) => Promise<string>
}

interface PictureChoice {
  fullName: string
  email: string
  picture: ChosenPicture | null
  disabled: boolean
  onChoose: (picture: ChosenPicture) => void
  onRemove: () => void
}

interface Props {
  /** The page that the person wants after the first sign-in. */
  returnTo?: string | undefined
  /** The names that can be chosen. */
  banks: readonly string[]
  pictures: PictureSlot
  /** A slot for the provider buttons of the later module social. */
  social?: ReactNode
}

/** A form in two steps; going back keeps everything. */
export function RegisterScreen({ returnTo, banks, pictures, social }: Props) {
  const w = useWords(registrationWords)
  const form = useKabanForm(registration, empty)
  const { isSubmitting } = useFormState({ control: form.control })
  const [step, setStep] = useState<1 | 2>(1)
  const [picture, setPicture] = useState<ChosenPicture | null>(null)

  const submit = async (values: Registration) => {
    const basics = checkBasics(values)
    if (basics) {
      setStep(1)
      return showFieldRefusal(form, identityRefusals, basics)
    }
    if (step === 1) {
      const { password, fullName, email, phoneNumber } = values
      try {
        await identity.judgePassword.call({ password, fullName, email, phoneNumber })
      } catch (error) {
        const failure = readFailure(error)
        if (failure.kind === 'refusal' && failure.field === 'password')
          return showFormFailure(form, error, w.registrationFailed)
        // Otherwise the server decides at the end.
      }
      dismissToast()
      return setStep(2)
    }
    const bank = checkBankAndTerms(values)
    if (bank) return showFieldRefusal(form, identityRefusals, bank)
    // A sign-up never fails because of a picture.
    const avatarClaim = picture ? await pictures.claim(picture.file).catch(() => null) : undefined
    try {
      await identity.register.call(avatarClaim ? { ...values, avatarClaim } : values)
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind === 'refusal' && isBasicsField(failure.field)) setStep(1)
      return showFormFailure(form, error, w.registrationFailed, 'termsAgreed')
    }
    keepAwaitedEmail(values.email.trim())
    if (returnTo !== undefined) keepWantedPage(returnTo)
    await go(loginAddress(returnTo), {
      message: {
        title: w.registeredTitle,
        message: avatarClaim === null ? w.registeredNoPicture : w.registered,
        tone: 'credited',
        duration: 10_000,
      },
    })
  }

  return (
    <AuthFrame
      title={w.registerTitle}
      description={w.registerIntro}
      below={<LoginInstead returnTo={returnTo} />}
    >
      <StepHeading step={step} />
      <Form form={form} onSubmit={submit} label={w.registerTitle}>
        {step === 1 ? (
          <BasicsFields />
        ) : (
          <>
            {pictures.field({
              fullName: form.getValues('fullName'),
              email: form.getValues('email'),
              picture,
              disabled: isSubmitting,
              onChoose: setPicture,
              onRemove: () => setPicture(null),
            })}
            <BankFields banks={banks} />
          </>
        )}
        <StepButtons step={step} isSubmitting={isSubmitting} onBack={() => setStep(1)} />
      </Form>
      {step === 2 && (
        <div inert={isSubmitting} className="inert:opacity-55">
          {social}
        </div>
      )}
    </AuthFrame>
  )
}

const loginAddress = (returnTo: string | undefined) =>
  returnTo === undefined ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`

function LoginInstead({ returnTo }: Pick<Props, 'returnTo'>) {
  const w = useWords(registrationWords)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {w.haveLogin}
      <AuthLink to="/login" returnTo={returnTo}>
        {w.loginHere}
      </AuthLink>
    </p>
  )
}
