/**
 * The same move for many withdrawals at once: what it asks for. Each of them is moved, or refused,
 * as if it were the only one.
 */
import * as z from 'zod/mini'
import { line, paragraph, uuid } from '#foundation/contract/shared/fields.ts'

export const bulkTargets = ['processing', 'approved', 'on_hold', 'declined', 'completed'] as const
export const bulkTarget = z.enum(bulkTargets)
export type BulkTarget = z.infer<typeof bulkTarget>

export const bulkMax = 100

/**
 * `moveId` is made by the browser when the window opens: the same list sent again moves nothing
 * twice.
 */
const bulkRow = z.strictObject({
  transactionId: uuid,
  moveId: uuid,
  updatedAtSeen: z.date(),
  bankReference: z.optional(line(60)),
})
export type BulkRow = z.infer<typeof bulkRow>

export const bulkMove = z.strictObject({
  to: bulkTarget,
  /** The users read it. */
  reason: z.optional(paragraph(1000)),
  rows: z.array(bulkRow).check(z.minLength(1), z.maxLength(bulkMax)),
})
export type BulkMove = z.infer<typeof bulkMove>
