/** Checks of `npm run verify`: investments agree with the book and with their approvals. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import { leftJoinTransfer, tillsWithEntries } from '#ledger/server/book-sql.ts'
import type { Check } from '#ledger/server/verify.ts'
import { transactionsOfTypes } from '#money/transactions/server/transactions-sql.ts'
import { bandInForceAt, bandChangesCte } from '#people/company/server/past-bands-sql.ts'
import { agreedApprovals } from '#teamwork/approvals/server/approvals-sql.ts'
import { investmentStatuses, isOpenInvestment } from '../shared/rules.ts'

const open = sqlNames(investmentStatuses.filter(isOpenInvestment))
const movements = transactionsOfTypes(['investment', 'investment_payout'])
const tills = tillsWithEntries('investments:')
const agreed = agreedApprovals('investment')
const leavesWallet = 'm.wallet_centavos < 0'
const changesStatus = 'm.new_status = i.status and m.previous_status <> m.new_status'

export const investmentChecks: readonly Check[] = [
  {
    name:
      'Every movement of an investment moved the wallet once, by its amount, ' +
      'to or from the till of that user',
    counts: 'select count(*) as count from investment_moves where wallet_centavos <> 0',
    problems: `
      select 'move ' || m.id || ' of the investment ' || m.investment_id
        || ' is not in the book as it says' as problem
      from investment_moves m join investments i on i.id = m.investment_id
      left join ${movements} t on t.id = m.id and t.user_id = m.user_id
        and t.status = 'completed' and t.amount_centavos = m.wallet_centavos
        and t.type = case when ${leavesWallet} then 'investment' else 'investment_payout' end
      ${leftJoinTransfer('m.id')} and l.amount = abs(m.wallet_centavos)
        and l.from_id = case when ${leavesWallet} then i.user_id else i.till_id end
        and l.to_id = case when ${leavesWallet} then i.till_id else i.user_id end
      where m.wallet_centavos <> 0 and (t.id is null or l.id is null)`,
  },
  {
    name: "The till of a user's investments holds what is placed for that user and nothing else",
    counts: `select count(*) as count from ${tills} p`,
    problems: `
      select 'the till ' || p.code || ' holds ' || p.balance || ', placed are ' || p.placed
        as problem
      from (
        select code, balance, coalesce((
            select sum(i.amount_centavos) from investments i
            where i.till_id = t.id and i.status in (${open})), 0) as placed
        from ${tills} t
      ) p
      where p.balance <> p.placed`,
  },
  {
    name:
      'Every investment by staff that gained or lost more than the band of its time ' +
      'was ended by two people, as it was filed',
    counts: `
      select count(*) as count from investments
      where payout_centavos <> amount_centavos and not has_placement`,
    problems: `
      with ${bandChangesCte('adjustment')}
      select 'investment ' || i.id || ' of ' || i.amount_centavos || ' brought '
        || i.payout_centavos || ' by one person' as problem
      from investments i
      join investment_moves m on m.investment_id = i.id and ${changesStatus}
      where not i.has_placement
        and abs(i.payout_centavos - i.amount_centavos)
          > ${bandInForceAt('adjustment', 'm.changed_at')}
        and not exists (
          select from ${agreed} a where a.id = m.id and a.subject_id = i.id
            and a.amount_centavos = i.payout_centavos and a.by_two)
      union all
      select 'approval ' || a.id || ' of ' || a.amount_centavos
        || ' has no such payout, or its payload is another'
      from ${agreed} a
      left join investment_moves m on m.id = a.id
        and m.investment_id = a.subject_id and m.wallet_centavos = a.amount_centavos
      where m.id is null or a.payload_changed`,
  },
  {
    name:
      'Each move of an investment begins where the one before it ended, ' +
      'and the last says what it is',
    counts: 'select count(*) as count from investments',
    problems: `
      select 'investment ' || i.id || ' is ' || i.status || ', its history ends with '
        || coalesce(last.new_status, 'nothing') as problem
      from investments i
      left join lateral (
        select m.new_status from investment_moves m
        where m.investment_id = i.id order by m.number desc limit 1
      ) last on true
      where last.new_status is distinct from i.status
      union all
      select 'a move of investment ' || investment_id || ' begins at '
        || coalesce(previous_status, 'nothing') || ' after ' || coalesce(before, 'nothing')
      from (
        select investment_id, previous_status, lag(new_status)
          over (partition by investment_id order by number) as before
        from investment_moves
      ) steps
      where previous_status is distinct from before`,
  },
]
