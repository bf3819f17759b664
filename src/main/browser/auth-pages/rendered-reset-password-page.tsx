import { ResetPasswordScreen } from '#people/identity/screens/auth/reset-password-screen.tsx'
import type { DoorScreenProps } from './rendered-auth-page.tsx'

export function ResetPasswordDoor({ search: { token = '' } }: DoorScreenProps) {
  return <ResetPasswordScreen token={token} />
}
