/** Checks of `npm run verify`: deposits agree with the book and with their approvals. */
import { leftJoinTransfer } from '#ledger/server/book-sql.ts'
import type { Check } from '#ledger/server/verify.ts'
import { movedAloneOf, movesByStaff } from '#money/transactions/server/moved-alone-sql.ts'
import { bandChangesCte, bandInForceAt } from '#people/company/server/past-bands-sql.ts'
import { agreedApprovals } from '#teamwork/approvals/server/approvals-sql.ts'

const byTwo = (move: string) =>
  `exists (select from ${agreedApprovals('deposit')} a where a.id = ${move} and a.by_two)`

/** Since migration 0044. */
const approvalChecks: readonly Check[] = [
  {
    name: 'Every deposit above the band of its time was completed by two people',
    counts: `select count(*) as count from ${movedAloneOf('deposit')} m`,
    problems: `
      with ${bandChangesCte('deposit')}
      select 'deposit move ' || m.move_id || ' of ' || m.amount_centavos
        || ' has one person behind it' as problem
      from ${movedAloneOf('deposit')} m
      where m.amount_centavos > ${bandInForceAt('deposit', 'm.moved_at')}`,
  },
  {
    name: 'Every deposit that one person completed counts once in what they moved alone',
    counts: `select count(*) as count from ${movedAloneOf('deposit')} m`,
    problems: `
      select 'deposit ' || t.transaction_uid || ' of ' || t.amount_centavos
        || ' was completed by staff and counts as ' || coalesce(m.amount_centavos::text, 'nothing')
        as problem
      from ${movesByStaff} h join transactions t on t.id = h.transaction_id
      left join ${movedAloneOf('deposit')} m on m.move_id = h.id
      where t.type = 'deposit' and h.new_status = 'completed'
        and case when m.move_id is null then not ${byTwo('h.id')}
          else m.amount_centavos <> t.amount_centavos end`,
  },
  {
    name: 'Every deposit that two people agreed to was completed as it was filed',
    counts: `select count(*) as count from ${agreedApprovals('deposit')} a`,
    problems: `
      select 'approval ' || a.id || ' of ' || a.amount_centavos
        || ' has no such deposit, or its payload is another' as problem
      from ${agreedApprovals('deposit')} a
      left join transactions t on t.id = a.subject_id
        and t.user_id = a.user_id and t.amount_centavos = a.amount_centavos
      where t.status is distinct from 'completed' or not a.by_two or a.payload_changed`,
  },
]

const bookChecks: readonly Check[] = [
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

export const depositChecks = [...bookChecks, ...approvalChecks]
