import { useQuery } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { checkNewPassword, passwordChange, type PasswordChange } from '../shared/rules.ts'
import { identitySettingsWords } from '../shared/words-settings.ts'
import { identityWords } from '../shared/words.ts'
import { showFieldRefusal, showFormFailure } from './auth/show-failures.ts'
import { identity } from './calls.ts'

/**
 * Not for company access, which has no password. `mayHaveNone`: people can sign in by a provider
 * here, so somebody may have no password.
 */
export function ChangePasswordCard({ mayHaveNone }: { mayHaveNone: boolean }) {
  const w = useWords(identitySettingsWords)
  const proofWays = useQuery(identity.proofWays.queryOptions({ input: {} }))
  // With an authenticator app only that counts as a proof, so then it stays open whether there is a password.
  const ways = proofWays.data?.ways
  const unknown = ways?.includes('app') ?? false
  const has = !ways || unknown || ways.includes('password')
  return (
    <Card title={has ? w.passwordTitle : w.firstPasswordTitle}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{has ? w.passwordIntro : w.firstPasswordIntro}</p>
        {proofWays.isPending && <Skeleton lines={3} height="2.75rem" />}
        {proofWays.isError && !ways && (
          <FetchFailed
            title={w.passwordFailed}
            error={proofWays.error}
            onRetry={() => void proofWays.refetch()}
          />
        )}
        {ways && <ChangeForm asksCurrent={has} hint={unknown && mayHaveNone} />}
      </div>
    </Card>
  )
}

function ChangeForm({ asksCurrent, hint }: { asksCurrent: boolean; hint: boolean }) {
  const w = { ...useWords(identityWords), ...useWords(identitySettingsWords) }
  const form = useKabanForm(passwordChange, {
    currentPassword: '',
    password: '',
    confirmPassword: '',
  })
  const { isSubmitting } = useFormState({ control: form.control })
  const refetch = useRefetch('identity')
  const submit = async (values: PasswordChange) => {
    const finding = checkNewPassword(values, 'change')
    if (finding) return showFieldRefusal(form, finding)
    try {
      await identity.changePassword.call(values)
      form.reset()
      // Fewer sessions, and perhaps a first password.
      void refetch()
      notify({ title: w.updatedTitle, message: w.updated, tone: 'credited' })
    } catch (error) {
      showFormFailure(form, error, w.updateFailed)
    }
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      label={asksCurrent ? w.passwordTitle : w.firstPasswordTitle}
      className="grid max-w-md grid-cols-1 gap-4"
    >
      {asksCurrent && (
        <PasswordField
          name="currentPassword"
          label={w.currentPassword}
          autoComplete="current-password"
          hint={hint ? w.currentPasswordHint : undefined}
        />
      )}
      <PasswordField
        name="password"
        label={w.newPassword}
        autoComplete="new-password"
        hint={w.passwordHint}
      />
      <PasswordField
        name="confirmPassword"
        label={w.confirmNewPassword}
        autoComplete="new-password"
      />
      <div>
        <SubmitButton>{isSubmitting ? w.updatingPassword : w.updatePassword}</SubmitButton>
      </div>
    </Form>
  )
}
