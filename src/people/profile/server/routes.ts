import { serve } from '#foundation/platform/server/http/serve.ts'
import { profileContract } from '../shared/contract.ts'
import { readMyProfile, saveMyBankDetails, saveMyProfile } from './actions.ts'
import { removeAvatar } from './avatars.ts'
import { askPicturePermit } from './picture-permit.ts'

export const profileRoutes = serve(profileContract, {
  mine: readMyProfile,
  save: saveMyProfile,
  askPicturePermit,
  removeAvatar,
  saveBankDetails: saveMyBankDetails,
})
