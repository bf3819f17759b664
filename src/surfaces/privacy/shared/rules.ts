/**
 * Rights of a user over their data: a copy of everything, and closing their login. Closing never
 * deletes what the law requires the company to keep.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'

/** Years from closing during which customer records must be kept (RA 9160, section 9 b). */
export const keptYears = 5

/** The word that the user types to confirm; the same in every language. */
export const closingWord = 'CLOSE'

export const closing = z.strictObject({ confirmation: line(40) })
export type Closing = z.infer<typeof closing>

/** The download must begin within this time after the request. */
export const dataExportWithinMinutes = 5

/** Temporary folders older than this were left by a crash and are removed. */
export const leftoverExportHours = 2

/**
 * Days after closing when the mails that still waited, among them the last one, are deleted too.
 * Sent mails are deleted at once.
 */
export const closedMailDays = 30

/** Money and movements that block closing. */
export interface ClosingBlockers {
  availableCentavos: bigint
  heldCentavos: bigint
  deposits: number
  withdrawals: number
  /** Money of theirs that the company still holds. */
  investments: number
}

export function mayCloseUser({
  availableCentavos,
  heldCentavos,
  deposits,
  withdrawals,
  investments,
}: ClosingBlockers): boolean {
  return (
    availableCentavos === 0n && heldCentavos === 0n && deposits + withdrawals + investments === 0
  )
}

export type PrivacyRefusal =
  | 'closing-not-confirmed'
  | 'money-left'
  | 'movements-under-way'
  | 'too-many-exports'
  | 'export-not-asked-for'
  | 'export-under-way'
