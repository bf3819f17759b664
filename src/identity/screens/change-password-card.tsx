import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { Card } from '../../kit/card.tsx'
import { Form, SubmitButton, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { PasswordField } from '../../kit/password-field.tsx'
import { notify } from '../../kit/toast-store.ts'
import { checkPasswordChange, passwordChange, type PasswordChange } from '../rules.ts'
import { words as settingsWords } from '../words-settings.ts'
import { words } from '../words.ts'
import { identity } from './calls.ts'
import { showFinding, showRefused } from './show-finding.ts'

/** Not for company access, which has no password. */
export function ChangePasswordCard() {
  const w = useWords(settingsWords)
  const { password: has, hint } = useOwnPassword()
  return (
    <Card title={has ? w.passwordTitle : w.firstPasswordTitle}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{has ? w.passwordIntro : w.firstPasswordIntro}</p>
        <ChangeForm asksCurrent={has} hint={hint} />
      </div>
    </Card>
  )
}

/** Told by the ways to prove who one is. With an authenticator app only that counts, so then it stays open. */
function useOwnPassword(): { password: boolean; hint: boolean } {
  const { data } = useQuery(identity.proofWays.queryOptions({ input: {} }))
  const ways = data?.ways ?? ['password']
  return { password: ways.includes('password') || ways.includes('app'), hint: ways.includes('app') }
}

function ChangeForm({ asksCurrent, hint }: { asksCurrent: boolean; hint: boolean }) {
  const w = { ...useWords(words), ...useWords(settingsWords) }
  const form = useKabanForm(passwordChange, { currentPassword: '', password: '', confirmPassword: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const queries = useQueryClient()
  const submit = async (values: PasswordChange) => {
    const finding = checkPasswordChange(values)
    if (finding) return showFinding(form, finding)
    try {
      await identity.changePassword.call(values)
      form.reset()
      // Fewer sessions, and perhaps a first password.
      void queries.invalidateQueries({ queryKey: identity.key() })
      notify({ title: w.updatedTitle, message: w.updated, tone: 'credited' })
    } catch (error) {
      showRefused(form, error, w.updateFailed)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={asksCurrent ? w.passwordTitle : w.firstPasswordTitle} className="grid max-w-md grid-cols-1 gap-4">
      {asksCurrent && (
        <PasswordField name="currentPassword" label={w.currentPassword} autoComplete="current-password" hint={hint ? w.currentPasswordHint : undefined} />
      )}
      <PasswordField name="password" label={w.newPassword} autoComplete="new-password" hint={w.passwordHint} />
      <PasswordField name="confirmPassword" label={w.confirmNewPassword} autoComplete="new-password" />
      <div>
        <SubmitButton>{isSubmitting ? w.updatingPassword : w.updatePassword}</SubmitButton>
      </div>
    </Form>
  )
}
