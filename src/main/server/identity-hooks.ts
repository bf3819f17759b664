/** The hooks of identity, for its procedures and for the operator's commands. */
import { recordActivity } from '#people/activity/server/actions.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import {
  checkBankDetails,
  forgetBankDetails,
  saveBankDetails,
} from '#people/profile/server/actions.ts'
import { claimAvatar } from '#people/profile/server/avatars.ts'
import { tellCompanyAccess } from '#people/safeguards/server/tell-company-access.ts'
import { tellSecurity } from '#people/safeguards/server/tell-security.ts'
import { hasProviderSql } from '#people/social/server/identities-sql.ts'

export const identityHooks: IdentityHooks = {
  recordActivity,
  checkBankDetails,
  saveBankDetails,
  forgetBankDetails,
  claimAvatar,
  tellSecurity,
  readSiteName,
  tellCompanyAccess,
  hasProviderSql,
}
