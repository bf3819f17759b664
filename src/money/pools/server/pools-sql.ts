/** Query parts for other modules. */
import { joinWallet } from '#ledger/server/book-sql.ts'

/** A table of the pools: id, name in both languages, and what is there in centavos. */
export const poolsWithBalance = `(
    select p.id, p.name, w.available + w.held as balance
    from income_pools p ${joinWallet('p.id')})`

/** A join of each row to the pool that `column` names. */
export const joinPool = (column: string, alias = 'p'): string =>
  `join (select id, name from income_pools) ${alias} on ${alias}.id = ${column}`

/** The same for a document. */
export const joinEvidence = (column: string, alias = 'e'): string =>
  `join (select id, original_name from income_evidence) ${alias} on ${alias}.id = ${column}`
