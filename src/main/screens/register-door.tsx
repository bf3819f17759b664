import { RegisterScreen } from '../../identity/screens/register-screen.tsx'
import { banksAndEwallets } from '../../profile/rules.ts'
import { SocialButtons } from '../../social/screens/social-buttons.tsx'
import { pictures } from './sign-up-picture.tsx'

export function RegisterDoor() {
  return <RegisterScreen banks={banksAndEwallets} pictures={pictures} social={<SocialButtons purpose="sign-up" />} />
}
