import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { investmentStatus } from './rules.ts'

/** Everybody who reads an investment reads these. */
export const investmentFields = {
  /** Also the id of the transaction that took the money, of one that staff recorded. */
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
  sample: z.boolean(),
  createdAt: z.date(),
}

/** One that staff recorded, as its user reads it. */
export const recordedInvestment = z.strictObject({
  ...investmentFields,
  endReason: z.string(),
  endedAt: z.nullable(z.date()),
})
export type RecordedInvestment = z.infer<typeof recordedInvestment>
