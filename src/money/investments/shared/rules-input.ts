/**
 * The inputs of investments and the fields of their dialogs. Apart from rules.ts, which every page
 * of the application loads with the search of the list.
 */
import * as z from 'zod/mini'
import {
  filledLine,
  line,
  paragraph,
  requestId,
  uuid,
  writtenDay,
} from '#foundation/contract/shared/fields.ts'
import { centavosMax } from '#foundation/peso/shared/peso.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { investmentStatus } from './rules.ts'

export const investmentPlanNameMax = 120
export const investmentReasonMax = 1000
export const investmentNotesMax = 2000

const amount = z.bigint().check(z.gte(1n), z.lte(centavosMax))
const expectedReturn = z.nullable(z.bigint().check(z.gte(0n), z.lte(centavosMax)))

export const newInvestment = z.strictObject({
  requestId,
  userId: uuid,
  planName: line(investmentPlanNameMax),
  amountCentavos: amount,
  expectedReturnCentavos: expectedReturn,
  startDate: writtenDay,
  endDate: writtenDay,
  /** Internal: a reference to the user's request, since it takes money from their wallet. */
  notes: paragraph(investmentNotesMax),
})
export type NewInvestment = z.infer<typeof newInvestment>

export const investmentEdit = z.strictObject({
  investmentId: uuid,
  moveId: requestId,
  planName: line(investmentPlanNameMax),
  amountCentavos: amount,
  expectedReturnCentavos: expectedReturn,
  /** Absent or unchanged: only the facts are saved. */
  to: z.optional(investmentStatus),
  /** The whole payout, the placed amount included. See investmentNeedsPayout. */
  payoutCentavos: z.optional(z.bigint().check(z.gte(0n), z.lte(centavosMax))),
  reason: paragraph(investmentReasonMax),
  notes: paragraph(investmentNotesMax),
  /** The `updatedAt` of the investment when the dialog opened. */
  updatedAtSeen: z.date(),
})
export type InvestmentEdit = z.infer<typeof investmentEdit>

/** Says more than the status, of one that its user placed. */
export const placedMark = z.enum(['cooling', 'late', 'impaired', 'without-return', 'left-early'])
export type PlacedMark = z.infer<typeof placedMark>

export const investorSearch = z.strictObject({ search: filledLine(searchTermMax) })
/** The most users that a search returns. */
export const investorsMax = 8

/** The fields of the two dialogs. Amounts are text. */
export const recordInvestmentForm = z.strictObject({
  planName: z.string(),
  amount: z.string(),
  expectedReturn: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  notes: z.string(),
})
export type RecordInvestmentForm = z.infer<typeof recordInvestmentForm>
export const editInvestmentForm = z.strictObject({
  planName: z.string(),
  amount: z.string(),
  expectedReturn: z.string(),
  to: z.string(),
  payout: z.string(),
  reason: z.string(),
  notes: z.string(),
})
export type EditInvestmentForm = z.infer<typeof editInvestmentForm>
