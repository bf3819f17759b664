import { useSearch } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#people/identity/screens/auth/reset-password-screen.tsx'

export function ResetPasswordPage() {
  return <ResetPasswordScreen search={useSearch({ from: '/public/reset-password' })} />
}
