import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { bankDetailsInput, profileInput } from './rules.ts'

const bankDetailsView = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
})

const profileView = z.object({
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  createdAt: z.date(),
  /** The picture is at /avatars/{avatarId}. */
  avatarId: z.nullable(uuid),
  bankDetails: z.nullable(bankDetailsView),
})

export type ProfileView = z.infer<typeof profileView>

export const profileContract = {
  mine: reads('user').input(emptyInput).output(profileView),
  save: writes('user').input(profileInput).output(profileView),
  /** For one upload to /avatars during a sign-up. */
  askPicturePermit: steps('anyone')
    .input(emptyInput)
    .output(z.object({ permit: z.string() })),
  /** New pictures are uploaded to /avatars. */
  removeAvatar: writes('user').input(emptyInput).output(emptyInput),
  /** Asks for a proof when the details are new or changed. */
  saveBankDetails: writes('user', { limit: 'security' })
    .input(bankDetailsInput)
    .output(bankDetailsView),
}
