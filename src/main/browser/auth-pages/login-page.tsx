import { useNavigate, useSearch } from '@tanstack/react-router'
import { LoginScreen } from '#people/identity/screens/auth/login-screen.tsx'
import { SocialButtons } from '#people/social/screens/social-buttons.tsx'
import { SocialNotice } from '#people/social/screens/social-notice.tsx'

/** The step is in the address, so a reload during a sign-in continues at the same step. */
export function LoginPage() {
  const { returnTo, step, social } = useSearch({ from: '/public/login' })
  const navigate = useNavigate()
  const search = returnTo === undefined ? {} : { returnTo }
  return (
    <LoginScreen
      returnTo={returnTo}
      atCode={step === 'code'}
      notice={social && <SocialNotice outcome={social} />}
      social={<SocialButtons purpose="sign-in" returnTo={returnTo} />}
      onCode={() => navigate({ to: '/login', search: { ...search, step: 'code' }, replace: true })}
      onStartAgain={() => void navigate({ to: '/login', search, replace: true })}
    />
  )
}
