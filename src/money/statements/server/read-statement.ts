/** Every figure is a ledger entry, or the balance stored with one; nothing is computed twice. */
import { readNow } from '#foundation/platform/server/database/clock.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { manilaMonth, monthAfter, monthStart } from '#foundation/time/shared/months.ts'
import {
  readBalance,
  readEntriesAfter,
  readFirstEntryTime,
  readEntryTotals,
  readPositionsBefore,
} from '#ledger/server/actions.ts'
import type { WalletPosition } from '#ledger/shared/rules.ts'
import { readTransactionNames } from '#money/transactions/server/transaction-names.ts'
import { planIn } from '#money/transactions/shared/descriptions.ts'
import { endOf, isCorrection } from '#money/transactions/shared/type-label.ts'
import type { LineView, MonthView, StatementView, SummaryView } from '../shared/contract.ts'
import { periodEnd, periodStart } from '../shared/rules-period.ts'
import { linesPerPage } from '../shared/rules.ts'
import { statementRefusals } from '../shared/words.ts'

export async function listMonths(ctx: ActionContext): Promise<{ months: MonthView[] }> {
  const userId = callerUserId(ctx)
  const first = await readFirstEntryTime(ctx.tx, userId)
  if (!first) return { months: [] }
  const thisMonth = manilaMonth(await readNow(ctx.tx))
  const months = monthsBetween(manilaMonth(first), thisMonth)
  const [opening, ...closings] = await readPositionsBefore(ctx.tx, userId, [
    first,
    ...months.map((month) => monthStart(monthAfter(month))),
  ])
  let before = opening
  const views = closings.map((closing, index): MonthView => {
    const entries = Number(closing.sequence - (before?.sequence ?? 0n))
    before = closing
    const month = months[index] ?? thisMonth
    return { month, soFar: month === thisMonth, entries, closingCentavos: closing.balanceCentavos }
  })
  return { months: views.toReversed() }
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

export async function readMonth(
  ctx: ActionContext,
  input: { month: string; after?: bigint | undefined },
): Promise<StatementView> {
  const userId = callerUserId(ctx)
  const { summary, range } = await readSummary(ctx.tx, userId, input.month)
  const { period, ...figures } = summary
  const after = clamp(input.after ?? range.after, range)
  const lines = await readLines(ctx.tx, userId, { ...range, after, limit: linesPerPage })
  const last = lines.at(-1)?.sequence
  return {
    ...figures,
    month: period,
    lines,
    next: last !== undefined && last < range.upTo ? last : null,
  }
}

/** A summary of any period. */
export type PeriodSummary = Omit<SummaryView, 'month'> & { period: string }

/** The sequence numbers of a period's entries: above `after`, up to `upTo`. */
interface Range {
  after: bigint
  upTo: bigint
}

/** A caller may send any number, also one that is too large for the database's bigint. */
function clamp(sequence: bigint, { after, upTo }: Range): bigint {
  if (sequence < after) return after
  return sequence > upTo ? upTo : sequence
}

/**
 * Refuses 404 statement-not-found for a period before the first entry or after today. The range is
 * fixed here, so entries that are posted later are not part of this statement.
 */
export async function readSummary(
  tx: Transaction,
  userId: string,
  period: string,
): Promise<{ summary: PeriodSummary; range: Range }> {
  const first = await readFirstEntryTime(tx, userId)
  const asOf = await readNow(tx)
  const [start, end] = [periodStart(period), periodEnd(period)]
  if (!first || end <= first || start > asOf)
    refuse(statementRefusals, 'statement-not-found', { status: 404 })
  const soFar = end > asOf
  // Read the hold first: a withdrawal paid in between must count as held or as an entry.
  const held = soFar ? (await readBalance(tx, userId)).heldCentavos : null
  const [opening = emptyWallet, closing = emptyWallet] = await readPositionsBefore(tx, userId, [
    start,
    end,
  ])
  const range = { after: opening.sequence, upTo: closing.sequence }
  const { inCentavos, outCentavos } = await readEntryTotals(tx, userId, range)
  return {
    range,
    summary: {
      period,
      soFar,
      asOf,
      inCentavos,
      outCentavos,
      heldCentavos: held,
      entries: Number(closing.sequence - opening.sequence),
      openingCentavos: opening.balanceCentavos,
      closingCentavos: closing.balanceCentavos,
    },
  }
}

const emptyWallet: WalletPosition = { sequence: 0n, balanceCentavos: 0n }

export async function readLines(
  tx: Transaction,
  userId: string,
  range: Range & { limit: number },
): Promise<LineView[]> {
  const entries = await readEntriesAfter(tx, userId, range)
  const subjectIds = entries.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId]))
  const names = new Map(
    (await readTransactionNames(tx, userId, subjectIds)).map((name) => [name.transactionId, name]),
  )
  return entries.map(
    ({ sequence, postedAt, amountCentavos, balanceCentavos, subjectId, reverses }) => {
      if (balanceCentavos === null)
        throw new Error(`Entry ${sequence} of the wallet ${userId} has no balance`)
      const name = subjectId === null ? undefined : names.get(subjectId)
      return {
        sequence,
        postedAt,
        amountCentavos,
        balanceCentavos,
        reversal: reverses !== null,
        type: name?.type ?? null,
        correction: name !== undefined && isCorrection(name),
        end: name ? endOf(name) : null,
        planName: name ? planIn(name.description) : null,
        transactionId: name?.transactionId ?? null,
        referenceNumber: name?.referenceNumber ?? null,
        bankName: name?.bankName ?? null,
        accountName: name?.accountName ?? null,
      }
    },
  )
}
