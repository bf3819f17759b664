import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { PictureSlot } from '#people/identity/screens/auth/register-screen.tsx'

/** Belongs to the second step, so the first step does not wait for it. */
export const loadPictureField = async () =>
  (await import('#people/profile/screens/picture-field.tsx')).PictureField

type Field = Awaited<ReturnType<typeof loadPictureField>>

/**
 * The sign-up continues without this field when its file cannot be loaded: connections break, and a
 * newer version removes the files of this one.
 */
const PictureField = lazy<ComponentType<ComponentProps<Field>>>(async () => ({
  default: await loadPictureField().catch(() => NoPictureField),
}))

export const pictures: PictureSlot = {
  field: ({ fullName, email, picture, disabled, onChoose, onRemove }) => (
    <Suspense fallback={<Skeleton lines={1} height="8.6875rem" />}>
      <PictureField
        fullName={fullName}
        email={email}
        picture={picture}
        disabled={disabled}
        onChoose={onChoose}
        onRemove={onRemove}
      />
    </Suspense>
  ),
  claim: async (picture) =>
    await (await import('#people/profile/screens/upload-avatar.ts')).claimFor(picture),
}

function NoPictureField() {
  return null
}
