/** Checks of `npm run verify`: pools agree with the book and with what two people declared. */
import { inPesos, poolEntries } from '#ledger/server/book-sql.ts'
import { changedPastKaban, type Check } from '#ledger/server/verify.ts'
import { agreedApprovals } from '#teamwork/approvals/server/approvals-sql.ts'

const agreed = agreedApprovals('income')

/** The pool of `column`, by name and id. */
const poolNamed = (column: string): string =>
  `coalesce((select '“' || (n.name ->> 'en') || '” ' from income_pools n
      where n.id = ${column}), '') || ${column}`

export const poolChecks: readonly Check[] = [
  {
    name: 'A pool is never below zero, and has paid no more than what was declared',
    counts: 'select count(*) as count from income_pools',
    problems: `
      select 'the pool ' || ${poolNamed('p.id')} || ' holds '
        || ${inPesos('coalesce(t.balance, 0)')} || '; declared for it were '
        || ${inPesos('coalesce(d.declared, 0)')} || ', and it paid '
        || ${inPesos('coalesce(t.paid, 0)')} as problem
      from income_pools p
      left join (
        select pool_id, sum(amount_centavos) as declared from income_declarations group by pool_id
      ) d on d.pool_id = p.id
      left join (
        select pool_id, sum(change) as balance, -sum(change) filter (where change < 0) as paid
        from ${poolEntries} t group by pool_id
      ) t on t.pool_id = p.id
      where coalesce(t.balance, 0) < 0 or coalesce(t.paid, 0) > coalesce(d.declared, 0)
        or coalesce(t.balance, 0) <> coalesce(d.declared, 0) - coalesce(t.paid, 0)`,
    todo:
      changedPastKaban +
      'Declare no income for this pool and settle no gain until its declarations, under Income ' +
      'Pools, and its transfers add up again.',
  },
  {
    name:
      'Every transfer of a pool is income that was declared, a gain of an investment, ' +
      "or goes back to the company's own money",
    counts: `select count(*) as count from ${poolEntries} t`,
    problems: `
      select 'the transfer ' || t.transfer_id || ' moved ' || ${inPesos('abs(t.change)')}
        || case when t.change > 0 then ' into' else ' out of' end || ' the pool '
        || ${poolNamed('t.pool_id')} || case when t.change > 0 then ' from ' else ' to ' end
        || coalesce(t.other_code, 'a wallet') || case when t.change > 0
          then ', and no declared income is this one' else ', which is no investment' end as problem
      from ${poolEntries} t
      left join income_declarations d on d.id = t.transfer_id and d.pool_id = t.pool_id
        and d.amount_centavos = t.change
      where case when t.change > 0 then d.id is null or t.other_code is distinct from 'own-money'
        else coalesce(t.other_code, '') !~ '^(investments:|own-money$)' end`,
    todo:
      changedPastKaban +
      'A transfer into a pool has the id of its declaration and of the request that two people ' +
      'agreed to: look for it under Approvals.',
  },
  {
    name: 'Every declared income was agreed to by two people, as it was filed, with one document',
    counts: 'select count(*) as count from income_declarations',
    problems: `
      select 'the income ' || d.id || ' of ' || ${inPesos('d.amount_centavos')} || ' for the pool '
        || ${poolNamed('d.pool_id')} || case
          when e.id is null then ': its document is missing, or is another one'
          when a.payload_changed then ': its request was changed after it was approved'
          else ': no two people approved a request of this amount' end as problem
      from income_declarations d
      left join ${agreed} a on a.id = d.id and a.amount_centavos = d.amount_centavos and a.by_two
      left join income_evidence e on e.id = d.evidence_id and e.sha256 = d.evidence_sha256
      where a.id is null or a.payload_changed or e.id is null
        or d.agreed_by in (d.declared_by, 'company-access')
      union all
      select 'the approved request ' || a.id || ' to declare ' || ${inPesos('a.amount_centavos')}
        || ' filled no pool'
      from ${agreed} a left join income_declarations d on d.id = a.id where d.id is null`,
    todo:
      changedPastKaban +
      'Find the request by this id under Approvals, and ask the two people what they agreed to. ' +
      'Until then, settle no gain from this pool.',
  },
]
