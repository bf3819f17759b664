/**
 * Which changes of the settings loosen what guards two people and new payees. Such a change waits
 * for a second person; the database refuses it otherwise (guard_looser_settings).
 */
import * as z from 'zod/mini'
import { paragraph, uuid } from '#foundation/contract/shared/fields.ts'
import type { CompanySettings } from './rules.ts'

/** A filed change expires after this time. */
export const looseningHours = 48

/** `up`: a larger value is looser. */
const guardedSettings = {
  withdrawalApprovalCentavos: 'up',
  adjustmentApprovalCentavos: 'up',
  depositApprovalCentavos: 'up',
  personDayCentavos: 'up',
  companyDayCentavos: 'up',
  newPayeeHours: 'down',
  newAdminHours: 'down',
} as const satisfies Partial<Record<keyof CompanySettings, 'up' | 'down'>>

export type GuardedName = keyof typeof guardedSettings
export type GuardedSettings = Pick<CompanySettings, GuardedName>
export const guardedNames = Object.keys(guardedSettings) as GuardedName[]
export const guardedName = z.enum(Object.keys(guardedSettings) as [GuardedName, ...GuardedName[]])

/** The guarded settings that `after` makes looser than `before`. */
export function loosenedNames(before: GuardedSettings, after: GuardedSettings): GuardedName[] {
  return guardedNames.filter((name) =>
    guardedSettings[name] === 'up' ? after[name] > before[name] : after[name] < before[name],
  )
}

export const looseningIdInput = z.strictObject({ changeId: uuid })
export type LooseningIdInput = z.infer<typeof looseningIdInput>

export const rejectionReasonMax = 500
export const looseningRejectionForm = z.object({ reason: z.string().check(z.trim()) })
export const looseningRejection = z.strictObject({
  changeId: uuid,
  reason: paragraph(rejectionReasonMax).check(z.minLength(1)),
})
export type LooseningRejection = z.infer<typeof looseningRejection>
