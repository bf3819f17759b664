import type { Check } from '#ledger/server/verify.ts'
/**
 * What `npm run verify` asks of balance adjustments: they and the book tell the same story, and so
 * does who agreed to them.
 */
import { bandAt, bandChanges } from '#people/company/server/bands-then.ts'

const byHand = `t.type in ('admin_credit', 'admin_debit')`

export const adjustmentChecks: readonly Check[] = [
  {
    name: 'Every balance adjustment says why, and was booked once, with its amount, between the wallet and the adjustments till',
    counts: `select count(*) as count from transactions t where ${byHand}`,
    problems: `select 'adjustment ' || t.transaction_uid || ' is ' || t.status || ' and its transfer is of ' || coalesce(l.amount::text, 'nothing') as problem
      from transactions t left join ledger.transfers l on l.id = t.id
      left join ledger.places p on p.id = case when t.amount_centavos > 0 then l.from_id else l.to_id end
      where ${byHand} and (t.status <> 'completed' or t.status_reason = '' or l.id is null or l.amount <> abs(t.amount_centavos)
        or p.code is distinct from 'adjustments' or t.user_id <> case when t.amount_centavos > 0 then l.to_id else l.from_id end)`,
  },
  {
    name: 'Every balance adjustment above the band of its time was agreed to by two people',
    counts: `select count(*) as count from transactions t where ${byHand}`,
    problems: `with ${bandChanges('adjustment')}
      select 'adjustment ' || t.transaction_uid || ' of ' || t.amount_centavos || ' has one person behind it' as problem
      from transactions t where ${byHand} and abs(t.amount_centavos) > ${bandAt('adjustment', 't.created_at')}
        and not exists (select from approvals a where a.id = t.id and a.kind = 'adjustment' and a.status = 'approved' and a.decided_by <> a.maker)`,
  },
  {
    name: 'Every adjustment that two people agreed to is what was filed',
    counts: `select count(*) as count from approvals where kind = 'adjustment' and status = 'approved'`,
    problems: `select 'approval ' || a.id || ' of ' || a.amount_centavos || ' has no such adjustment, or its payload is another' as problem
      from approvals a left join transactions t on t.id = a.id and ${byHand} and t.user_id = a.user_id and t.amount_centavos = a.amount_centavos
      where a.kind = 'adjustment' and a.status = 'approved'
        and (t.id is null or a.decided_by = a.maker or a.payload_hash <> encode(sha256(convert_to(a.payload, 'UTF8')), 'hex'))`,
  },
]
