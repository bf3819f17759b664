import * as z from 'zod/mini'

/** The return of a late investment, and the pool that cannot pay it yet. */
export const lateReturn = z.strictObject({
  gainCentavos: z.bigint(),
  poolName: z.strictObject({ en: z.string(), fil: z.string() }),
  inPoolCentavos: z.bigint(),
  /** All returns that the pool pays up to and with this one, oldest first. */
  dueCentavos: z.bigint(),
})
