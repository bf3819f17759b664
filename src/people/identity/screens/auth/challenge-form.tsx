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
import { codeOnly, type CodeOnly } from '../../shared/rules.ts'
import { identityWords } from '../../shared/words.ts'
import { AuthenticatorSetUp } from '../authenticator/authenticator-set-up.tsx'
import { RecoveryCodeField } from '../authenticator/recovery-code-field.tsx'
import { identity } from '../calls.ts'

interface Props {
  /** Throws what the server refuses. */
  onCode: (code: string) => Promise<void>
}

/** The code of the app, or one of the recovery codes. */
export function AppCodeForm({ onCode }: Props) {
  const w = useWords(identityWords)
  const [recovery, setRecovery] = useState(false)
  return (
    <div className="grid gap-2">
      <CodeForm
        key={String(recovery)}
        onCode={onCode}
        missing={recovery ? w.recoveryCodeMissing : w.appCodeMissing}
        label={w.codeTitle}
      >
        {recovery ? (
          <RecoveryCodeField name="code" takesFocus />
        ) : (
          <CodeField name="code" label={w.appCode} hint={w.appCodeHint} takesFocus />
        )}
      </CodeForm>
      <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
        {recovery ? w.useAppCode : w.useRecoveryCode}
      </Button>
    </div>
  )
}

/** For an admin who has no app yet: a key, told to the app, and its first code. */
export function FirstCodeForm({ onCode }: Props) {
  const w = useWords(identityWords)
  const start = useMutation(identity.startSetUp.mutationOptions())
  const { mutate } = start
  // Asked again, the same sign-in gets the same key: one that was scanned already stays right.
  useEffect(() => mutate({}), [mutate])
  if (start.error)
    return <ErrorState title={w.loginFailed} error={start.error} onRetry={() => mutate({})} />
  if (!start.data) return <Skeleton lines={4} height="2.75rem" />
  return (
    <CodeForm onCode={onCode} missing={w.appCodeMissing} label={w.setUpFirstTitle}>
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
  const w = useWords(identityWords)
  const form = useKabanForm(codeOnly, { code: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async ({ code }: CodeOnly) => {
    const wrong = (message: string) =>
      form.setError('code', { type: 'wrong', message }, { shouldFocus: true })
    if (code === '') return wrong(missing)
    try {
      await onCode(code)
    } catch (error) {
      showFailure(w.loginFailed)(error)
      if (readFailure(error).kind !== 'refusal') return
      form.setValue('code', '')
      wrong(failureWords(error).message)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={label}>
      {children}
      <SubmitButton wide>{isSubmitting ? w.checkingCode : w.continueIn}</SubmitButton>
    </Form>
  )
}
