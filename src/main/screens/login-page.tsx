import { useSearch } from '@tanstack/react-router'
import { LoginScreen } from '../../identity/screens/login-screen.tsx'

export function LoginPage() {
  const { returnTo } = useSearch({ from: '/public/login' })
  return <LoginScreen returnTo={returnTo} />
}
