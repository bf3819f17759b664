/**
 * Settings of the company and their defaults. They decide nothing: the modules that they concern
 * read them in the transaction of their decision.
 */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { newAdminHours } from '#people/identity/shared/second-person/rules.ts'

export interface CompanySettings {
  siteName: string
  supportEmail: string
  supportPhone: string
  /** Free text, for example 'Monday to Friday, 9 AM to 6 PM'. */
  businessHours: string
  /** Users can read but change nothing; admins work on. */
  maintenance: boolean
  /** Shown during maintenance. Empty: the default text. */
  maintenanceMessage: string
  minimumDepositCentavos: Centavos
  minimumWithdrawalCentavos: Centavos
  maximumWithdrawalCentavos: Centavos
  /** Withdrawals above this amount are paid out only when a second person agrees. */
  withdrawalApprovalCentavos: Centavos
  /** The same for balance adjustments; those of one user within 24 hours count together. */
  adjustmentApprovalCentavos: Centavos
  /** Deposits above this amount are completed only when a second person agrees. */
  depositApprovalCentavos: Centavos
  /** One person of the staff may move so much alone within 24 hours, in and out together. */
  personDayCentavos: Centavos
  /** The same for the whole staff together. */
  companyDayCentavos: Centavos
  /** The first withdrawal to an account waits for so many hours. 0: it does not wait. */
  newPayeeHours: number
  /**
   * A withdrawal above this amount asks the user for a password or a code. Null: the limit of the
   * environment applies.
   */
  stepUpCentavos: Centavos | null
  /** For so many hours a new admin approves nothing. */
  newAdminHours: number
  /** The display name of the mail sender. Empty: the name of the site. */
  mailSenderName: string
}

/** From the specification where it has a value. Names no company: the operator writes that. */
export const defaultSettings: CompanySettings = {
  siteName: 'Kaban',
  supportEmail: '',
  supportPhone: '',
  businessHours: '',
  maintenance: false,
  maintenanceMessage: '',
  minimumDepositCentavos: 500_00n,
  minimumWithdrawalCentavos: 5_000_00n,
  maximumWithdrawalCentavos: 500_000_00n,
  withdrawalApprovalCentavos: 50_000_00n,
  adjustmentApprovalCentavos: 10_000_00n,
  depositApprovalCentavos: 50_000_00n,
  // Decision 0035 has the reasons.
  personDayCentavos: 200_000_00n,
  companyDayCentavos: 500_000_00n,
  newPayeeHours: 24,
  stepUpCentavos: null,
  newAdminHours: newAdminHours.usual,
  mailSenderName: '',
}

/** Settings that anybody may read. */
const companyFactNames = [
  'siteName',
  'supportEmail',
  'supportPhone',
  'businessHours',
  'maintenance',
  'maintenanceMessage',
  'minimumDepositCentavos',
  'minimumWithdrawalCentavos',
  'maximumWithdrawalCentavos',
] as const satisfies readonly (keyof CompanySettings)[]
export type CompanyFacts = Pick<CompanySettings, (typeof companyFactNames)[number]>

export function companyFactsOf(settings: CompanySettings): CompanyFacts {
  return Object.fromEntries(
    companyFactNames.map((name) => [name, settings[name]]),
  ) as unknown as CompanyFacts
}

export type CompanyRefusal = 'settings-changed' | 'limits-crossed' | 'maintenance'
