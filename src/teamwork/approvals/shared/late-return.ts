import * as z from 'zod/mini'
import { bilingual } from '#foundation/contract/shared/fields.ts'

/** The return of a late investment, and the pool that cannot pay it yet. */
export const lateReturn = z.strictObject({
  gainCentavos: z.bigint(),
  poolName: bilingual,
  inPoolCentavos: z.bigint(),
  /** All returns that the pool pays up to and with this one, oldest first. */
  dueCentavos: z.bigint(),
})
