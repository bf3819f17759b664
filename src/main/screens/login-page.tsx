import { useNavigate, useSearch } from '@tanstack/react-router'
import { LoginScreen } from '../../identity/screens/login-screen.tsx'

/** The step stands in the address: a page loaded anew in the middle of a sign-in goes on where it was. */
export function LoginPage() {
  const { returnTo, step } = useSearch({ from: '/public/login' })
  const navigate = useNavigate()
  const search = returnTo === undefined ? {} : { returnTo }
  return (
    <LoginScreen
      returnTo={returnTo}
      atCode={step === 'code'}
      onCode={() => void navigate({ to: '/login', search: { ...search, step: 'code' }, replace: true })}
      onStartAgain={() => void navigate({ to: '/login', search, replace: true })}
    />
  )
}
