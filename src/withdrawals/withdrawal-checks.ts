/** What `npm run verify` asks of withdrawals: they and the book tell the same story. */
import type { Check } from '../ledger/verify.ts'

export const withdrawalChecks: readonly Check[] = [
  {
    name: 'Every withdrawal has a hold of its amount on its user, in the state that its status asks for',
    counts: 'select count(*) as count from withdrawals',
    problems: `select 'withdrawal ' || t.transaction_uid || ' is ' || t.status || ' and its hold is ' || coalesce(h.state, 'missing') as problem
      from withdrawals w join transactions t on t.id = w.transaction_id left join ledger.holds h on h.id = w.hold_id
      where h.id is null or h.wallet_id <> w.user_id or w.user_id <> t.user_id or h.amount <> -t.amount_centavos
        or h.state <> case when t.status = 'completed' then 'captured' when t.status in ('declined', 'failed', 'cancelled') then 'released' else 'open' end`,
  },
  {
    name: 'Every completed withdrawal was paid out once, with its amount, to the payouts till, and no other one was',
    counts: `select count(*) as count from withdrawals w join transactions t on t.id = w.transaction_id where t.status = 'completed'`,
    problems: `select 'withdrawal ' || t.transaction_uid || ' is ' || t.status || ' with ' || count(l.id) || ' payments of together ' || coalesce(sum(l.amount), 0) as problem
      from withdrawals w join transactions t on t.id = w.transaction_id
      left join ledger.captures c on c.hold_id = w.hold_id left join ledger.transfers l on l.id = c.transfer_id
      left join ledger.places p on p.id = l.to_id
      group by t.id
      having coalesce(sum(l.amount), 0) <> case when t.status = 'completed' then -t.amount_centavos else 0 end
        or count(l.id) > 1 or bool_or(p.code is distinct from 'payouts' and l.id is not null)`,
  },
  {
    name: 'Only completed withdrawals are shown to others, each by its own user, with the time of its completion',
    counts: 'select count(*) as count from payout_consents',
    problems: `select 'consent ' || c.id || ' is not of a completed withdrawal of its user' as problem
      from payout_consents c join transactions t on t.id = c.transaction_id
      where t.user_id <> c.user_id or t.type <> 'withdrawal' or t.status <> 'completed'
        or not exists (select from status_history h where h.transaction_id = c.transaction_id and h.new_status = 'completed' and h.changed_at = c.completed_at)`,
  },
  {
    name: 'Every withdrawal transaction has its withdrawal, and its type follows its status',
    counts: `select count(*) as count from transactions where type in ('withdrawal', 'withdrawal_request')`,
    problems: `select 'transaction ' || t.transaction_uid || ' is a ' || t.type || ', ' || t.status as problem
      from transactions t left join withdrawals w on w.transaction_id = t.id
      where t.type in ('withdrawal', 'withdrawal_request')
        and (w.transaction_id is null or (t.status in ('approved', 'completed') and t.type <> 'withdrawal'))`,
  },
]
