/**
 * SQL of placements that mature. Every batch takes its rows oldest first. What becomes due or is
 * paid waits for a row that somebody else holds: skipped, it would be overtaken by a younger one,
 * which could take the last income of the pool. Nobody waits in a circle: the jobs lock rows in one
 * order, the pool before them and wallets after them, and a person who holds a placement waits for
 * no pool and no other placement. Who is told something can be told later: SKIP LOCKED.
 */
import { joinPlanVersion } from '#content/content/server/plans-sql.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import type { Payout } from '../../shared/rules-maturity.ts'
import { frozenPlanName } from '../placements-sql.ts'

export interface Which {
  limit: number
  /** This one alone. */
  only: string | null
  /** Those that failed in this run. */
  except: readonly string[]
}

export interface DuePlacement {
  placementId: string
  userId: string
  fullName: string
  email: string
  tillId: string
  planName: BilingualText
  poolId: string
  principalCentavos: Centavos
  gainCentavos: Centavos
  taxBasisPoints: number | null
  /** A day in Manila. */
  dueOn: string
  wantsRoll: boolean
}

export interface Rolled {
  /** The new placement, which can be cancelled until then. */
  rolledInto: { placementId: string; coolingUntil: Date } | null
  /** Why the payout stays in the wallet although its user had asked for a new term. */
  notRolled: BilingualText | null
}

/** One that is being paid. */
export interface PaidPlacement extends DuePlacement, Rolled {
  moveId: string
  payout: Payout
}

const columns = `p.id as "placementId", p.user_id as "userId", u.full_name as "fullName", u.email,
  i.till_id as "tillId", ${frozenPlanName} as "planName", p.pool_id as "poolId",
  p.principal_centavos as "principalCentavos", p.projected_gain_centavos as "gainCentavos",
  p.tax_rate_basis_points as "taxBasisPoints", to_char(p.due_on, 'YYYY-MM-DD') as "dueOn",
  p.roll_consent is not null as "wantsRoll"`

const from = `placements p ${joinInvestment('p.id')} ${joinUser('p.user_id')}`

/** Its parameters are `given`; $1 is the limit. */
const isChosen = `($2::uuid is null or p.id = $2) and p.id <> all ($3::uuid[])`
const given = ({ limit, only, except }: Which) => [limit, only, except]

/** Active placements whose day has come. */
export function lockMatured(tx: Transaction, which: Which): Promise<DuePlacement[]> {
  return tx.rows(
    `select ${columns} from ${from}
     where p.state = 'active' and p.due_on <= ${todayInManila} and ${isChosen}
     order by p.due_on, p.id limit $1 for no key update of p`,
    given(which),
  )
}

/** Due placements of a pool: those that wait for its income, or those that gain nothing. */
export function lockDue(
  tx: Transaction,
  { poolId, hasGain, ...which }: Which & { poolId: string; hasGain: boolean },
): Promise<DuePlacement[]> {
  return tx.rows(
    `select ${columns} from ${from}
     where p.state = 'due' and p.pool_id = $4 and ${isChosen}
       and p.projected_gain_centavos ${hasGain ? '> 0' : '= 0'}
     order by p.due_on, p.id limit $1 for no key update of p`,
    [...given(which), poolId],
  )
}

export async function poolsWithDue(tx: Transaction): Promise<string[]> {
  const rows = await tx.rows<{ poolId: string }>(
    `select distinct pool_id as "poolId" from placements where state = 'due'`,
  )
  return rows.map(({ poolId }) => poolId)
}

/** The gain of the placement that a pool pays next. */
export async function findNextGain(
  tx: Transaction,
  { poolId, except }: { poolId: string; except: readonly string[] },
): Promise<Centavos | undefined> {
  const next = await tx.maybeRow<{ gain: Centavos }>(
    `select projected_gain_centavos as gain from placements
     where state = 'due' and pool_id = $1 and projected_gain_centavos > 0
       and id <> all ($2::uuid[])
     order by due_on, id limit 1`,
    [poolId, except],
  )
  return next?.gain
}

/** Those that nobody has marked as late yet: who failed and, of a short pool, who gains. */
export function lockUnmarked(
  tx: Transaction,
  due: Which & { poolId: string; isShort: boolean; failed: readonly string[] },
): Promise<DuePlacement[]> {
  const { poolId, isShort, failed, ...which } = due
  return tx.rows(
    `select ${columns} from ${from}
     where p.state = 'due' and p.late_since is null and p.pool_id = $4 and ${isChosen}
       and ($5 and p.projected_gain_centavos > 0 or p.id = any ($6::uuid[]))
     order by p.due_on, p.id limit $1 for no key update of p skip locked`,
    [...given(which), poolId, isShort, failed],
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
  /** Which the versions of the plan share. */
  planEntryId: string
}

/** Of those who got as many reminders. A term that began within the days is reminded at once. */
export function lockToRemind(
  tx: Transaction,
  { reminded, daysBefore, ...which }: Which & { reminded: 0 | 1; daysBefore: number },
): Promise<PlacementToRemind[]> {
  return tx.rows(
    `select ${columns}, p.due_on - ${todayInManila} as "daysLeft", v.entry_id as "planEntryId"
     from ${from} ${joinPlanVersion('p.plan_version_id')}
     where p.state = 'active' and p.reminded < 2 and p.reminded = $4 and ${isChosen}
       and p.due_on > ${todayInManila} and p.due_on <= ${todayInManila} + $5::integer
     order by p.due_on, p.id limit $1 for no key update of p skip locked`,
    [...given(which), reminded, daysBefore],
  )
}

export async function setReminded(
  tx: Transaction,
  ids: readonly string[],
  reminded: number,
): Promise<void> {
  await tx.rows(`update placements set reminded = $2 where id = any ($1::uuid[])`, [ids, reminded])
}
