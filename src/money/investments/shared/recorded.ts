import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { investmentStatus } from './rules.ts'

/** One that staff recorded, as its user reads it. */
export const recordedInvestment = z.strictObject({
  /** Also the id of the transaction that took the money. */
  investmentId: uuid,
  planName: z.string(),
  amountCentavos: z.bigint(),
  /** The amount and its gain; nobody promised it. */
  expectedReturnCentavos: z.nullable(z.bigint()),
  /** Days in Manila. */
  startDate: z.string(),
  endDate: z.string(),
  status: investmentStatus,
  /** At its end; null before. */
  payoutCentavos: z.nullable(z.bigint()),
  endReason: z.string(),
  endedAt: z.nullable(z.date()),
  sample: z.boolean(),
  createdAt: z.date(),
})
export type RecordedInvestment = z.infer<typeof recordedInvestment>
