/** Checks of `npm run verify`: deposits and the book agree. */
import { leftJoinTransfer } from '#ledger/server/book-sql.ts'
import type { Check } from '#ledger/server/verify.ts'

export const depositChecks: readonly Check[] = [
  {
    name:
      'Every completed deposit was credited once, with its amount, from the till of its ' +
      'company account',
    counts: `select count(*) as count
      from transactions t join deposits d on d.transaction_id = t.id
      where t.status = 'completed'`,
    problems: `select 'deposit ' || t.transaction_uid || ' is completed without its transfer'
        as problem
      from transactions t
      join deposits d on d.transaction_id = t.id
      join company_accounts c on c.id = d.company_account_id
      ${leftJoinTransfer('t.id')} and l.from_id = c.till_id and l.to_id = t.user_id
        and l.amount = t.amount_centavos
      where t.status = 'completed' and (l.id is null or t.type <> 'deposit'
        or d.amount_centavos <> t.amount_centavos)`,
  },
  {
    name: 'No deposit was credited that is not completed',
    counts: `select count(*) as count from deposits`,
    problems: `select 'deposit ' || t.transaction_uid || ' is ' || t.status || ' but was credited'
        as problem
      from deposits d join transactions t on t.id = d.transaction_id
      ${leftJoinTransfer('t.id')}
      where l.id is not null and t.status <> 'completed'`,
  },
  {
    name: 'A deadline counts exactly while a deposit waits for payment',
    counts: `select count(*) as count from deposits where deadline_open`,
    problems: `select 'deposit ' || t.transaction_uid || ' is ' || t.status
        || ' with a deadline that is ' || case when d.deadline_open then 'open' else 'closed' end
        as problem
      from deposits d join transactions t on t.id = d.transaction_id
      where d.deadline_open <> (t.status = 'pending_payment')`,
  },
]
