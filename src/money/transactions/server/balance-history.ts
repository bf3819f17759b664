import { readNow } from '#foundation/platform/server/database/clock.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { addDays, dayStart } from '#foundation/time/shared/days.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { readDailyBalances } from '#ledger/server/actions.ts'
import type { BalanceHistory } from '../shared/contract.ts'
import { balanceHistoryDays } from '../shared/rules.ts'

/** The caller's balance over the last days, as the book has it. */
export async function readBalanceHistory(ctx: ActionContext): Promise<BalanceHistory> {
  const earliest = addDays(manilaDate(await readNow(ctx.tx)), 1 - balanceHistoryDays)
  const days = await readDailyBalances(ctx.tx, callerUserId(ctx), dayStart(earliest))
  const before = days.filter(({ day }) => day < earliest).at(-1)
  const [first] = days
  return {
    // A new wallet begins with the day before its first money, on which it had none.
    firstDay: before || !first || first.day === earliest ? earliest : addDays(first.day, -1),
    openingCentavos: before?.balanceCentavos ?? 0n,
    changes: days.filter(({ day }) => day >= earliest),
  }
}
