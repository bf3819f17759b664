/** Money that has been requested and has not arrived, as its owner sees it. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { readExpectedTime } from '#money/transactions/server/expected-time.ts'
import type { ExpectedTime } from '#money/transactions/shared/contract.ts'
import type { WithdrawalUnderWay } from '../shared/contract.ts'
import { openWithdrawalStatuses, withdrawalTypes } from '../shared/rules.ts'
import { waitsUntilOf } from './payees/waits-sql.ts'

const shownMax = 5

export async function listUnderWay(
  ctx: ActionContext,
): Promise<{ withdrawals: WithdrawalUnderWay[]; expected: ExpectedTime | null }> {
  const withdrawals = await selectUnderWay(ctx.tx, callerUserId(ctx))
  const expected =
    withdrawals.length > 0 ? await readExpectedTime(ctx, { kind: 'withdrawal' }) : null
  return { withdrawals, expected }
}

function selectUnderWay(tx: Transaction, userId: string) {
  return tx.rows<WithdrawalUnderWay>(
    `select t.id as "transactionId", t.reference_number as "referenceNumber", t.status,
       t.amount_centavos as "amountCentavos", w.bank_name as "bankName",
       right(w.account_number, 4) as "lastDigits", ${waitsUntilOf('t.id')} as "waitsUntil",
       t.created_at as "createdAt"
     from transactions t join withdrawals w on w.transaction_id = t.id
     where t.user_id = $1 and t.type in (${sqlNames(withdrawalTypes)})
       and t.status in (${sqlNames(openWithdrawalStatuses)})
     order by t.created_at limit ${shownMax}`,
    [userId],
  )
}
