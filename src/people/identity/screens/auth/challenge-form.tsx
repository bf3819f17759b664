import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { failureWords, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { codeOnly, type CodeOnly } from '../../shared/rules-forms.ts'
import { authenticatorWords } from '../../shared/words-authenticator.ts'
import { signInWords } from '../../shared/words-sign-in.ts'
import { AuthenticatorSetUp } from '../authenticator/authenticator-set-up.tsx'
import { RecoveryCodeField } from '../authenticator/recovery-code-field.tsx'
import { identity } from '../calls.ts'

interface Props {
  /** Throws what the server refuses. */
  onCode: (code: string) => Promise<void>
}

/** Asks for a code of the app or a recovery code. */
export function AppCodeForm({ onCode }: Props) {
  const a = useWords(authenticatorWords)
  const w = useWords(signInWords)
  const [recovery, setRecovery] = useState(false)
  return (
    <div className="grid gap-2">
      <CodeForm
        key={String(recovery)}
        onCode={onCode}
        missing={recovery ? a.recoveryCodeMissing : a.appCodeMissing}
        label={w.codeTitle}
      >
        {recovery ? (
          <RecoveryCodeField name="code" takesFocus />
        ) : (
          <CodeField name="code" label={a.appCode} hint={a.appCodeHint} takesFocus />
        )}
      </CodeForm>
      <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
        {recovery ? a.useAppCode : a.useRecoveryCode}
      </Button>
    </div>
  )
}

/** For an admin without an app: shows the key for one and asks for its first code. */
export function FirstCodeForm({ onCode }: Props) {
  const a = useWords(authenticatorWords)
  const w = useWords(signInWords)
  const start = useMutation(identity.startSetUp.mutationOptions())
  const { mutate } = start
  // The same sign-in always gets the same key, so a key that was scanned before stays valid.
  useEffect(() => mutate({}), [mutate])
  if (start.error)
    return <ErrorState title={w.loginFailed} error={start.error} onRetry={() => mutate({})} />
  if (!start.data) return <Skeleton lines={4} height="2.75rem" />
  return (
    <CodeForm onCode={onCode} missing={a.appCodeMissing} label={w.setUpFirstTitle}>
      <AuthenticatorSetUp {...start.data} />
    </CodeForm>
  )
}

function CodeForm({
  onCode,
  missing,
  label,
  children,
}: Props & { missing: string; label: string; children: ReactNode }) {
  const w = useWords(signInWords)
  const form = useKabanForm(codeOnly, { code: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async ({ code }: CodeOnly) => {
    const showWrong = (message: string) =>
      form.setError('code', { type: 'wrong', message }, { shouldFocus: true })
    if (code === '') return showWrong(missing)
    try {
      await onCode(code)
    } catch (error) {
      showFailure(w.loginFailed)(error)
      if (readFailure(error).kind !== 'refusal') return
      form.setValue('code', '')
      showWrong(failureWords(error).message)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={label}>
      {children}
      <SubmitButton wide>{isSubmitting ? w.checkingCode : w.continueIn}</SubmitButton>
    </Form>
  )
}
