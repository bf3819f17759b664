/** Checks of `npm run verify`: withdrawals agree with the book, their approvals and consents. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import { leftJoinCaptures, leftJoinHold, tillCodeOf } from '#ledger/server/book-sql.ts'
import type { Check } from '#ledger/server/verify.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import { bandInForceAt, bandChangesCte } from '#people/company/server/past-bands-sql.ts'
import { ewallets } from '#people/profile/shared/rules.ts'
import { agreedApprovals } from '#teamwork/approvals/server/approvals-sql.ts'
import { crowdMin } from '../shared/rules-public.ts'
import {
  agreedWithdrawalStatuses,
  withdrawalEffect,
  withdrawalStatuses,
  withdrawalTypes,
} from '../shared/rules.ts'

const amount = transactionAmountOf('t')
const types = sqlNames(withdrawalTypes)
const agreed = sqlNames(agreedWithdrawalStatuses)
const paidOut = sqlNames(withdrawalStatuses.filter((to) => withdrawalEffect(to) === 'pays-out'))
const givenBack = sqlNames(withdrawalStatuses.filter((to) => withdrawalEffect(to) === 'gives-back'))
const ewalletNames = ewallets.map((name) => `'${name}'`).join(', ')
const approvals = agreedApprovals('withdrawal')

/** Withdrawals that staff agreed to, by the activity log. It has `changes` since migration 0019. */
const agreedByStaff = `
  from user_activity_log l join transactions t on t.id::text = l.subject_id
  where l.action_type = 'ADMIN_UPDATE_WITHDRAWAL_STATUS' and l.subject_kind = 'withdrawal'
    and l.changes->'status'->>'after' in (${agreed})
    and l.changes->'status'->>'before' <> 'approved'`

const moneyChecks: readonly Check[] = [
  {
    name:
      'Every withdrawal has a hold of its amount on its user, ' +
      'in the state that its status asks for',
    counts: 'select count(*) as count from withdrawals',
    problems: `
      select 'withdrawal ' || t.transaction_uid || ' is ' || t.status || ' and its hold is '
        || coalesce(h.state, 'missing') as problem
      from withdrawals w join transactions t on t.id = w.transaction_id
      ${leftJoinHold('w.hold_id')}
      where h.id is null or h.wallet_id <> w.user_id or w.user_id <> t.user_id
        or h.amount <> ${amount}
        or h.state <> case
          when t.status in (${paidOut}) then 'captured'
          when t.status in (${givenBack}) then 'released'
          else 'open' end`,
  },
  {
    name:
      'Every completed withdrawal was paid out once, with its amount, to the payouts till, ' +
      'and no other one was',
    counts: `
      select count(*) as count from withdrawals w join transactions t on t.id = w.transaction_id
      where t.status in (${paidOut})`,
    problems: `
      select 'withdrawal ' || t.transaction_uid || ' is ' || t.status || ' with ' || count(l.id)
        || ' payments of together ' || coalesce(sum(l.amount), 0) as problem
      from withdrawals w join transactions t on t.id = w.transaction_id
      ${leftJoinCaptures('w.hold_id')}
      group by t.id
      having coalesce(sum(l.amount), 0)
          <> case when t.status in (${paidOut}) then ${amount} else 0 end
        or count(l.id) > 1
        or bool_or(${tillCodeOf('l.to_id')} is distinct from 'payouts' and l.id is not null)`,
  },
  {
    name: 'Every withdrawal transaction has its withdrawal, and its type follows its status',
    counts: `select count(*) as count from transactions where type in (${types})`,
    problems: `
      select 'transaction ' || t.transaction_uid || ' is a ' || t.type || ', ' || t.status
        as problem
      from transactions t left join withdrawals w on w.transaction_id = t.id
      where t.type in (${types})
        and (w.transaction_id is null or (t.status in (${agreed}) and t.type <> 'withdrawal'))`,
  },
]

const approvalChecks: readonly Check[] = [
  {
    name: 'Every withdrawal above the band of its time that got a yes got it from two people',
    counts: `select count(*) as count ${agreedByStaff}`,
    problems: `
      with ${bandChangesCte('withdrawal')}
      select 'withdrawal ' || t.transaction_uid || ' of ' || ${amount}
        || ' has one person behind its yes' as problem ${agreedByStaff}
        and ${amount} > ${bandInForceAt('withdrawal', 'l.created_at')}
        and not exists (select from ${approvals} a where a.subject_id = t.id and a.by_two)`,
  },
  {
    name: 'Every withdrawal that two people agreed to was moved as it was filed',
    counts: `select count(*) as count from ${approvals} a`,
    problems: `
      select 'approval ' || a.id || ' of ' || a.amount_centavos
        || ' has no such move, or its payload is another' as problem
      from ${approvals} a
      left join transactions t on t.id = a.subject_id
        and t.user_id = a.user_id and t.amount_centavos = a.amount_centavos
      left join status_history h on h.id = a.id
        and h.transaction_id = t.id and h.new_status = a.payload::jsonb->>'to'
      where h.id is null or not a.by_two or a.payload_changed`,
  },
]

const consentChecks: readonly Check[] = [
  {
    name:
      'Only completed withdrawals are shown to others, each by its own user, ' +
      'with the time of its completion',
    counts: 'select count(*) as count from payout_consents',
    problems: `
      select 'consent ' || c.id || ' is not of a completed withdrawal of its user' as problem
      from payout_consents c join transactions t on t.id = c.transaction_id
      where t.user_id <> c.user_id or t.type <> 'withdrawal' or t.status <> 'completed'
        or not exists (
          select from status_history h where h.transaction_id = c.transaction_id
            and h.new_status = 'completed' and h.changed_at = c.completed_at)`,
  },
  {
    name:
      'What is shown of a withdrawal fits at least five people, ' +
      'or is neither its size nor its channel by name',
    counts: 'select count(*) as count from payout_consents where channel is not null',
    problems: `
      with shown as (
        select distinct amount_from_centavos as size, amount_step_centavos as step, channel,
          case when channel = 'named' then w.bank_name end as name
        from payout_consents c join withdrawals w on w.transaction_id = c.transaction_id
        where amount_step_centavos is not null or channel = 'named'),
      paid as (
        select t.user_id, ${amount} as amount, w.bank_name,
          case when w.bank_name in (${ewalletNames}) then 'e-wallet' else 'bank' end as kind
        from transactions t join withdrawals w on w.transaction_id = t.id
        where t.type = 'withdrawal' and t.status = 'completed'),
      sized as (
        select p.*, s.step, p.amount - p.amount % s.step as size
        from paid p cross join (select distinct step from shown) s)
      select 'a withdrawal is shown as ' || concat_ws(' ', s.size, s.channel, s.name) || ', and '
        || count(distinct z.user_id) || ' people could be meant' as problem
      from shown s left join sized z
        on coalesce(z.step, 0) = coalesce(s.step, 0)
        and case when s.step is null then z.amount >= coalesce(s.size, 0) else z.size = s.size end
        and case s.channel when 'named' then z.bank_name = s.name else z.kind = s.channel end
      group by s.size, s.step, s.channel, s.name
      having count(distinct z.user_id) < ${crowdMin}`,
  },
]

export const withdrawalChecks = [...moneyChecks, ...approvalChecks, ...consentChecks]
