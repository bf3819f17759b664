import { useSearch } from '@tanstack/react-router'
import { RegisterScreen, type PictureSlot } from '../../identity/screens/register-screen.tsx'
import { banksAndEwallets } from '../../profile/rules.ts'
import { PictureField } from '../../profile/screens/picture-field.tsx'
import { claimFor } from '../../profile/screens/upload-avatar.ts'
import { FinishSignUpScreen } from '../../social/screens/finish-sign-up-screen.tsx'
import { SocialButtons } from '../../social/screens/social-buttons.tsx'

const pictures: PictureSlot = {
  field: ({ fullName, email, picture, disabled, onChoose, onRemove }) => (
    <PictureField fullName={fullName} email={email} picture={picture} disabled={disabled} onChoose={onChoose} onRemove={onRemove} />
  ),
  claim: claimFor,
}

/** `with`: the person comes back from a provider, and only the rest is asked. */
export function RegisterPage() {
  const search = useSearch({ from: '/public/register' })
  if (search.with) return <FinishSignUpScreen banks={banksAndEwallets} pictures={pictures} />
  return <RegisterScreen banks={banksAndEwallets} pictures={pictures} social={<SocialButtons purpose="sign-up" />} />
}
