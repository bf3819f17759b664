/** Accounts that the user was paid to before, kept for the next withdrawal. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'

export const payeeNameMax = 40
/** Those that were paid last. */
export const savedPayeesMax = 20
/** How long the screen offers to undo a removal. */
export const payeeUndoSeconds = 5

/** Banks go by the number, so these two name an account. */
export const payeeKey = z.strictObject({ bankName: line(100), accountNumber: line(40) })
export type PayeeKey = z.infer<typeof payeeKey>

/** An empty name is none. */
export const payeeName = z.strictObject({ ...payeeKey.shape, name: line(payeeNameMax) })
export type PayeeName = z.infer<typeof payeeName>

/** The value of a choice among accounts. */
export function payeeId({ bankName, accountNumber }: PayeeKey): string {
  return `${bankName} ${accountNumber}`
}
