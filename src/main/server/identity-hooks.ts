/** Functions of later modules that identity's procedures and the operator's commands call. */
import { recordActivity } from '#people/activity/server/actions.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import {
  checkBankDetails,
  forgetBankDetails,
  saveBankDetails,
} from '#people/profile/server/actions.ts'
import { claimAvatar } from '#people/profile/server/avatars.ts'
import { notifyCompanyAccessEvent } from '#people/safeguards/server/company-access-event.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { hasProviderSql } from '#people/social/server/identities-sql.ts'

export const identityHooks: IdentityHooks = {
  recordActivity,
  checkBankDetails,
  saveBankDetails,
  forgetBankDetails,
  claimAvatar,
  notifySecurityEvent,
  readSiteName,
  notifyCompanyAccessEvent,
  hasProviderSql,
}
