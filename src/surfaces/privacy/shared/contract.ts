import * as z from 'zod/mini'
import { centavos, nothing } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { closing } from './rules.ts'

const closingView = z.object({
  mayClose: z.boolean(),
  /** What still stands in the way. */
  open: z.object({
    availableCentavos: centavos,
    heldCentavos: centavos,
    deposits: z.int(),
    withdrawals: z.int(),
  }),
  /** What stays after the closing: so many, for so many years. */
  kept: z.object({ years: z.int(), transactions: z.int(), chats: z.int() }),
})
export type ClosingView = z.infer<typeof closingView>

export const privacyContract = {
  /**
   * Records that a copy is being made and tells the owner; the browser then fetches GET
   * /privacy/export.
   */
  prepareExport: writes('user', { proof: 'data', duringMaintenance: true })
    .input(nothing)
    .output(nothing),
  closing: reads('user').input(nothing).output(closingView),
  /** For ever: ends every session, and nobody signs in as this user again. */
  close: writes('user', { proof: 'login' }).input(closing).output(nothing),
}
