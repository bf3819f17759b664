/** Query parts for modules that read investments. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import { investmentStatuses, isOpenInvestment } from '../shared/rules.ts'

/** Joins the investment with the id in this column. */
export const joinInvestment = (column: string, alias = 'i'): string =>
  `join investments ${alias} on ${alias}.id = ${column}`

/** The same for a row that may be missing; more conditions may follow with `and`. */
export const leftJoinInvestment = (column: string, alias = 'i'): string =>
  `left ${joinInvestment(column, alias)}`

/** Each row with the move of an investment of this id, if there is one. */
export const leftJoinMove = (column: string, alias = 'm'): string =>
  `left join investment_moves ${alias} on ${alias}.id = ${column}`

/** A condition: the investment still holds money of its user. */
export const isOpenIn = (alias: string): string =>
  `${alias}.status in (${sqlNames(investmentStatuses.filter(isOpenInvestment))})`

/** A table expression of those that are marked as placed by their user: id. */
export const placedInvestments = '(select id from investments where has_placement)'

/**
 * A table expression of what changed for the investments that staff recorded for this user: at,
 * placed (negative at its end), paid. One that was cancelled brought nothing back, only its money.
 */
export const recordedStepsOf = (userId: string): string =>
  `(select m.changed_at as at,
      case when m.new_status in ('pending', 'active') then -m.wallet_centavos
        when m.new_status <> m.previous_status then -i.amount_centavos else 0 end as placed,
      case when m.new_status in ('matured', 'failed') then m.wallet_centavos else 0 end as paid
    from investments i join investment_moves m on m.investment_id = i.id
    where i.user_id = ${userId} and not i.has_placement)`

/** The centavos that this investment brought back to the wallet, by its moves. */
export const broughtBackOf = (column: string): string =>
  `(select coalesce(sum(b.wallet_centavos), 0) from investment_moves b
    where b.investment_id = ${column} and b.wallet_centavos > 0)`
