/** SQL of the lists of pools and of declared income. */
import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  nearestFirst,
  rowsBeyond,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import { givenBackByPools, joinWallet } from '#ledger/server/book-sql.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import { companyAccessPerson } from '#people/identity/shared/rules.ts'
import { waitingApprovals } from '#teamwork/approvals/server/approvals-sql.ts'
import type { DeclarationView, PoolView } from '../shared/contract.ts'

/**
 * Paid is what was declared, is not there any more and did not go back: `npm run verify` proves
 * that nothing else leaves a pool.
 */
export function selectPools(tx: Transaction): Promise<PoolView[]> {
  return tx.rows<PoolView>(
    `select p.id as "poolId", p.name, w.available::bigint as "balanceCentavos",
       d.declared as "declaredCentavos",
       d.declared - w.available::bigint - coalesce(b.given_back, 0) as "paidCentavos", p.sample
     from income_pools p ${joinWallet('p.id')}
     left join ${givenBackByPools} b on b.pool_id = p.id
     cross join lateral (
       select coalesce(sum(amount_centavos), 0)::bigint as declared
       from income_declarations where pool_id = p.id
     ) d
     order by p.created_at, p.id`,
  )
}

export async function countWaitingIncome(tx: Transaction): Promise<number> {
  const { waiting } = await tx.row<{ waiting: number }>(
    `select count(*)::int as waiting from ${waitingApprovals('income')} w`,
  )
  return waiting
}

const list = { table: 'income_declarations', as: 'd' }

/** A user's id where a person is not company access. */
const userOf = (column: string) => `nullif(${column}, '${companyAccessPerson}')::uuid`

/** One row more than `limit`, newest first. */
export function selectDeclarations(tx: Transaction, page: Place): Promise<DeclarationView[]> {
  return writtenRows<DeclarationView>(
    tx,
    sql`select d.id as "declarationId", p.name as "poolName",
        d.amount_centavos as "amountCentavos",
        to_char(d.period_from, 'YYYY-MM-DD') as "periodFrom",
        to_char(d.period_to, 'YYYY-MM-DD') as "periodTo", d.source, d.plans,
        d.evidence_id as "evidenceId", e.original_name as "evidenceName",
        d.evidence_sha256 as "evidenceSha256",
        ${sql.raw(userNameOf(userOf('d.declared_by')))} as "declaredByName",
        ${sql.raw(userNameOf(userOf('d.agreed_by')))} as "agreedByName",
        d.created_at as "createdAt"
      from income_declarations d join income_pools p on p.id = d.pool_id
      join income_evidence e on e.id = d.evidence_id
      where true ${rowsBeyond(page, list)} order by ${nearestFirst(page, list)}
      limit ${page.limit + 1}`,
  )
}
