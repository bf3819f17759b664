import { serve } from '../platform/serve.ts'
import { readMyProfile, saveMyBankDetails, saveMyProfile } from './actions.ts'
import { profileContract } from './contract.ts'

export const profileRoutes = serve(profileContract, { mine: readMyProfile, save: saveMyProfile, saveBankDetails: saveMyBankDetails })
