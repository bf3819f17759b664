/** What `npm run verify` asks of investments: they and the book tell the same story. */
import type { Check } from '../ledger/verify.ts'

export const investmentChecks: readonly Check[] = [
  {
    name: 'Every movement of an investment moved the wallet once, by its amount, to or from the till of that user',
    counts: 'select count(*) as count from investment_moves where wallet_centavos <> 0',
    problems: `select 'move ' || m.id || ' of the investment ' || m.investment_id || ' is not in the book as it says' as problem
      from investment_moves m join investments i on i.id = m.investment_id
      left join transactions t on t.id = m.id and t.user_id = m.user_id and t.status = 'completed' and t.amount_centavos = m.wallet_centavos
        and t.type = case when m.wallet_centavos < 0 then 'investment' else 'investment_payout' end
      left join ledger.transfers l on l.id = m.id and l.amount = abs(m.wallet_centavos)
        and l.from_id = case when m.wallet_centavos < 0 then i.user_id else i.till_id end
        and l.to_id = case when m.wallet_centavos < 0 then i.till_id else i.user_id end
      where m.wallet_centavos <> 0 and (t.id is null or l.id is null)`,
  },
  {
    name: 'The till of a user\'s investments holds what is placed for that user and nothing else',
    counts: `select count(*) as count from ledger.places where code like 'investments:%'`,
    problems: `select 'the till ' || p.code || ' holds ' || p.held || ', placed are ' || p.placed as problem
      from (
        select code, coalesce((select sum(e.amount) from ledger.entries e where e.place_id = p.id), 0) as held,
          coalesce((select sum(i.amount_centavos) from investments i where i.till_id = p.id and i.status in ('pending', 'active')), 0) as placed
        from ledger.places p where p.code like 'investments:%'
      ) p
      where p.held <> p.placed`,
  },
  {
    name: 'Each move of an investment begins where the one before it ended, and the last says what it is',
    counts: 'select count(*) as count from investments',
    problems: `select 'investment ' || i.id || ' is ' || i.status || ', its history ends with ' || coalesce(last.new_status, 'nothing') as problem
      from investments i
      left join lateral (select m.new_status from investment_moves m where m.investment_id = i.id order by m.changed_at desc limit 1) last on true
      where last.new_status is distinct from i.status
      union all
      select 'a move of investment ' || investment_id || ' begins at ' || coalesce(previous_status, 'nothing') || ' after ' || coalesce(before, 'nothing')
      from (select investment_id, previous_status, lag(new_status) over (partition by investment_id order by changed_at) as before from investment_moves) steps
      where previous_status is distinct from before`,
  },
]
