import { RegisterScreen } from '../../identity/screens/register-screen.tsx'
import { banksAndEwallets } from '../../profile/rules.ts'

export function RegisterPage() {
  return <RegisterScreen banks={banksAndEwallets} />
}
