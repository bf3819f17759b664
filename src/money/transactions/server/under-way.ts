import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { endedTransactionStatuses } from '../shared/rules.ts'

/** Amounts have no sign. */
export interface UnderWay {
  inCount: number
  inCentavos: bigint
  outCount: number
  outCentavos: bigint
}

/** The user's transactions that somebody still waits for, by direction. */
export function readUnderWay(tx: Transaction, userId: string): Promise<UnderWay> {
  return tx.row<UnderWay>(
    `select count(*) filter (where amount_centavos > 0)::int as "inCount",
       coalesce(sum(amount_centavos) filter (where amount_centavos > 0), 0)::bigint
         as "inCentavos",
       count(*) filter (where amount_centavos < 0)::int as "outCount",
       coalesce(-sum(amount_centavos) filter (where amount_centavos < 0), 0)::bigint
         as "outCentavos"
     from transactions
     where user_id = $1 and status not in (${sqlNames(endedTransactionStatuses)})`,
    [userId],
  )
}
