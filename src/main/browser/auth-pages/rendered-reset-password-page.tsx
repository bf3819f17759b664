import { ResetPasswordScreen } from '#people/identity/screens/auth/reset-password-screen.tsx'
import type { AuthPageProps } from './rendered-auth-page.tsx'

export function RenderedResetPasswordPage({ search: { token = '' } }: AuthPageProps) {
  return <ResetPasswordScreen token={token} />
}
