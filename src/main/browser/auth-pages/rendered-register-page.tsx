import { useEffect } from 'react'
import { RegisterScreen } from '#people/identity/screens/auth/register-screen.tsx'
import { banksAndEwallets } from '#people/profile/shared/rules.ts'
import { SocialButtons } from '#people/social/screens/social-buttons.tsx'
import type { AuthPageProps } from './rendered-auth-page.tsx'
import { loadPictureField, pictures } from './sign-up-picture.tsx'

export function RenderedRegisterPage({ search: { returnTo } }: AuthPageProps) {
  // Fetch the first field of the second step as soon as the visitor types.
  useEffect(() => {
    const load = () => void loadPictureField().catch(() => {})
    addEventListener('input', load, { once: true })
    return () => removeEventListener('input', load)
  }, [])
  return (
    <RegisterScreen
      returnTo={returnTo}
      banks={banksAndEwallets}
      pictures={pictures}
      social={<SocialButtons purpose="sign-up" returnTo={returnTo} />}
    />
  )
}
