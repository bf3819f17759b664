import { useRouteContext } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { AuthenticatorCard } from '#people/identity/screens/authenticator/authenticator-card.tsx'
import { ChangePasswordCard } from '#people/identity/screens/change-password-card.tsx'
import { SessionsCard } from '#people/identity/screens/sessions-card.tsx'
import { useHasProviders } from '#people/social/screens/calls.ts'
import { SocialLinksCard } from '#people/social/screens/social-links-card.tsx'
import { appWords } from '../../shared/words.ts'

/**
 * How staff sign in. Holders of the company access code have no password. Their authenticator app
 * and sessions belong to the code.
 */
export function AdminSecurityPage() {
  const w = useWords(appWords)
  const mayHaveNone = useHasProviders()
  const { me } = useRouteContext({ from: '__root__' })
  const byAccessCode = me.userId === undefined
  return (
    <>
      <PageHeader
        title={w.security}
        description={byAccessCode ? w.securityByCodeIntro : w.securityIntro}
      />
      <div
        className={
          'grid max-w-2xl grid-cols-1 items-start gap-4 max-xl:settles ' +
          'xl:max-w-6xl xl:grid-cols-2'
        }
      >
        <div className="grid grid-cols-1 gap-4 settles">
          {!byAccessCode && <ChangePasswordCard mayHaveNone={mayHaveNone} />}
          <AuthenticatorCard />
        </div>
        <div className="grid grid-cols-1 gap-4 settles">
          <SessionsCard byAccessCode={byAccessCode} />
          <SocialLinksCard />
        </div>
      </div>
    </>
  )
}
