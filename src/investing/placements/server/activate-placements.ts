/**
 * The job that begins the terms of placements when their cooling-off is over. It may run on many
 * servers at once and be killed at any point: each batch is one transaction, takes its rows with
 * SKIP LOCKED, and every move has a key that follows from the placement.
 */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { recordBegunTerms } from '#money/investments/server/placed-investment.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import { workThrough, type JobParts } from './maturity/batches.ts'
import type { Which } from './maturity/due-store.ts'
import { moveKey } from './maturity/move-keys.ts'
import { notifyActive } from './notify-placement.ts'
import { frozenPlanName } from './placements-sql.ts'

const batchSize = 200

/** Returns how many became active; an AggregateError names the failures at the end. */
export async function activatePlacements(parts: JobParts, batch = batchSize): Promise<number> {
  const step = { name: 'begin', batch, take: lockCooled, work: activate }
  const { count, errors } = await workThrough(parts, step)
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} placements could not begin; ${count} did`)
  return count
}

interface CooledPlacement {
  placementId: string
  userId: string
  fullName: string
  email: string
  planName: BilingualText
  principalCentavos: Centavos
  dueOn: string
}

/** By the clock of the database, oldest first. */
function lockCooled(tx: Transaction, { limit, only, except }: Which): Promise<CooledPlacement[]> {
  return tx.rows<CooledPlacement>(
    `select p.id as "placementId", p.user_id as "userId", u.full_name as "fullName", u.email,
       ${frozenPlanName} as "planName", p.principal_centavos as "principalCentavos",
       to_char(p.due_on, 'YYYY-MM-DD') as "dueOn"
     from placements p ${joinUser('p.user_id')}
     where p.state = 'cooling' and p.cooling_until <= transaction_timestamp()
       and ($2::uuid is null or p.id = $2) and p.id <> all ($3::uuid[])
     order by p.cooling_until, p.id limit $1 for no key update of p skip locked`,
    [limit, only, except],
  )
}

/** Moves no money. */
async function activate(ctx: ActionContext, taken: readonly CooledPlacement[]): Promise<void> {
  if (taken.length === 0) return
  const requestHash = hashRequest({ verb: 'activate-placement' })
  const moves = taken.map(({ placementId, userId }) => ({
    moveId: moveKey(placementId, 'active'),
    investmentId: placementId,
    userId,
  }))
  const moved = await ctx.tx.rows(
    `with begun as (
       update placements p set state = 'active'
       from unnest($1::uuid[], $2::uuid[]) as m (placement_id, move_id)
       where p.id = m.placement_id and p.state = 'cooling'
       returning m.move_id, p.id, p.user_id
     )
     insert into placement_moves (id, placement_id, user_id, previous_state, new_state,
       changed_by, request_hash)
     select move_id, id, user_id, 'cooling', 'active', 'job', $3 from begun returning id`,
    [moves.map(({ investmentId }) => investmentId), moves.map(({ moveId }) => moveId), requestHash],
  )
  if (moved.length !== taken.length) throw new Error('A locked placement was not in cooling-off')
  await recordBegunTerms(ctx.tx, moves, requestHash)
  await together(taken.map((placement) => notifyActive(ctx, placement, placement)))
}
