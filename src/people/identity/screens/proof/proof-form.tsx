import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { failureWords, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { proof, type Proof, type ProofWay } from '../../shared/rules.ts'
import { authenticatorWords } from '../../shared/words-authenticator.ts'
import { proofWords } from '../../shared/words-proof.ts'
import { identityWords } from '../../shared/words.ts'
import { RecoveryCodeField } from '../authenticator/recovery-code-field.tsx'
import { identity } from '../calls.ts'

const secretOnly = z.pick(proof, { secret: true })

/** A recovery code replaces the app's code; to the server both are the way 'app'. */
type Choice = ProofWay | 'recovery'

interface Props {
  ways: ProofWay[]
  /** Throws what the server refuses. */
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
}

export function ProofForm({ ways, onProof, onCancel }: Props) {
  const a = useWords(authenticatorWords)
  const common = useWords(identityWords)
  const w = useWords(proofWords)
  const kit = useWords(kitWords)
  const [choice, setChoice] = useState<Choice>(ways.find((way) => way !== 'mail') ?? 'mail')
  const [mailed, setMailed] = useState(false)
  const mail = useMutation(
    identity.mailCode.mutationOptions({
      onSuccess: () => {
        setMailed(true)
        setChoice('mail')
        notify({ title: w.otpSentTitle, message: w.otpSent, tone: 'info' })
      },
      onError: (error) => {
        if (readFailure(error).kind !== 'fault') return showFailure(w.otpFailedTitle)(error)
        notify({ title: w.otpFailedTitle, message: w.otpFailed, tone: 'failed' })
      },
    }),
  )
  const other = otherChoice(choice, ways)
  const otherWays = (
    <div className="-mx-3 -my-1 flex flex-wrap">
      {ways.includes('mail') && (choice !== 'mail' || mailed) && (
        <Button
          variant="quiet"
          pending={mail.isPending}
          onClick={() => mail.mutate({})}
          className="px-3"
        >
          {mailed ? w.mailCodeAgain : w.mailCode}
        </Button>
      )}
      {other && (
        <Button variant="quiet" onClick={() => setChoice(other)} className="px-3">
          {
            {
              recovery: a.useRecoveryCode,
              app: a.useAppCode,
              password: w.usePassword,
              access_code: common.accessCode,
              mail: w.mailCode,
            }[other]
          }
        </Button>
      )}
    </div>
  )
  if (choice !== 'mail' || mailed) {
    return (
      <SecretForm key={choice} choice={choice} onProof={onProof} onCancel={onCancel}>
        {otherWays}
      </SecretForm>
    )
  }
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onCancel}>
        {kit.cancel}
      </Button>
      <SendingButton evenReadOnly pending={mail.isPending} onClick={() => mail.mutate({})}>
        {w.mailCode}
      </SendingButton>
    </DialogActions>
  )
}

/** The one other way beside the mail, which always has a button of its own. */
function otherChoice(choice: Choice, ways: ProofWay[]): Choice | undefined {
  if (choice === 'app') return 'recovery'
  return choice === 'password' || choice === 'access_code'
    ? undefined
    : ways.find((way) => way !== 'mail')
}

function SecretForm({
  choice,
  onProof,
  onCancel,
  children,
}: Omit<Props, 'ways'> & { choice: Choice; children: ReactNode }) {
  const a = useWords(authenticatorWords)
  const w = useWords(proofWords)
  const kit = useWords(kitWords)
  const form = useKabanForm(secretOnly, { secret: '' })
  useEffect(() => {
    // On a phone the keyboard would cover the text that says why.
    if (matchMedia('(pointer: fine)').matches) form.setFocus('secret')
  }, [form])
  const submit = async ({ secret }: Pick<Proof, 'secret'>) => {
    const showWrong = (message: string) =>
      form.setError('secret', { type: 'wrong', message }, { shouldFocus: true })
    if (secret.trim() === '') return showWrong(missingWords(choice, { ...a, ...w }))
    try {
      await onProof({ way: choice === 'recovery' ? 'app' : choice, secret })
    } catch (error) {
      if (readFailure(error).kind !== 'refusal') return showFailure(w.proofFailed)(error)
      if (choice !== 'password' && choice !== 'access_code') form.setValue('secret', '')
      showWrong(failureWords(error).message)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={w.proofTitle}>
      <SecretField choice={choice} />
      {children}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {kit.cancel}
        </Button>
        <SubmitButton evenReadOnly>{w.confirm}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

function SecretField({ choice }: { choice: Choice }) {
  const a = useWords(authenticatorWords)
  const common = useWords(identityWords)
  const w = useWords(proofWords)
  if (choice === 'app') return <CodeField name="secret" label={a.appCode} hint={a.appCodeHint} />
  if (choice === 'mail')
    return <CodeField name="secret" label={w.proofMailCode} hint={w.proofMailCodeHint} />
  if (choice === 'recovery') return <RecoveryCodeField name="secret" />
  if (choice === 'access_code')
    return <PasswordField name="secret" label={common.accessCode} autoComplete="off" />
  return <PasswordField name="secret" label={common.password} autoComplete="current-password" />
}

function missingWords(choice: Choice, w: typeof authenticatorWords & typeof proofWords): string {
  return {
    app: w.appCodeMissing,
    recovery: w.recoveryCodeMissing,
    mail: w.proofMailCodeMissing,
    password: w.proofPasswordMissing,
    access_code: w.proofAccessCodeMissing,
  }[choice]
}
