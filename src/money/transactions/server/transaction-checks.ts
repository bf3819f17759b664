/**
 * Checks of `npm run verify`: the history of each transaction leads to its status, and each move
 * that one person decided has the right sums.
 */
import { changedPastKaban, type Check } from '#ledger/server/verify.ts'
import { movedAloneProblems } from './moved-alone-sql.ts'

export const transactionChecks: readonly Check[] = [
  {
    name: 'Every transaction has a first history row, ' + 'and its status is the one of its last',
    counts: 'select count(*) as count from transactions',
    problems: `
      select 'transaction ' || t.transaction_uid || ' is ' || t.status || ', its history ends with '
        || coalesce(last.new_status, 'nothing') as problem
      from transactions t
      left join status_history first
        on first.id = t.id and first.transaction_id = t.id and first.previous_status is null
      left join lateral (
        select h.new_status from status_history h
        where h.transaction_id = t.id order by h.changed_at desc limit 1
      ) last on true
      where first.id is null or last.new_status is distinct from t.status`,
  },
  {
    name: 'Each history row begins where the one before it ended',
    counts: 'select count(*) as count from status_history',
    problems: `
      select 'a move of transaction ' || transaction_id || ' begins at '
        || coalesce(previous_status, 'nothing') || ' after ' || before as problem
      from (
        select transaction_id, previous_status,
          lag(new_status) over (partition by transaction_id order by changed_at) as before
        from status_history
      ) as steps
      where before is not null and previous_status is distinct from before`,
  },
  {
    name: 'What one person moved alone has the sums of the moves up to it',
    counts: 'select count(*) as count from moved_alone',
    problems: movedAloneProblems,
    todo:
      changedPastKaban +
      'Limits of a day may be judged wrongly until these moves are a day old: set “Limit per ' +
      'staff member alone in 24 hours” to 0 until then, so that two people agree to every move.',
  },
]
