import { useSearch } from '@tanstack/react-router'
import { VerifyEmailScreen } from '#people/identity/screens/auth/verify-email-screen.tsx'

export function VerifyEmailPage() {
  const { token } = useSearch({ from: '/public/verify-email' })
  return <VerifyEmailScreen token={token} />
}
