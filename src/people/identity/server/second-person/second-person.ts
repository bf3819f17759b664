/**
 * Two people: every action that needs a second person asks here whether the two are two. The
 * function `second_person_obstacle` of the database decides, also for lists and triggers.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { companyAccessPerson, type Role } from '../../shared/rules.ts'
import {
  moduleObstacles,
  userIdOf,
  type ModuleObstacle,
  type PairFinding,
  type PairObstacle,
  type SharedOrigin,
} from '../../shared/second-person/rules.ts'
import { secondPersonRefusals } from '../../shared/second-person/words.ts'
import { shareStaffPerson, staffPersonOf } from '../staff-person.ts'
import { findSharedOrigin } from './shared-origin.ts'

/** Two persons, as `staffPersonOf` names them. */
export interface Pair {
  /** Who filed or made it; null when nobody noted who. */
  first: string | null
  second: string
  /** When it was filed or made. */
  madeAt: Date
}

/** Why the second cannot decide; null when they can. For screens: takes no locks. */
export async function findPairObstacle(
  tx: Transaction,
  { first, second, madeAt }: Pair,
): Promise<PairFinding | null> {
  const { obstacle, approvesFrom } = await tx.row<{
    obstacle: PairObstacle | null
    approvesFrom: Date | null
  }>(
    `select second_person_obstacle($1, $2, $3) as obstacle,
       (select approves_from from users where id = $4) as "approvesFrom"`,
    [first, second, madeAt, userIdOf(second)],
  )
  return obstacle && { obstacle, approvesFrom: obstacle === 'second-waits' ? approvesFrom : null }
}

/** Locks both persons: until the transaction ends, both stay what they are. */
export async function sharePair(tx: Transaction, first: string | null, second: string) {
  for (const person of [first, second].filter((one) => one !== null).toSorted())
    await shareStaffPerson(tx, person)
}

/**
 * Refuses (409) unless the caller is a second person to `first`. Call it after `sharePair`.
 * `refuseOwn` refuses the obstacles for which the module has its own words. Returns what the two
 * have in common, for the record. The first time that somebody other than the inviter agrees with
 * an invited admin, the invited admin is checked.
 */
export async function requireSecondPerson(
  ctx: ActionContext,
  { first, madeAt }: Omit<Pair, 'second'>,
  refuseOwn: (obstacle: ModuleObstacle) => never,
): Promise<SharedOrigin> {
  const second = staffPersonOf(ctx)
  const finding = await findPairObstacle(ctx.tx, { first, second, madeAt })
  if (finding) refuseObstacle(finding, refuseOwn)
  const origin = await findSharedOrigin(ctx, { first: first ?? '', second, since: madeAt })
  // Whoever used the access code in this browser may be the one who is signed in here now.
  if (first === companyAccessPerson && origin.browser)
    refuse(secondPersonRefusals, 'own-company-access', { status: 409 })
  // No inviter comes to this line: until somebody has checked, inviter and invited are no pair.
  await ctx.tx.rows(
    `update users set checked_at = clock_timestamp()
     where id = $1 and invited_by is not null and checked_at is null`,
    [userIdOf(first)],
  )
  return origin
}

/** Refuses by the words of the module, or by those that are the same everywhere. */
export function refuseObstacle(
  { obstacle, approvesFrom }: PairFinding,
  refuseOwn: (obstacle: ModuleObstacle) => never,
): never {
  const own = moduleObstacles.find((one) => one === obstacle)
  if (own) return refuseOwn(own)
  refuse(secondPersonRefusals, obstacle as Exclude<PairObstacle, ModuleObstacle>, {
    status: 409,
    figures: { from: approvesFrom?.toISOString() ?? '' },
  })
}

/** Sample data only: the database lets nobody else shorten the wait of a new admin. */
export async function letApproveAtOnce(tx: Transaction, userId: string): Promise<void> {
  await tx.rows('update users set approves_from = staff_since where id = $1', [userId])
}

/** Notes who invited a new admin; until a third admin checks them the two are one person. */
export async function noteInviter(
  tx: Transaction,
  userId: string,
  invitedBy: string,
): Promise<{ approvesFrom: Date }> {
  return await tx.row<{ approvesFrom: Date }>(
    `update users set invited_by = $2, checked_at = null where id = $1
     returning approves_from as "approvesFrom"`,
    [userId, invitedBy],
  )
}

/** Whether the change makes somebody an admin. Only an accepted invitation may (surfaces/users). */
export function makesAdmin(before: { role: Role } | null, after: { role: Role }): boolean {
  return after.role === 'admin' && before?.role !== 'admin'
}

/** The operator, who knows both, says that an invited admin is a person of their own. */
export async function markChecked(tx: Transaction, userId: string): Promise<void> {
  await tx.rows('update users set checked_at = clock_timestamp() where id = $1', [userId])
}
