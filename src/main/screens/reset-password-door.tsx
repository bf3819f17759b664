import { ResetPasswordScreen } from '../../identity/screens/reset-password-screen.tsx'
import type { DoorScreenProps } from './door-page.tsx'

export function ResetPasswordDoor({ search: { token = '' } }: DoorScreenProps) {
  return <ResetPasswordScreen token={token} />
}
