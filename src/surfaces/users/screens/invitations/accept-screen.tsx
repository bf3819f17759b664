import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { CodeField } from '#foundation/kit/fields/code-field.tsx'
import { useRequiredTick } from '#foundation/kit/fields/required-tick.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure, readFailureWords } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { dismissToast } from '#foundation/kit/overlay/toast-store.ts'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { AuthFrame } from '#people/identity/screens/auth/auth-frame.tsx'
import { NewPasswordFields } from '#people/identity/screens/auth/login-fields.tsx'
import { showFieldRefusal, showFormFailure } from '#people/identity/screens/auth/show-failures.ts'
import { AuthenticatorSetUp } from '#people/identity/screens/authenticator/authenticator-set-up.tsx'
import { RecoveryCodes } from '#people/identity/screens/authenticator/recovery-codes.tsx'
import { checkNewPassword } from '#people/identity/shared/rules-forms.ts'
import { authenticatorWords } from '#people/identity/shared/words-authenticator.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import { invitationAnswerForm, type InvitationAnswerForm } from '../../shared/invitations/rules.ts'
import { acceptWords } from '../../shared/invitations/words-accept.ts'
import { AcceptedState } from './accepted-state.tsx'
import { invitations } from './calls.ts'

type Opened = Awaited<ReturnType<typeof invitations.open.call>>
type Accepted = Awaited<ReturnType<typeof invitations.accept.call>>

/** The target of the link in the mail: an own password, and an own authenticator app. */
export function AcceptScreen() {
  const { token } = useSearch({ from: '/public/admin-invitation' })
  const w = useWords(acceptWords)
  const [accepted, setAccepted] = useState<Accepted>()
  const [kept, setKept] = useState(false)
  const opened = useQuery({
    queryKey: ['invitation-link', token],
    queryFn: () => invitations.open.call({ token: token ?? '' }),
    // The key for the app must not change under somebody who has scanned it.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    enabled: Boolean(token),
  })
  const ended = opened.error !== null && readFailure(opened.error).kind === 'refusal'
  if (accepted?.recoveryCodes && !kept)
    return <KeepCodes codes={accepted.recoveryCodes} onKept={() => setKept(true)} />
  return (
    <AuthFrame
      bare={!token || (ended && !accepted)}
      title={w.title}
      description={accepted || ended ? undefined : w.intro}
    >
      {!token ? (
        <EndedLink title={w.noToken}>{w.noTokenMore}</EndedLink>
      ) : accepted ? (
        <AcceptedState token={token} />
      ) : (
        <OpenedLink token={token} opened={opened} ended={ended} onAccepted={setAccepted} />
      )}
    </AuthFrame>
  )
}

/** Trying again does not mend a link; a colleague can send a new one. */
function EndedLink({ title, children }: { title: string; children: string | undefined }) {
  const w = useWords(acceptWords)
  return (
    <Notice
      tone="failed"
      title={title}
      action={
        <LinkButton to="/login" variant="secondary">
          {w.toLogin}
        </LinkButton>
      }
    >
      {children}
    </Notice>
  )
}

interface OpenedProps {
  token: string
  opened: UseQueryResult<Opened>
  ended: boolean
  onAccepted: (accepted: Accepted) => void
}

function OpenedLink({ token, opened, ended, onAccepted }: OpenedProps) {
  const w = useWords(acceptWords)
  if (opened.error)
    return (
      <AcceptedState
        token={token}
        notAccepted={
          ended ? (
            <EndedLink title={w.openFailed}>
              {readFailureWords(opened.error, w.openFailed).message}
            </EndedLink>
          ) : (
            <ErrorState
              title={w.openFailed}
              error={opened.error}
              onRetry={() => void opened.refetch()}
            />
          )
        }
      />
    )
  if (!opened.data) return <Skeleton lines={6} height="2.75rem" />
  return <AnswerForm token={token} opened={opened.data} onAccepted={onAccepted} />
}

interface AnswerProps {
  token: string
  opened: Opened
  onAccepted: (accepted: Accepted) => void
}

function AnswerForm({ token, opened, onAccepted }: AnswerProps) {
  const w = useWords(acceptWords)
  const a = useWords(authenticatorWords)
  const language = useLanguage()
  const form = useKabanForm(invitationAnswerForm, { password: '', confirmPassword: '', code: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async (values: InvitationAnswerForm) => {
    const finding = checkNewPassword(values, 'first')
    if (finding) return showFieldRefusal(form, identityRefusals, finding)
    if (values.code === '')
      return form.setError(
        'code',
        { type: 'missing', message: w.codeMissing },
        { shouldFocus: true },
      )
    try {
      const accepted = await invitations.accept.call({ token, ...values })
      // It may still say what was wrong with the try before.
      dismissToast()
      onAccepted(accepted)
    } catch (error) {
      showFormFailure(form, error, w.failed)
    }
  }
  const { fullName, email, linkEndsAt, secret, uri } = opened
  return (
    <Form form={form} onSubmit={submit} label={w.title}>
      <Facts
        facts={[
          { label: w.name, value: fullName },
          { label: w.email, value: email },
          { label: w.ends, value: showDateTime(linkEndsAt, language) },
        ]}
      />
      <NewPasswordFields
        label={w.password}
        hint={w.passwordHint}
        confirmLabel={w.confirmPassword}
      />
      <h2 className="mt-2 text-base">{w.app}</h2>
      {secret && uri ? (
        <AuthenticatorSetUp secret={secret} uri={uri} />
      ) : (
        <CodeField name="code" label={a.appCode} hint={w.ownApp} />
      )}
      <SubmitButton wide>{isSubmitting ? w.saving : w.save}</SubmitButton>
    </Form>
  )
}

/** Shown once; going on waits until the codes are kept. */
function KeepCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const w = useWords(acceptWords)
  const a = useWords(authenticatorWords)
  const { tick, isTicked } = useRequiredTick(a.codesKept, a.codesKeptMissing)
  return (
    <AuthFrame title={w.keepCodes} description={w.keepCodesIntro} takesFocus>
      <div className="grid gap-4">
        <RecoveryCodes codes={codes} />
        {tick}
        <Button wide onClick={() => isTicked() && onKept()}>
          {w.goOn}
        </Button>
      </div>
    </AuthFrame>
  )
}
