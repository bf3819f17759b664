import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { RegisterScreen } from '#people/identity/screens/auth/register-screen.tsx'
import { banksAndEwallets } from '#people/profile/shared/rules.ts'
import { SocialButtons } from '#people/social/screens/social-buttons.tsx'
import { pictures } from './sign-up-picture.tsx'

// Loaded on demand, because most people sign up without a provider.
const FinishSignUpScreen = lazy(async () => ({
  default: (await import('#people/social/screens/finish-sign-up-screen.tsx')).FinishSignUpScreen,
}))

/** `with` names the provider that the visitor returns from. The form then asks for the rest. */
export function RegisterPage() {
  const search = useSearch({ from: '/public/register' })
  if (search.with) return <FinishSignUpScreen banks={banksAndEwallets} pictures={pictures} />
  return (
    <RegisterScreen
      returnTo={search.returnTo}
      banks={banksAndEwallets}
      pictures={pictures}
      social={<SocialButtons purpose="sign-up" returnTo={search.returnTo} />}
    />
  )
}
