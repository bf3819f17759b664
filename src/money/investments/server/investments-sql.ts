/** Query parts for modules that read investments. */

/** Joins the investment with the id in this column. */
export const joinInvestment = (column: string, alias = 'i'): string =>
  `join investments ${alias} on ${alias}.id = ${column}`

/** The same for a row that may be missing; more conditions may follow with `and`. */
export const leftJoinInvestment = (column: string, alias = 'i'): string =>
  `left ${joinInvestment(column, alias)}`

/** Each row with the move of an investment of this id, if there is one. */
export const leftJoinMove = (column: string, alias = 'm'): string =>
  `left join investment_moves ${alias} on ${alias}.id = ${column}`

/** A table expression of those that are marked as placed by their user: id. */
export const placedInvestments = '(select id from investments where has_placement)'
/** The centavos that this investment brought back to the wallet, by its moves. */
export const broughtBackOf = (column: string): string =>
  `(select coalesce(sum(b.wallet_centavos), 0) from investment_moves b
    where b.investment_id = ${column} and b.wallet_centavos > 0)`
