/** Staff who look at a whole account number say why, and are recorded with their reason. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'

export const revealReasonMax = 300
export const revealReasonMin = 5
export const revealReason = line(revealReasonMax)
export const revealForm = z.strictObject({ reason: revealReason })
export const revealedNumber = z.strictObject({ accountNumber: z.string() })

export type RevealRefusal = 'reveal-reason-required'
