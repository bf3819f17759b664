/** The figures of a digest: of the week from the book, the rest as it is now. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { readTotals } from '#investing/placements/server/portfolio.ts'
import { readEntryTotals, readPositionsBefore } from '#ledger/server/actions.ts'
import type { EntryTotals } from '#ledger/shared/rules.ts'
import { readUnderWay, type UnderWay } from '#money/transactions/server/under-way.ts'
import { countUnreadNotifications } from '#people/notifications/server/actions.ts'
import type { DigestWeek } from '../shared/week.ts'

export interface Digest extends EntryTotals {
  openingCentavos: bigint
  closingCentavos: bigint
  underWay: UnderWay
  unread: number
  /** When the next of the user's investments ends. */
  nextInvestmentOn: string | null
}

/** Null when nothing happened in the week and nothing is under way. */
export async function readDigest(
  tx: Transaction,
  userId: string,
  { start, end }: DigestWeek,
): Promise<Digest | null> {
  const [opening, closing] = await readPositionsBefore(tx, userId, [start, end])
  if (!opening || !closing) return null
  const underWay = await readUnderWay(tx, userId)
  const isQuiet = opening.sequence === closing.sequence
  if (isQuiet && underWay.inCount + underWay.outCount === 0) return null
  const range = { after: opening.sequence, upTo: closing.sequence }
  return {
    ...(await readEntryTotals(tx, userId, range)),
    openingCentavos: opening.balanceCentavos,
    closingCentavos: closing.balanceCentavos,
    underWay,
    unread: await countUnreadNotifications(tx, userId),
    nextInvestmentOn: (await readTotals(tx, userId)).nextDueOn,
  }
}
