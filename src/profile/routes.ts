import { serve } from '../platform/serve.ts'
import { readMyProfile, saveMyBankDetails, saveMyProfile } from './actions.ts'
import { removeAvatar } from './avatars.ts'
import { profileContract } from './contract.ts'

export const profileRoutes = serve(profileContract, {
  mine: readMyProfile,
  save: saveMyProfile,
  removeAvatar,
  saveBankDetails: saveMyBankDetails,
})
