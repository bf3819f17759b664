/**
 * What follows in other rooms when somebody gets in or changes how they do; for the procedures and
 * for the operator's commands.
 */
import { recordActivity } from '../activity/actions.ts'
import { readSiteName } from '../company/read-settings.ts'
import type { IdentityHooks } from '../identity/hooks.ts'
import { checkBankDetails, forgetBankDetails, saveBankDetails } from '../profile/actions.ts'
import { claimAvatar } from '../profile/avatars.ts'
import { tellCompanyAccess } from '../safeguards/tell-company-access.ts'
import { tellSecurity } from '../safeguards/tell-security.ts'

export const identityHooks: IdentityHooks = {
  recordActivity,
  checkBankDetails,
  saveBankDetails,
  forgetBankDetails,
  claimAvatar,
  tellSecurity,
  readSiteName,
  tellCompanyAccess,
}
