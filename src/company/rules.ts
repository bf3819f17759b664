/**
 * What the operator of an installation sets, each with the value it has until somebody sets it. It decides nothing: the rooms that
 * it is about read it in the transaction of what they decide.
 */
import * as z from 'zod/mini'
import { email, filledLine, line, paragraph } from '../contract/fields.ts'
import { centavosMax, parsePesos, type Centavos } from '../peso/peso.ts'

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
  /** The same for a balance adjustment; what one user was given and taken within 24 hours counts together. */
  adjustmentApprovalCentavos: Centavos
  /** A user's withdrawal of more than this asks for a password or a code; null: as the environment says. */
  stepUpCentavos: Centavos | null
  /** Stands before the address that mails come from; empty: the name of the site. */
  mailSenderName: string
}

/** The specification's where it has one. Nothing here names a company: a live installation shows what its operator has written. */
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
  'siteName', 'supportEmail', 'supportPhone', 'businessHours', 'maintenance', 'maintenanceMessage',
  'minimumDepositCentavos', 'minimumWithdrawalCentavos', 'maximumWithdrawalCentavos',
] as const satisfies readonly (keyof CompanySettings)[]
export type CompanyFacts = Pick<CompanySettings, (typeof publicNames)[number]>

export function factsOf(settings: CompanySettings): CompanyFacts {
  return Object.fromEntries(publicNames.map((name) => [name, settings[name]])) as unknown as CompanyFacts
}

/** Above any real limit; one transfer of the book could carry ten times as much. */
export const limitMax: Centavos = centavosMax / 10n

export const amountNames = [
  'minimumDepositCentavos', 'minimumWithdrawalCentavos', 'maximumWithdrawalCentavos', 'withdrawalApprovalCentavos', 'adjustmentApprovalCentavos', 'stepUpCentavos',
] as const satisfies readonly (keyof CompanySettings)[]

const limit = z.bigint().check(z.minimum(1n), z.maximum(limitMax))
/** Zero: each one, however small. */
const band = z.bigint().check(z.minimum(0n), z.maximum(limitMax))

/** Trimmed: a text alone that fits the schema of one mail is one. */
const texts = {
  siteName: filledLine(60),
  supportEmail: z.union([z.literal(''), email]),
  supportPhone: line(40),
  businessHours: line(120),
  maintenance: z.boolean(),
  maintenanceMessage: paragraph(300),
  mailSenderName: line(60),
}

export const settingsInput = z.strictObject({
  ...texts,
  minimumDepositCentavos: limit,
  minimumWithdrawalCentavos: limit,
  maximumWithdrawalCentavos: limit,
  withdrawalApprovalCentavos: band,
  adjustmentApprovalCentavos: band,
  stepUpCentavos: z.nullable(band),
})

export const settingsSave = z.strictObject({
  settings: settingsInput,
  /** The version that the form showed: what a colleague has changed since is not written over. */
  versionSeen: z.int().check(z.minimum(1)),
})
export type SettingsSave = z.infer<typeof settingsSave>

/** What staff type: amounts are text, and an empty step-up means that of the environment. */
export const settingsForm = z.object({ ...texts, ...(Object.fromEntries(amountNames.map((name) => [name, z.string()])) as Record<(typeof amountNames)[number], z.ZodMiniString>) })
export type SettingsForm = z.infer<typeof settingsForm>

/** Reads the form; the name of the first amount that is none, otherwise. */
export function readSettingsForm(written: SettingsForm): { settings: CompanySettings } | { unreadable: (typeof amountNames)[number] } {
  const amounts: Partial<Record<(typeof amountNames)[number], Centavos | null>> = {}
  for (const name of amountNames) {
    const isLeftOpen = name === 'stepUpCentavos' && written[name].trim() === ''
    const read = isLeftOpen ? null : parsePesos(written[name])
    const least = name === 'minimumDepositCentavos' || name === 'minimumWithdrawalCentavos' || name === 'maximumWithdrawalCentavos' ? 1n : 0n
    if (!isLeftOpen && (read === null || read < least || read > limitMax)) return { unreadable: name }
    amounts[name] = read
  }
  return { settings: { ...written, ...amounts } as CompanySettings }
}

export function areLimitsInOrder({ minimumWithdrawalCentavos, maximumWithdrawalCentavos }: Pick<CompanySettings, 'minimumWithdrawalCentavos' | 'maximumWithdrawalCentavos'>): boolean {
  return minimumWithdrawalCentavos <= maximumWithdrawalCentavos
}

export type CompanyRefusal = 'settings-changed' | 'limits-crossed' | 'maintenance'
