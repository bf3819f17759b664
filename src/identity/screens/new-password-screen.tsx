import { useQueryClient } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { Brand } from '../../kit/brand.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Form, SubmitButton, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { PasswordField } from '../../kit/password-field.tsx'
import { mainId } from '../../kit/skip-link.tsx'
import { notify } from '../../kit/toast-store.ts'
import { checkNewPassword, passwordChange, type PasswordChange } from '../rules.ts'
import { words } from '../words-owed.ts'
import { identity } from './calls.ts'
import { useLogout } from './logout.ts'
import { showFinding, showRefused } from './show-finding.ts'

/** In the place of every page while the password is one that the company chose. */
export function NewPasswordScreen() {
  const w = useWords(words)
  const logout = useLogout()
  return (
    <main
      id={mainId}
      tabIndex={-1}
      className="mx-auto grid w-full max-w-md content-start gap-4 edge py-8 outline-none"
    >
      <Brand />
      <PageHeader title={w.title} description={w.intro} takesFocus />
      <Card>
        <NewPasswordForm />
      </Card>
      <Button variant="quiet" pending={logout.isPending} onClick={() => logout.mutate()}>
        {w.later}
      </Button>
    </main>
  )
}

function NewPasswordForm() {
  const w = useWords(words)
  const queries = useQueryClient()
  const form = useKabanForm(passwordChange, {
    currentPassword: '',
    password: '',
    confirmPassword: '',
  })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async (values: PasswordChange) => {
    const finding = checkNewPassword(values, 'change')
    if (finding) return showFinding(form, finding)
    try {
      await identity.changePassword.call(values)
      notify({ title: w.doneTitle, message: w.done, tone: 'credited' })
      // Everything that was refused until now is asked for again.
      await queries.invalidateQueries()
    } catch (error) {
      showRefused(form, error, w.failed)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={w.title}>
      <PasswordField
        name="currentPassword"
        label={w.given}
        hint={w.givenHint}
        autoComplete="current-password"
      />
      <PasswordField name="password" label={w.own} hint={w.ownHint} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={w.again} autoComplete="new-password" />
      <SubmitButton wide>{isSubmitting ? w.saving : w.save}</SubmitButton>
    </Form>
  )
}
