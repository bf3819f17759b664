/**
 * What a person may ask of their data: a copy of everything, and the end of their login. It never
 * deletes what the law wants kept.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'

/**
 * How long what the law on money laundering wants kept is kept (RA 9160, section 9 b), from the
 * closing on.
 */
export const keptYears = 5

/** What has to be typed before a login is closed; the same in every language. */
export const closingWord = 'CLOSE'

export const closing = z.strictObject({ confirmation: line(40) })
export type Closing = z.infer<typeof closing>

/** The copy is fetched within this time after it was asked for. */
export const exportWithinMinutes = 5

/** What a crash left of a copy that was being made goes after this time. */
export const leftoverExportHours = 2

/**
 * Mails to somebody who closed: what was sent goes at once, what still waits (the last one among
 * them) after this time.
 */
export const closedMailDays = 30

/** What stands in the way of closing. */
export interface OpenThings {
  availableCentavos: bigint
  heldCentavos: bigint
  deposits: number
  withdrawals: number
}

/** No money and no movement under way: whoever leaves takes everything along. */
export function mayClose({
  availableCentavos,
  heldCentavos,
  deposits,
  withdrawals,
}: OpenThings): boolean {
  return availableCentavos === 0n && heldCentavos === 0n && deposits === 0 && withdrawals === 0
}

export type PrivacyRefusal =
  | 'closing-not-confirmed'
  | 'money-left'
  | 'movements-under-way'
  | 'too-many-exports'
  | 'export-not-asked-for'
  | 'export-under-way'
