/** Query parts for other modules. */
import { joinWallet } from '#ledger/server/book-sql.ts'

/** A table of the pools: id, name in both languages, and what is there in centavos. */
export const poolsWithBalance = `(
    select p.id, p.name, w.available + w.held as balance
    from income_pools p ${joinWallet('p.id')})`
