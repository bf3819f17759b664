import { go } from '#foundation/kit/page/navigation.tsx'
import { PasswordScreen } from '#people/identity/screens/auth/password-screen.tsx'
import { SocialButtons } from '#people/social/screens/social-buttons.tsx'
import { SocialNotice } from '#people/social/screens/social-notice.tsx'
import { readSignInOutcome } from '#people/social/shared/rules.ts'
import { stringifySearch } from '../../shared/search-params.ts'
import type { AuthPageProps } from './rendered-auth-page.tsx'

/** The application asks for an authenticator code. Most people have no authenticator app. */
export function RenderedLoginPage({ search: { returnTo, social } }: AuthPageProps) {
  const outcome = readSignInOutcome(social)
  return (
    <PasswordScreen
      returnTo={returnTo}
      notice={outcome && <SocialNotice outcome={outcome} />}
      social={<SocialButtons purpose="sign-in" returnTo={returnTo} />}
      onCode={() => go(`/login${stringifySearch({ returnTo, step: 'code' })}`, { replace: true })}
    />
  )
}
