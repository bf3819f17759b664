import * as z from 'zod/mini'
import { centavos, emptyInput } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { closing } from './rules.ts'

const closingView = z.object({
  mayClose: z.boolean(),
  /** Obstacles to closing. */
  open: z.object({
    availableCentavos: centavos,
    heldCentavos: centavos,
    deposits: z.int(),
    withdrawals: z.int(),
    investments: z.int(),
  }),
  /** The records that the company keeps after closing, and for how many years. */
  kept: z.object({ years: z.int(), transactions: z.int(), chats: z.int() }),
})
export type ClosingView = z.infer<typeof closingView>

export const privacyContract = {
  /** Records the request and notifies the owner; the browser then fetches GET /privacy/export. */
  prepareExport: writes('user', { proof: 'data', duringMaintenance: true, limit: 'export' })
    .input(emptyInput)
    .output(emptyInput),
  closing: reads('user').input(emptyInput).output(closingView),
  /** Irreversible: ends every session, and nobody can sign in as this user again. */
  close: writes('user', { proof: 'login', limit: 'safety' }).input(closing).output(emptyInput),
}
