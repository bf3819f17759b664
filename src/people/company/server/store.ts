/** The one row of `company_settings`: a migration inserts it, and nothing deletes it. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { CompanySettings } from '../shared/rules.ts'

export interface CompanySettingsRow extends CompanySettings {
  version: number
  updatedAt: Date
}

const columns = `version, updated_at as "updatedAt",
  site_name as "siteName",
  support_email as "supportEmail",
  support_phone as "supportPhone",
  business_hours as "businessHours",
  maintenance,
  maintenance_message as "maintenanceMessage",
  minimum_deposit_centavos as "minimumDepositCentavos",
  minimum_withdrawal_centavos as "minimumWithdrawalCentavos",
  maximum_withdrawal_centavos as "maximumWithdrawalCentavos",
  withdrawal_approval_centavos as "withdrawalApprovalCentavos",
  adjustment_approval_centavos as "adjustmentApprovalCentavos",
  deposit_approval_centavos as "depositApprovalCentavos",
  person_day_centavos as "personDayCentavos",
  company_day_centavos as "companyDayCentavos",
  new_payee_hours as "newPayeeHours",
  step_up_centavos as "stepUpCentavos",
  new_admin_hours as "newAdminHours",
  mail_sender_name as "mailSenderName"`

export function findSettings(tx: Transaction): Promise<CompanySettingsRow> {
  return tx.row<CompanySettingsRow>(`select ${columns} from company_settings`)
}

/** Of two concurrent changes, the second waits here and then sees what the first one wrote. */
export function lockSettings(tx: Transaction): Promise<CompanySettingsRow> {
  return tx.row<CompanySettingsRow>(`select ${columns} from company_settings for update`)
}

export function updateSettings(
  tx: Transaction,
  settings: CompanySettings,
): Promise<CompanySettingsRow> {
  return tx.row<CompanySettingsRow>(
    `update company_settings set version = version + 1, updated_at = now(),
       site_name = $1, support_email = $2, support_phone = $3, business_hours = $4,
       maintenance = $5, maintenance_message = $6,
       minimum_deposit_centavos = $7,
       minimum_withdrawal_centavos = $8, maximum_withdrawal_centavos = $9,
       withdrawal_approval_centavos = $10, adjustment_approval_centavos = $11,
       step_up_centavos = $12, mail_sender_name = $13,
       deposit_approval_centavos = $14, person_day_centavos = $15, company_day_centavos = $16,
       new_admin_hours = $17, new_payee_hours = $18
     returning ${columns}`,
    [
      settings.siteName,
      settings.supportEmail,
      settings.supportPhone,
      settings.businessHours,
      settings.maintenance,
      settings.maintenanceMessage,
      settings.minimumDepositCentavos,
      settings.minimumWithdrawalCentavos,
      settings.maximumWithdrawalCentavos,
      settings.withdrawalApprovalCentavos,
      settings.adjustmentApprovalCentavos,
      settings.stepUpCentavos,
      settings.mailSenderName,
      settings.depositApprovalCentavos,
      settings.personDayCentavos,
      settings.companyDayCentavos,
      settings.newAdminHours,
      settings.newPayeeHours,
    ],
  )
}

/** Every change by a user reads this first. */
export function findMaintenance(
  tx: Transaction,
): Promise<{ maintenance: boolean; maintenanceMessage: string }> {
  return tx.row(
    `select maintenance, maintenance_message as "maintenanceMessage" from company_settings`,
  )
}
