import { useRouteContext } from '@tanstack/react-router'
import { AuthenticatorCard } from '../../identity/screens/authenticator-card.tsx'
import { ChangePasswordCard } from '../../identity/screens/change-password-card.tsx'
import { SessionsCard } from '../../identity/screens/sessions-card.tsx'
import { useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SocialLinksCard } from '../../social/screens/social-links-card.tsx'
import { words } from '../words.ts'

/** How staff get in. Who came by the access code has no password of their own; app and sessions are those of the code. */
export function AdminSecurityPage() {
  const w = useWords(words)
  const { me } = useRouteContext({ from: '__root__' })
  const byAccessCode = me.userId === undefined
  return (
    <>
      <PageHeader title={w.security} description={byAccessCode ? w.securityByCodeIntro : w.securityIntro} />
      <div className="grid max-w-2xl grid-cols-1 gap-4">
        {!byAccessCode && <ChangePasswordCard />}
        <AuthenticatorCard />
        <SessionsCard byAccessCode={byAccessCode} />
        <SocialLinksCard />
      </div>
    </>
  )
}
