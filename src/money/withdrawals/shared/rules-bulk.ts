/** The same move for many withdrawals. Each is moved or refused as if it were the only one. */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

const bulkWithdrawalTargets = [
  'processing',
  'approved',
  'on_hold',
  'declined',
  'completed',
] as const
const bulkWithdrawalTarget = z.enum(bulkWithdrawalTargets)
export type BulkWithdrawalTarget = z.infer<typeof bulkWithdrawalTarget>

export const bulkWithdrawalsMax = 100

/**
 * The browser makes `moveId` when the window opens, so sending the same list again moves nothing
 * twice.
 */
const bulkRow = z.strictObject({
  transactionId: uuid,
  moveId: requestId,
  updatedAtSeen: z.date(),
  bankReference: z.optional(line(60)),
})
export type BulkWithdrawalRow = z.infer<typeof bulkRow>

export const bulkWithdrawalMove = z.strictObject({
  to: bulkWithdrawalTarget,
  /** The users read it. */
  reason: z.optional(paragraph(1000)),
  rows: z.array(bulkRow).check(z.minLength(1), z.maxLength(bulkWithdrawalsMax)),
})
export type BulkWithdrawalMove = z.infer<typeof bulkWithdrawalMove>
