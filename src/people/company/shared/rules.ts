/**
 * What the operator of an installation sets, each with the value it has until somebody sets it. It
 * decides nothing: the rooms that it is about read it in the transaction of what they decide.
 */
import type { Centavos } from '#foundation/peso/shared/peso.ts'

export interface CompanySettings {
  siteName: string
  supportEmail: string
  supportPhone: string
  /** As people write it: 'Monday to Friday, 9 AM to 6 PM'. */
  businessHours: string
  /** Users can look and not change anything; the staff work on. */
  maintenance: boolean
  /** What people are told meanwhile; empty: the words that come with the software. */
  maintenanceMessage: string
  minimumDepositCentavos: Centavos
  minimumWithdrawalCentavos: Centavos
  maximumWithdrawalCentavos: Centavos
  /** A withdrawal of more than this is paid out only when a second person agrees. */
  withdrawalApprovalCentavos: Centavos
  /**
   * The same for a balance adjustment; what one user was given and taken within 24 hours counts
   * together.
   */
  adjustmentApprovalCentavos: Centavos
  /**
   * A user's withdrawal of more than this asks for a password or a code; null: as the environment
   * says.
   */
  stepUpCentavos: Centavos | null
  /** Stands before the address that mails come from; empty: the name of the site. */
  mailSenderName: string
}

/**
 * The specification's where it has one. Nothing here names a company: a live installation shows
 * what its operator has written.
 */
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
  stepUpCentavos: null,
  mailSenderName: '',
}

/** What anybody may know of them: the pages say it. */
export const publicNames = [
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
export type CompanyFacts = Pick<CompanySettings, (typeof publicNames)[number]>

export function factsOf(settings: CompanySettings): CompanyFacts {
  return Object.fromEntries(
    publicNames.map((name) => [name, settings[name]]),
  ) as unknown as CompanyFacts
}

export type CompanyRefusal = 'settings-changed' | 'limits-crossed' | 'maintenance'
