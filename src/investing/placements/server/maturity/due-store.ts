/** SQL of placements that mature. Every batch takes its rows oldest first, with SKIP LOCKED. */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import type { Payout } from '../../shared/rules-maturity.ts'

export interface DuePlacement {
  placementId: string
  userId: string
  fullName: string
  email: string
  tillId: string
  planName: string
  poolId: string
  principalCentavos: Centavos
  gainCentavos: Centavos
  taxBasisPoints: number | null
  /** A day in Manila. */
  dueOn: string
  lateSince: Date | null
  wantsRoll: boolean
}

/** One that is being paid. */
export interface PaidPlacement extends DuePlacement {
  moveId: string
  payout: Payout
  rolledInto: string | null
}

const columns = `p.id as "placementId", p.user_id as "userId", u.full_name as "fullName", u.email,
  i.till_id as "tillId", i.plan_name as "planName", p.pool_id as "poolId",
  p.principal_centavos as "principalCentavos", p.projected_gain_centavos as "gainCentavos",
  p.tax_rate_basis_points as "taxBasisPoints", to_char(p.due_on, 'YYYY-MM-DD') as "dueOn",
  p.late_since as "lateSince", p.roll_consent is not null as "wantsRoll"`

const from = `placements p ${joinInvestment('p.id')} ${joinUser('p.user_id')}`

/** Today in Manila, by the clock of the database. */
const today = `(transaction_timestamp() at time zone 'Asia/Manila')::date`

/** Active placements whose day has come. */
export function lockMatured(tx: Transaction, limit: number): Promise<DuePlacement[]> {
  return tx.rows(
    `select ${columns} from ${from}
     where p.state = 'active' and p.due_on <= ${today}
     order by p.due_on, p.id limit $1 for no key update of p skip locked`,
    [limit],
  )
}

/** Due placements of a pool, except those that failed in this run. */
export function lockDue(
  tx: Transaction,
  due: { poolId: string; limit: number; except: readonly string[] },
): Promise<DuePlacement[]> {
  return tx.rows(
    `select ${columns} from ${from}
     where p.state = 'due' and p.pool_id = $1 and p.id <> all ($3::uuid[])
     order by p.due_on, p.id limit $2 for no key update of p skip locked`,
    [due.poolId, due.limit, due.except],
  )
}

export function lockOneDue(tx: Transaction, placementId: string) {
  return tx.maybeRow<DuePlacement>(
    `select ${columns} from ${from}
     where p.id = $1 and p.state = 'due' for no key update of p skip locked`,
    [placementId],
  )
}

export async function poolsWithDue(tx: Transaction): Promise<string[]> {
  const rows = await tx.rows<{ poolId: string }>(
    `select distinct pool_id as "poolId" from placements where state = 'due'`,
  )
  return rows.map(({ poolId }) => poolId)
}

/** Those that nobody has marked as late yet: `only` some, or null for all. */
export function lockUnmarked(
  tx: Transaction,
  due: { poolId: string; limit: number; only: readonly string[] | null },
): Promise<DuePlacement[]> {
  return tx.rows(
    `select ${columns} from ${from}
     where p.state = 'due' and p.late_since is null and p.pool_id = $1
       and ($3::uuid[] is null and p.projected_gain_centavos > 0 or p.id = any ($3::uuid[]))
     order by p.due_on, p.id limit $2 for no key update of p skip locked`,
    [due.poolId, due.limit, due.only],
  )
}

export async function markLateRows(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.rows(
    `update placements set late_since = transaction_timestamp(), updated_at = clock_timestamp()
     where id = any ($1::uuid[]) and state = 'due' and late_since is null`,
    [ids],
  )
}

export interface PlacementToRemind extends DuePlacement {
  /** Whole days until it is due. */
  daysLeft: number
}

/** Of those who got as many reminders. A term that began within the days is reminded at once. */
export function lockToRemind(
  tx: Transaction,
  { reminded, daysBefore, limit }: { reminded: 0 | 1; daysBefore: number; limit: number },
): Promise<PlacementToRemind[]> {
  return tx.rows(
    `select ${columns}, p.due_on - ${today} as "daysLeft" from ${from}
     where p.state = 'active' and p.reminded < 2 and p.reminded = $1
       and p.due_on > ${today} and p.due_on <= ${today} + $2::integer
     order by p.due_on, p.id limit $3 for no key update of p skip locked`,
    [reminded, daysBefore, limit],
  )
}

export async function setReminded(
  tx: Transaction,
  ids: readonly string[],
  reminded: number,
): Promise<void> {
  await tx.rows(`update placements set reminded = $2 where id = any ($1::uuid[])`, [ids, reminded])
}
