/** Query parts for checks of what moved-alone.ts counts. */
import { sinceAllServersKnow } from '#foundation/platform/server/database/upgrade-sql.ts'

/** A table expression of the moves of this kind that one person decided. */
export const movedAloneOf = (kind: 'deposit'): string =>
  `(select move_id, amount_centavos, moved_at from moved_alone where kind = '${kind}')`

/**
 * A table expression of the moves by staff since moves by one person are counted. One of an older
 * server, which an upgrade leaves running for a while, counts as nobody's.
 */
export const movesByStaff = `(select id, transaction_id, new_status from status_history
  where changed_by_role = 'admin' and changed_at > (select min(moved_at) from moved_alone)
    and changed_at > ${sinceAllServersKnow(44)})`

/**
 * For `npm run verify`: rows with other sums than the rows up to them give, as after one that is
 * missing. Rows from before there were sums have none.
 */
export const movedAloneProblems = `
  select * from (
    select 'the move ' || move_id || case
        when company_total is null then case
          when moved_at > ${sinceAllServersKnow(84)} then ' has no sums' end
        when (person_total, company_total) is distinct from (person_sum, company_sum)
          then ' has the sums ' || concat_ws(' and ', person_total, company_total)
            || ', and the rows up to it give ' || person_sum || ' and ' || company_sum
        when newest > moved_at and behind is distinct from newest
          then ' does not say that its clock stood behind'
      end as problem
    from (
      select *, sum(amount_centavos) filter (where company_total is not null)
          over (partition by person order by company_total nulls first) as person_sum,
        sum(amount_centavos) filter (where company_total is not null)
          over (order by company_total nulls first) as company_sum,
        max(moved_at) over (order by company_total nulls first
          rows between unbounded preceding and 1 preceding) as newest
      from moved_alone
    ) sums
  ) found where problem is not null`
