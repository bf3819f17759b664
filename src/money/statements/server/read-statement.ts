import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { manilaMonth, monthAfter, monthStart } from '#foundation/time/shared/months.ts'
/**
 * The verbs of the room. Every figure is an entry of the book or the balance that an entry carries;
 * nothing is computed twice.
 */
import {
  readBalance,
  readEntriesAfter,
  readFirstEntryTime,
  readMoved,
  readPositionsBefore,
} from '#ledger/server/actions.ts'
import type { Position } from '#ledger/shared/rules.ts'
import type { LineView, MonthView, StatementView, SummaryView } from '../shared/contract.ts'
import { linesPerPage } from '../shared/rules.ts'
import { statementRefusals } from '../shared/words.ts'
import { namesOf } from './reads.ts'

export async function listMonths(ctx: ActionContext): Promise<{ months: MonthView[] }> {
  const userId = callerUserId(ctx)
  const first = await readFirstEntryTime(ctx.tx, userId)
  if (!first) return { months: [] }
  const thisMonth = manilaMonth(new Date())
  const months = monthsBetween(manilaMonth(first), thisMonth)
  const [opening, ...closings] = await readPositionsBefore(ctx.tx, userId, [
    first,
    ...months.map((month) => monthStart(monthAfter(month))),
  ])
  let before = opening
  const views = closings.map((closing, place): MonthView => {
    const entries = Number(closing.sequence - (before?.sequence ?? 0n))
    before = closing
    const month = months[place] ?? thisMonth
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
  asked: { month: string; after?: bigint | undefined },
): Promise<StatementView> {
  const userId = callerUserId(ctx)
  const { summary, range } = await summarise(ctx.tx, userId, asked.month)
  const after = within(range, asked.after ?? range.after)
  const lines = await readLines(ctx.tx, userId, { ...range, after, limit: linesPerPage })
  const last = lines.at(-1)?.sequence
  return { ...summary, lines, next: last !== undefined && last < range.upTo ? last : null }
}

/** The numbers of the entries of a month: above `after` up to `upTo`. */
export interface Range {
  after: bigint
  upTo: bigint
}

/**
 * Whoever asks may name any number: one that is no entry of the month would reach the database,
 * which knows none so large.
 */
function within({ after, upTo }: Range, asked: bigint): bigint {
  if (asked < after) return after
  return asked > upTo ? upTo : asked
}

/**
 * 404 for a month before the first entry or after this one. What comes while a statement is read is
 * not on it: its range is fixed here.
 */
export async function summarise(
  tx: Transaction,
  userId: string,
  month: string,
): Promise<{ summary: SummaryView; range: Range }> {
  const first = await readFirstEntryTime(tx, userId)
  const asOf = new Date()
  const thisMonth = manilaMonth(asOf)
  if (!first || month < manilaMonth(first) || month > thisMonth)
    refuse(statementRefusals, 'statement-not-found', { status: 404 })
  const soFar = month === thisMonth
  // The hold is read first: a withdrawal that is paid in between would otherwise be neither on hold nor an entry.
  const held = soFar ? (await readBalance(tx, userId)).heldCentavos : null
  const [opening, closing] = await readPositionsBefore(tx, userId, [
    monthStart(month),
    monthStart(monthAfter(month)),
  ])
  const [from, to] = [opening ?? nowhere, closing ?? nowhere]
  const range = { after: from.sequence, upTo: to.sequence }
  const moved = await readMoved(tx, userId, range)
  return {
    range,
    summary: {
      month,
      soFar,
      asOf,
      ...moved,
      heldCentavos: held,
      entries: Number(to.sequence - from.sequence),
      openingCentavos: from.balanceCentavos,
      closingCentavos: to.balanceCentavos,
    },
  }
}

const nowhere: Position = { sequence: 0n, balanceCentavos: 0n }

export async function readLines(
  tx: Transaction,
  userId: string,
  asked: Range & { limit: number },
): Promise<LineView[]> {
  const entries = await readEntriesAfter(tx, userId, asked)
  const subjects = entries.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId]))
  const names = new Map(
    (await namesOf(tx, userId, subjects)).map((name) => [name.transactionId, name]),
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
        transactionId: name?.transactionId ?? null,
        referenceNumber: name?.referenceNumber ?? null,
        bankName: name?.bankName ?? null,
        accountName: name?.accountName ?? null,
      }
    },
  )
}
