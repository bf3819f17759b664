import { useSearch } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#people/identity/screens/auth/reset-password-screen.tsx'

export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/public/reset-password' })
  return <ResetPasswordScreen token={token} />
}
