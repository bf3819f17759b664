import { useEffect, useState } from 'react'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { go } from '#foundation/kit/page/navigation.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { resetRedirectSeconds } from '../../shared/rules.ts'
import { recoverPasswordWords } from '../../shared/words-password.ts'
import { identityRefusals, identityWords } from '../../shared/words.ts'
import { AuthFrame, AuthLink } from './auth-frame.tsx'
import { LinkOwner, useLinkOwner } from './link-owner.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** The target of the link in the mail. It opens for people who are signed in, too. */
export function ResetPasswordScreen({ search: { token = '' } }: { search: { token?: string } }) {
  const w = useWords(recoverPasswordWords)
  const refusals = useWords(identityRefusals)
  const [done, setDone] = useState(false)
  const { data: found } = useLinkOwner({ token, purpose: 'reset_password' })
  // The form is shown meanwhile: nearly every link is good, and the server has the last word.
  const ended = !done && found?.owner === null
  const signedIn = found !== undefined && found.signedInHere !== 'nobody'
  const otherHere = found?.signedInHere === 'somebody-else'
  return (
    <AuthFrame
      bare={!token || ended || done}
      title={w.resetTitle}
      description={done || ended ? undefined : w.resetIntro}
      below={
        done || ended || signedIn || !token ? undefined : (
          <AuthLink to="/forgot-password">{w.askNewLink}</AuthLink>
        )
      }
    >
      {!token ? (
        <Notice
          tone="failed"
          title={w.resetNoTokenTitle}
          action={<LinkButton to="/forgot-password">{w.askNewLink}</LinkButton>}
        >
          {w.resetNoToken}
        </Notice>
      ) : ended ? (
        <Notice
          tone="failed"
          title={w.resetFailed}
          action={
            signedIn ? (
              <LinkButton to="/">{w.toOwnPages}</LinkButton>
            ) : (
              <LinkButton to="/forgot-password">{w.askNewLink}</LinkButton>
            )
          }
        >
          {refusalMessage(refusals['reset-link-ended'])}
        </Notice>
      ) : !done ? (
        <>
          <LinkOwner found={found} />
          <ResetPasswordForm
            token={token}
            doneMessage={otherHere ? w.resetDoneOther : w.resetDone}
            onDone={() => setDone(true)}
          />
        </>
      ) : otherHere ? (
        <Notice
          tone="credited"
          title={w.resetDoneTitle}
          action={<LinkButton to="/">{w.toOwnPages}</LinkButton>}
        >
          {w.resetDoneOther}
        </Notice>
      ) : (
        <Done />
      )}
    </AuthFrame>
  )
}

/** Opens the login screen after some seconds, or at once with the button. */
function Done() {
  const { goToLogin } = useWords(identityWords)
  const w = useWords(recoverPasswordWords)
  useEffect(() => {
    const timer = setTimeout(() => void go('/login'), resetRedirectSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice
      tone="credited"
      title={w.resetDoneTitle}
      action={<LinkButton to="/login">{goToLogin}</LinkButton>}
    >
      {w.resetDone}
    </Notice>
  )
}
