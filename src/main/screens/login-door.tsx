import { PasswordScreen } from '../../identity/screens/password-screen.tsx'
import { go } from '../../kit/ways.tsx'
import { readOutcome } from '../../social/rules.ts'
import { SocialButtons } from '../../social/screens/social-buttons.tsx'
import { SocialNotice } from '../../social/screens/social-notice.tsx'
import { stringifySearch } from '../rules-search.ts'
import type { DoorScreenProps } from './door-page.tsx'

/** The code of an authenticator app is asked by the application: most people have none. */
export function LoginDoor({ search: { returnTo, social } }: DoorScreenProps) {
  const outcome = readOutcome(social)
  return (
    <PasswordScreen
      returnTo={returnTo}
      notice={outcome && <SocialNotice outcome={outcome} />}
      social={<SocialButtons purpose="sign-in" returnTo={returnTo} />}
      onCode={() => go(`/login${stringifySearch({ returnTo, step: 'code' })}`, { replace: true })}
    />
  )
}
