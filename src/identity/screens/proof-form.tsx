import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../kit/button.tsx'
import { CodeField } from '../../kit/code-field.tsx'
import { DialogActions } from '../../kit/dialog.tsx'
import { Form, SubmitButton, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { PasswordField } from '../../kit/password-field.tsx'
import { failureWords, readFailure, showFailure } from '../../kit/refusals.ts'
import { SendingButton } from '../../kit/sending-button.tsx'
import { notify } from '../../kit/toast-store.ts'
import { words as kitWords } from '../../kit/words.ts'
import { proof, type Proof, type ProofWay } from '../rules.ts'
import { words } from '../words.ts'
import { identity } from './calls.ts'
import { RecoveryCodeField } from './recovery-code-field.tsx'

const secretOnly = z.pick(proof, { secret: true })

/** A recovery code takes the place of the app's code; to the server both are the way 'app'. */
type Choice = ProofWay | 'recovery'

interface Props {
  ways: ProofWay[]
  /** Throws what the server refuses. */
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
}

export function ProofForm({ ways, onProof, onCancel }: Props) {
  const w = useWords(words)
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
  const waysElse = (
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
              recovery: w.useRecoveryCode,
              app: w.useAppCode,
              password: w.usePassword,
              access_code: w.accessCode,
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
        {waysElse}
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

/** The one other way beside the mail, which has a button of its own. */
function otherChoice(choice: Choice, ways: ProofWay[]): Choice | undefined {
  if (choice === 'app') return 'recovery'
  return choice === 'password' || choice === 'access_code'
    ? undefined
    : ways.find((way) => way !== 'mail')
}

/** `children`: the other ways. */
function SecretForm({
  choice,
  onProof,
  onCancel,
  children,
}: Omit<Props, 'ways'> & { choice: Choice; children: ReactNode }) {
  const w = useWords(words)
  const kit = useWords(kitWords)
  const form = useKabanForm(secretOnly, { secret: '' })
  useEffect(() => {
    // On a phone the keyboard would rise over the words that say why.
    if (matchMedia('(pointer: fine)').matches) form.setFocus('secret')
  }, [form])
  const submit = async ({ secret }: Pick<Proof, 'secret'>) => {
    const wrong = (message: string) =>
      form.setError('secret', { type: 'wrong', message }, { shouldFocus: true })
    if (secret.trim() === '') return wrong(missingWords(choice, w))
    try {
      await onProof({ way: choice === 'recovery' ? 'app' : choice, secret })
    } catch (error) {
      if (readFailure(error).kind !== 'refusal') return showFailure(w.proofFailed)(error)
      if (choice !== 'password' && choice !== 'access_code') form.setValue('secret', '')
      wrong(failureWords(error).message)
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
  const w = useWords(words)
  if (choice === 'app') return <CodeField name="secret" label={w.appCode} hint={w.appCodeHint} />
  if (choice === 'mail')
    return <CodeField name="secret" label={w.proofMailCode} hint={w.proofMailCodeHint} />
  if (choice === 'recovery') return <RecoveryCodeField name="secret" />
  if (choice === 'access_code')
    return <PasswordField name="secret" label={w.accessCode} autoComplete="off" />
  return <PasswordField name="secret" label={w.password} autoComplete="current-password" />
}

function missingWords(choice: Choice, w: typeof words): string {
  return {
    app: w.appCodeMissing,
    recovery: w.recoveryCodeMissing,
    mail: w.proofMailCodeMissing,
    password: w.proofPasswordMissing,
    access_code: w.proofAccessCodeMissing,
  }[choice]
}
