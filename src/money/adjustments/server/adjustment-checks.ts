/**
 * Checks of `npm run verify`: balance adjustments agree with the book, and with the approvals of
 * those that took two people.
 */
import { leftJoinTransfer, tillCodeOf } from '#ledger/server/book-sql.ts'
import type { Check } from '#ledger/server/verify.ts'
import {
  transactionAmountOf,
  transactionsOfTypes,
} from '#money/transactions/server/transactions-sql.ts'
import { bandInForceAt, bandChangesCte } from '#people/company/server/past-bands-sql.ts'
import { agreedApprovals } from '#teamwork/approvals/server/approvals-sql.ts'
import { adjustmentTypes } from '../shared/rules.ts'

const amount = transactionAmountOf('t')

const adjustments = transactionsOfTypes(Object.values(adjustmentTypes))
const isCredit = 't.amount_centavos > 0'

export const adjustmentChecks: readonly Check[] = [
  {
    name:
      'Every balance adjustment says why, and was booked once, with its amount, ' +
      'between the wallet and the adjustments till',
    counts: `select count(*) as count from ${adjustments} t`,
    problems: `
      select 'adjustment ' || t.transaction_uid || ' is ' || t.status || ' and its transfer is of '
        || coalesce(l.amount::text, 'nothing') as problem
      from ${adjustments} t ${leftJoinTransfer('t.id')}
      where t.status <> 'completed' or t.status_reason = '' or l.id is null
        or l.amount <> ${amount}
        or t.user_id <> case when ${isCredit} then l.to_id else l.from_id end
        or ${tillCodeOf(`case when ${isCredit} then l.from_id else l.to_id end`)}
          is distinct from 'adjustments'`,
  },
  {
    name: 'Every balance adjustment above the band of its time was agreed to by two people',
    counts: `select count(*) as count from ${adjustments} t`,
    problems: `
      with ${bandChangesCte('adjustment')}
      select 'adjustment ' || t.transaction_uid || ' of ' || t.amount_centavos
        || ' has one person behind it' as problem
      from ${adjustments} t
      where ${amount} > ${bandInForceAt('adjustment', 't.created_at')}
        and not exists (
          select from ${agreedApprovals('adjustment')} a where a.id = t.id and a.by_two)`,
  },
  {
    name: 'Every adjustment that two people agreed to is what was filed',
    counts: `select count(*) as count from ${agreedApprovals('adjustment')} a`,
    problems: `
      select 'approval ' || a.id || ' of ' || a.amount_centavos
        || ' has no such adjustment, or its payload is another' as problem
      from ${agreedApprovals('adjustment')} a
      left join ${adjustments} t on t.id = a.id
        and t.user_id = a.user_id and t.amount_centavos = a.amount_centavos
      where t.id is null or not a.by_two or a.payload_changed`,
  },
]
