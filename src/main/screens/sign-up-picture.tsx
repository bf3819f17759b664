import { lazy, Suspense } from 'react'
import type { PictureSlot } from '../../identity/screens/register-screen.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'

/** In the second step, and for who wants one: the first does not wait for it. */
const PictureField = lazy(async () => ({ default: (await import('../../profile/screens/picture-field.tsx')).PictureField }))

/** The picture of a sign-up. */
export const pictures: PictureSlot = {
  field: ({ fullName, email, picture, disabled, onChoose, onRemove }) => (
    <Suspense fallback={<Skeleton lines={1} height="4.5rem" />}>
      <PictureField fullName={fullName} email={email} picture={picture} disabled={disabled} onChoose={onChoose} onRemove={onRemove} />
    </Suspense>
  ),
  claim: async (picture) => await (await import('../../profile/screens/upload-avatar.ts')).claimFor(picture),
}
