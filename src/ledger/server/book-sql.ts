/**
 * Parts of queries about the book. Other modules put them into their SQL instead of reading its
 * tables themselves. `column` holds the id of what is joined; amounts are centavos. More conditions
 * of a join may follow a part with `and`.
 */

/** Centavos as people write them: -₱1,234.50. */
export const inPesos = (centavos: string): string =>
  `case when ${centavos} < 0 then '-' else '' end || '₱'
    || to_char(abs(${centavos}) / 100.0, 'FM999,999,999,999,990.00')`

/** Each row with its wallet: id, available, held. */
export const joinWallet = (column: string, alias = 'w'): string =>
  `join (select id, available, held from ledger.wallets) ${alias} on ${alias}.id = ${column}`

/** Each row with its transfer, if there is one: id, amount, from_id, to_id. */
export const leftJoinTransfer = (column: string, alias = 'l'): string =>
  `left join (select id, amount, from_id, to_id from ledger.transfers) ${alias}
    on ${alias}.id = ${column}`

/** Each row with the transfers of this purpose about it: amount, from_id, to_id. */
export const leftJoinTransfersAbout = (column: string, purpose: string, alias: string): string =>
  `left join (
      select subject_id, amount, from_id, to_id from ledger.transfers where purpose = '${purpose}'
    ) ${alias} on ${alias}.subject_id = ${column}`

/** Each row with its hold, if there is one: id, wallet_id, amount, state. */
export const leftJoinHold = (column: string, alias = 'h'): string =>
  `left join (select id, wallet_id, amount, state from ledger.holds) ${alias}
    on ${alias}.id = ${column}`

/** Each row with the transfers that captured its hold: id, amount, to_id. */
export const leftJoinCaptures = (holdColumn: string, alias = 'l'): string =>
  `left join (
      select c.hold_id, t.id, t.amount, t.to_id
      from ledger.captures c join ledger.transfers t on t.id = c.transfer_id
    ) ${alias} on ${alias}.hold_id = ${holdColumn}`

/** The code of a till; null for a wallet. */
export const tillCodeOf = (column: string): string =>
  `(select code from ledger.places where id = ${column})`

/**
 * A table of what came into pools and left them: transfer_id, pool_id, change in centavos, and the
 * code of the other place, which a user's wallet does not have.
 */
export const poolEntries = `(
    select e.transfer_id, e.place_id as pool_id, e.amount as change, p.code as other_code
    from ledger.wallets w
    join ledger.entries e on e.place_id = w.id
    join ledger.transfers t on t.id = e.transfer_id
    join ledger.places p on p.id = case when t.to_id = w.id then t.from_id else t.to_id end
    where w.is_pool)`

/** A table of what went back to the company's own money: pool_id, given_back in centavos. */
export const givenBackByPools = `(
    select from_id as pool_id, sum(amount)::bigint as given_back from ledger.transfers
    where to_id = (select id from ledger.places where code = 'own-money') group by from_id)`

/** A table of the tills whose code begins like this: id, code, balance by their entries. */
export const tillsWithEntries = (codePrefix: string): string =>
  `(select p.id, p.code,
      coalesce((select sum(e.amount) from ledger.entries e where e.place_id = p.id), 0) as balance
    from ledger.places p where p.kind = 'till' and p.code like '${codePrefix}%')`

/** A table of the users' wallets, without pools: id, balance (held money too), sequence. */
export const usersWallets = `(
    select w.id, w.available + w.held as balance, w.sequence, p.opened_at
    from ledger.wallets w join ledger.places p on p.id = w.id where not w.is_pool)`

/** A table of the balance of each wallet after each of its entries. */
export const walletBalances = `(
    select from_id as wallet_id, from_sequence as sequence, from_balance as balance
    from ledger.transfers where from_balance is not null
    union all
    select to_id, to_sequence, to_balance
    from ledger.transfers where to_balance is not null)`
