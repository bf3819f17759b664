/** Checks of `npm run verify`: pools agree with the book and with what two people declared. */
import { poolEntries } from '#ledger/server/book-sql.ts'
import type { Check } from '#ledger/server/verify.ts'
import { agreedApprovals } from '#teamwork/approvals/server/approvals-sql.ts'

const agreed = agreedApprovals('income')

export const poolChecks: readonly Check[] = [
  {
    name: 'A pool is never below zero, and has paid no more than what was declared',
    counts: 'select count(*) as count from income_pools',
    problems: `
      select 'the pool ' || p.id || ' has ' || coalesce(t.balance, 0) || ', declared are '
        || coalesce(d.declared, 0) || ' and paid ' || coalesce(t.paid, 0) as problem
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
  },
  {
    name:
      'Every transfer of a pool is income that was declared, a gain of an investment, ' +
      "or goes back to the company's own money",
    counts: `select count(*) as count from ${poolEntries} t`,
    problems: `
      select 'transfer ' || t.transfer_id || ' of ' || t.change || ' with '
        || coalesce(t.other_code, 'a wallet') as problem
      from ${poolEntries} t
      left join income_declarations d on d.id = t.transfer_id and d.pool_id = t.pool_id
        and d.amount_centavos = t.change
      where case when t.change > 0 then d.id is null or t.other_code is distinct from 'own-money'
        else coalesce(t.other_code, '') !~ '^(investments:|own-money$)' end`,
  },
  {
    name: 'Every declared income was agreed to by two people, as it was filed, with one document',
    counts: 'select count(*) as count from income_declarations',
    problems: `
      select 'the income ' || d.id || ' of ' || d.amount_centavos || ' has no such agreement'
        as problem
      from income_declarations d
      left join ${agreed} a on a.id = d.id and a.amount_centavos = d.amount_centavos and a.by_two
      left join income_evidence e on e.id = d.evidence_id and e.sha256 = d.evidence_sha256
      where a.id is null or a.payload_changed or e.id is null
        or d.agreed_by in (d.declared_by, 'company-access')
      union all
      select 'approval ' || a.id || ' of ' || a.amount_centavos || ' filled no pool'
      from ${agreed} a left join income_declarations d on d.id = a.id where d.id is null`,
  },
]
