/** Schemas and form of the settings. Apart from rules.ts: pages of users do not load this. */
import * as z from 'zod/mini'
import { email, filledLine, line, paragraph } from '#foundation/contract/shared/fields.ts'
import { centavosMax, parsePesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { newAdminHours } from '#people/identity/shared/second-person/rules.ts'
import type { CompanySettings } from './rules.ts'

/** Above any real limit, and a tenth of what one transfer of the book can carry. */
export const settingCentavosMax: Centavos = centavosMax / 10n

export const settingAmountNames = [
  'minimumDepositCentavos',
  'minimumWithdrawalCentavos',
  'maximumWithdrawalCentavos',
  'withdrawalApprovalCentavos',
  'adjustmentApprovalCentavos',
  'depositApprovalCentavos',
  'personDayCentavos',
  'companyDayCentavos',
  'stepUpCentavos',
] as const satisfies readonly (keyof CompanySettings)[]

const limit = z.bigint().check(z.minimum(1n), z.maximum(settingCentavosMax))
/** With a band of zero, every amount is above it. */
const band = z.bigint().check(z.minimum(0n), z.maximum(settingCentavosMax))

/** Zero: no wait. At most a week. */
const payeeHoursRange = z.int().check(z.minimum(0), z.maximum(168))

const texts = {
  siteName: filledLine(60),
  supportEmail: z.union([z.literal(''), email]),
  supportPhone: line(40),
  businessHours: line(120),
  maintenance: z.boolean(),
  maintenanceMessage: paragraph(300),
  mailSenderName: line(60),
}

const settingsInput = z.strictObject({
  ...texts,
  minimumDepositCentavos: limit,
  minimumWithdrawalCentavos: limit,
  maximumWithdrawalCentavos: limit,
  withdrawalApprovalCentavos: band,
  adjustmentApprovalCentavos: band,
  // Optional for one release: a page of the version before does not send them.
  depositApprovalCentavos: z.optional(band),
  personDayCentavos: z.optional(band),
  companyDayCentavos: z.optional(band),
  newPayeeHours: z.optional(payeeHoursRange),
  stepUpCentavos: z.nullable(band),
  newAdminHours: z.int().check(z.minimum(newAdminHours.min), z.maximum(newAdminHours.max)),
})

export const settingsSave = z.strictObject({
  settings: settingsInput,
  /** The version that the form showed, so that it cannot overwrite a colleague's change. */
  versionSeen: z.int().check(z.minimum(1)),
})
export type SettingsSave = z.infer<typeof settingsSave>

/**
 * The form as typed. Amounts are text; an empty step-up means that of the environment. Accepts what
 * `readSettingsForm` refuses with a message of its own.
 */
export const settingsForm = z.object({
  ...texts,
  siteName: line(60),
  supportEmail: line(254),
  newAdminHours: line(6),
  newPayeeHours: line(6),
  ...(Object.fromEntries(settingAmountNames.map((name) => [name, z.string()])) as Record<
    (typeof settingAmountNames)[number],
    z.ZodMiniString
  >),
})
export type SettingsForm = z.infer<typeof settingsForm>

/** Returns the settings, or the name of the first field that cannot be read. */
export function readSettingsForm(written: SettingsForm):
  | { settings: CompanySettings }
  | {
      unreadable:
        | 'siteName'
        | 'supportEmail'
        | 'newAdminHours'
        | 'newPayeeHours'
        | (typeof settingAmountNames)[number]
    } {
  if (written.siteName === '') return { unreadable: 'siteName' }
  const supportEmail = z.safeParse(texts.supportEmail, written.supportEmail)
  if (!supportEmail.success) return { unreadable: 'supportEmail' }
  const hours = settingsInput.shape.newAdminHours.safeParse(Number(written.newAdminHours || NaN))
  if (!hours.success) return { unreadable: 'newAdminHours' }
  const payeeHours = payeeHoursRange.safeParse(Number(written.newPayeeHours || NaN))
  if (!payeeHours.success) return { unreadable: 'newPayeeHours' }
  const amounts: Partial<Record<(typeof settingAmountNames)[number], Centavos | null>> = {}
  for (const name of settingAmountNames) {
    const isUnset = name === 'stepUpCentavos' && written[name].trim() === ''
    const read = isUnset ? null : parsePesos(written[name])
    const least =
      name === 'minimumDepositCentavos' ||
      name === 'minimumWithdrawalCentavos' ||
      name === 'maximumWithdrawalCentavos'
        ? 1n
        : 0n
    if (!isUnset && (read === null || read < least || read > settingCentavosMax))
      return { unreadable: name }
    amounts[name] = read
  }
  return {
    settings: {
      ...written,
      newPayeeHours: payeeHours.data,
      supportEmail: supportEmail.data,
      newAdminHours: hours.data,
      ...amounts,
    } as CompanySettings,
  }
}

export function areLimitsInOrder({
  minimumWithdrawalCentavos,
  maximumWithdrawalCentavos,
}: Pick<CompanySettings, 'minimumWithdrawalCentavos' | 'maximumWithdrawalCentavos'>): boolean {
  return minimumWithdrawalCentavos <= maximumWithdrawalCentavos
}
