import { useQueryClient } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { refetchTopics } from '#foundation/kit/data/refetch.ts'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { checkNewPassword, passwordChange, type PasswordChange } from '../../shared/rules.ts'
import { identityForcedPasswordWords } from '../../shared/words-forced-password.ts'
import { identity } from '../calls.ts'
import { useLogout } from '../sign-out/logout.ts'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'

/** In the place of every page while the password is one that the company chose. */
export function NewPasswordScreen() {
  const w = useWords(identityForcedPasswordWords)
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
  const w = useWords(identityForcedPasswordWords)
  const queries = useQueryClient()
  const form = useKabanForm(passwordChange, {
    currentPassword: '',
    password: '',
    confirmPassword: '',
  })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async (values: PasswordChange) => {
    const finding = checkNewPassword(values, 'change')
    if (finding) return showFieldRefusal(form, finding)
    try {
      await identity.changePassword.call(values)
      notify({ title: w.doneTitle, message: w.done, tone: 'credited' })
      // Everything that was refused until now is asked for again.
      await refetchTopics(queries, 'everything')
    } catch (error) {
      showFormFailure(form, error, w.failed)
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
