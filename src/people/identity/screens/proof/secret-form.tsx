import { useEffect, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { failureWords, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { proof, type Proof, type ProofWay } from '../../shared/rules-forms.ts'
import { authenticatorWords } from '../../shared/words-authenticator.ts'
import { proofWords } from '../../shared/words-proof.ts'
import { identityWords } from '../../shared/words.ts'
import { RecoveryCodeField } from '../authenticator/recovery-code-field.tsx'

const secretOnly = z.pick(proof, { secret: true })

/** A recovery code replaces the app's code; to the server both are the way 'app'. */
export type ProofChoice = ProofWay | 'recovery'

interface Props {
  choice: ProofChoice
  /** Throws what the server refuses. */
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
  /** Buttons for the other ways. */
  children: ReactNode
}

/** Asks for the password or code of the chosen way. */
export function SecretForm({ choice, onProof, onCancel, children }: Props) {
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

function SecretField({ choice }: { choice: ProofChoice }) {
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

function missingWords(
  choice: ProofChoice,
  w: typeof authenticatorWords & typeof proofWords,
): string {
  return {
    app: w.appCodeMissing,
    recovery: w.recoveryCodeMissing,
    mail: w.proofMailCodeMissing,
    password: w.proofPasswordMissing,
    access_code: w.proofAccessCodeMissing,
  }[choice]
}
