import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads } from '#foundation/contract/shared/procedure.ts'
import { transactionType } from '#money/transactions/shared/rules.ts'
import { investmentEnds } from '#money/transactions/shared/type-label.ts'
import { statementMonth } from './rules.ts'

const monthView = z.strictObject({
  month: statementMonth,
  /** The month is not over, so more entries may follow. */
  soFar: z.boolean(),
  entries: z.int(),
  closingCentavos: z.bigint(),
})
export type MonthView = z.infer<typeof monthView>

const lineView = z.strictObject({
  sequence: z.bigint(),
  postedAt: z.date(),
  /** Null for an entry without a transaction. */
  type: z.nullable(transactionType),
  /** It corrects the amount of an investment. */
  correction: z.boolean(),
  /** How the investment of a payout ended, other than by maturing. */
  end: z.nullable(z.enum(investmentEnds)),
  /** Of an investment, as its description was stored. */
  planName: z.nullable(z.string()),
  /** The entry takes another one back. */
  reversal: z.boolean(),
  transactionId: z.nullable(uuid),
  referenceNumber: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  /** Negative when money left the wallet. */
  amountCentavos: z.bigint(),
  /** The balance after this entry, as the ledger stored it. */
  balanceCentavos: z.bigint(),
})
export type LineView = z.infer<typeof lineView>

const summary = {
  month: statementMonth,
  soFar: z.boolean(),
  /** When it was read; a month that is not over ends here. */
  asOf: z.date(),
  openingCentavos: z.bigint(),
  inCentavos: z.bigint(),
  outCentavos: z.bigint(),
  closingCentavos: z.bigint(),
  entries: z.int(),
  /**
   * The amount on hold now; null for a month that is over. It is part of the closing balance,
   * because a hold is not an entry.
   */
  heldCentavos: z.nullable(z.bigint()),
}
const summaryView = z.strictObject(summary)
export type SummaryView = z.infer<typeof summaryView>

const statementView = z.strictObject({
  ...summary,
  /** Oldest first. */
  lines: z.array(lineView),
  /** The `after` of the next page; null on the last page. */
  next: z.nullable(z.bigint()),
})
export type StatementView = z.infer<typeof statementView>

export const statementsContract = {
  /** Every month since the first entry, the newest first. */
  months: reads('user')
    .input(emptyInput)
    .output(z.strictObject({ months: z.array(monthView) })),
  /** 404 for a month before the first entry or after this one. */
  month: reads('user')
    .input(z.strictObject({ month: statementMonth, after: z.optional(z.bigint()) }))
    .output(statementView),
}
