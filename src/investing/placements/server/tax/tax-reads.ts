/** SQL of the tax that was withheld: for the company, and of one user in one year. */
import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  nearestFirst,
  rowsBeyond,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import { dayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'

export interface WithheldRow {
  placementId: string
  userId: string
  userName: string
  userEmail: string
  planName: string
  /** When it was paid. */
  createdAt: Date
  principalCentavos: bigint
  grossCentavos: bigint
  rateBasisPoints: number
  taxCentavos: bigint
  sample: boolean
}

const columns = `p.id as "placementId", p.user_id as "userId", u.full_name as "userName",
  u.email as "userEmail", i.plan_name as "planName", p.updated_at as "createdAt",
  p.principal_centavos as "principalCentavos", p.gain_paid_centavos as "grossCentavos",
  coalesce(p.tax_rate_basis_points, 0) as "rateBasisPoints",
  p.tax_withheld_centavos as "taxCentavos", i.sample`

/** A placement that has ended never changes again, so its last change is its end. */
const paid = `p.state in ('paid', 'rolled') and p.gain_paid_centavos > 0`
const from = `placements p ${joinInvestment('p.id')} ${joinUser('p.user_id')}`
const list = { table: 'placements', as: 'p', time: 'updated_at' }

/** Up to `limit` + 1 returns beyond the asked place, nearest first. */
export function selectWithheld(tx: Transaction, place: Place): Promise<WithheldRow[]> {
  return writtenRows<WithheldRow>(
    tx,
    sql`select ${sql.raw(columns)} from ${sql.raw(from)}
      where ${sql.raw(paid)} ${rowsBeyond(place, list)}
      order by ${nearestFirst(place, list)} limit ${place.limit + 1}`,
  )
}

/** Oldest first. */
export function selectWithheldOf(
  tx: Transaction,
  { userId, year, limit }: { userId: string; year: number; limit: number },
): Promise<WithheldRow[]> {
  return tx.rows<WithheldRow>(
    `select ${columns} from ${from}
     where ${paid} and p.user_id = $1
       and p.updated_at >= make_timestamptz($2, 1, 1, 0, 0, 0, 'Asia/Manila')
       and p.updated_at < make_timestamptz($2 + 1, 1, 1, 0, 0, 0, 'Asia/Manila')
     order by p.updated_at, p.id limit $3`,
    [userId, year, limit],
  )
}

/** The years in which this user got a return, newest first. */
export async function selectTaxYears(tx: Transaction, userId: string): Promise<number[]> {
  const rows = await tx.rows<{ year: number }>(
    `select distinct extract(year from ${dayInManila('p.updated_at')})::int as year
     from placements p where ${paid} and p.user_id = $1 order by 1 desc`,
    [userId],
  )
  return rows.map(({ year }) => year)
}
