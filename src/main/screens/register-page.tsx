import { RegisterScreen, type PictureSlot } from '../../identity/screens/register-screen.tsx'
import { banksAndEwallets } from '../../profile/rules.ts'
import { PictureField } from '../../profile/screens/picture-field.tsx'
import { claimFor } from '../../profile/screens/upload-avatar.ts'

const pictures: PictureSlot = {
  field: ({ fullName, email, picture, disabled, onChoose, onRemove }) => (
    <PictureField fullName={fullName} email={email} picture={picture} disabled={disabled} onChoose={onChoose} onRemove={onRemove} />
  ),
  claim: claimFor,
}

export function RegisterPage() {
  return <RegisterScreen banks={banksAndEwallets} pictures={pictures} />
}
