import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { poolsWithBalance } from '#money/pools/server/pools-sql.ts'
import { openWithdrawalStatuses } from '#money/withdrawals/shared/rules.ts'

interface BookSums {
  asOf: Date
  /** With money in a wallet or in investments. */
  owedUsers: number
  availableCentavos: bigint
  heldCentavos: bigint
  openWithdrawalsCentavos: bigint
  /** Invested by users. Each user's investments have a till of their own; this is their sum. */
  investedCentavos: bigint
}

interface Till {
  tillId: string
  code: string
  name: string
  balanceCentavos: bigint
}

interface Pool {
  poolId: string
  name: BilingualText
  balanceCentavos: bigint
}

/** One statement, so that all figures belong to the same moment. */
const balanceSheet = `
  with wallets as (
    select coalesce(sum(available), 0)::bigint as available,
      coalesce(sum(held), 0)::bigint as held
    from ledger.wallets where not is_pool
  ),
  tills as (
    select id, code, name, ledger.till_balance(id) as balance
    from ledger.places where kind = 'till' and code not like 'investments:%'
  ),
  investments as (
    select substr(code, length('investments:') + 1) as user_id, ledger.till_balance(id) as balance
    from ledger.places where kind = 'till' and code like 'investments:%'
  ),
  invested as (select coalesce(sum(balance), 0)::bigint as balance from investments),
  owed as (
    select count(*)::int as users from (
      select id::text from ledger.wallets where not is_pool and available + held > 0
      union
      select user_id from investments where balance > 0
    ) u
  ),
  pools as (select * from ${poolsWithBalance} p),
  open_withdrawals as (
    select coalesce(sum(h.amount - h.captured), 0)::bigint as held
    from withdrawals d
    join transactions t on t.id = d.transaction_id
    join ledger.holds h on h.id = d.hold_id
    where t.status in (${sqlNames(openWithdrawalStatuses)}) and h.state = 'open'
  )
  select now() as "asOf", u.users as "owedUsers",
    w.available as "availableCentavos", w.held as "heldCentavos",
    i.balance as "investedCentavos", o.held as "openWithdrawalsCentavos",
    coalesce((
      select jsonb_agg(
        jsonb_build_object('tillId', t.id, 'code', t.code, 'name', t.name,
          'balance', t.balance::text)
        order by t.code)
      from tills t), '[]') as tills,
    coalesce((
      select jsonb_agg(
        jsonb_build_object('poolId', p.id, 'name', p.name, 'balance', p.balance::text)
        order by p.id)
      from pools p), '[]') as pools
  from wallets w, owed u, invested i, open_withdrawals o`

/** JSON has no bigint. */
type AsText<Place> = Omit<Place, 'balanceCentavos'> & { balance: string }

/** The balances of the book now: what users have and what every till has, which must sum to 0. */
export async function readBooks(ctx: ActionContext) {
  const found = await ctx.tx.row<BookSums & { tills: AsText<Till>[]; pools: AsText<Pool>[] }>(
    balanceSheet,
  )
  const { tills: foundTills, pools: foundPools, ...sums } = found
  const tills = foundTills.map(({ balance, ...till }): Till => ({
    ...till,
    balanceCentavos: BigInt(balance),
  }))
  const pools = foundPools.map(({ balance, ...pool }): Pool => ({
    ...pool,
    balanceCentavos: BigInt(balance),
  }))
  const differenceCentavos = [...tills, ...pools].reduce(
    (sum, { balanceCentavos }) => sum + balanceCentavos,
    sums.availableCentavos + sums.heldCentavos + sums.investedCentavos,
  )
  return { ...sums, tills, pools, differenceCentavos }
}
