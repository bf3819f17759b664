import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { RegisterScreen, type PictureSlot } from '../../identity/screens/register-screen.tsx'
import { banksAndEwallets } from '../../profile/rules.ts'
import { PictureField } from '../../profile/screens/picture-field.tsx'
import { claimFor } from '../../profile/screens/upload-avatar.ts'
import { SocialButtons } from '../../social/screens/social-buttons.tsx'

// Most people sign up without a provider.
const FinishSignUpScreen = lazy(async () => ({ default: (await import('../../social/screens/finish-sign-up-screen.tsx')).FinishSignUpScreen }))

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
