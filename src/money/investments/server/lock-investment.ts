import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { lockUserOf } from '#people/identity/server/actions.ts'
import { investmentRefusals } from '../shared/words.ts'
import { lockInvestmentRow, type InvestmentRow } from './store.ts'

/**
 * Locks the investor, then the investment, so that two edits at the same time see each other's
 * gains in the sum that is compared with the band. Refuses investment-not-found (404).
 */
export async function lockInvestment(
  tx: Transaction,
  investmentId: string,
): Promise<InvestmentRow> {
  await lockUserOf(tx, 'select user_id from investments where id = $1', investmentId)
  return (
    (await lockInvestmentRow(tx, investmentId)) ??
    refuse(investmentRefusals, 'investment-not-found', { status: 404 })
  )
}
