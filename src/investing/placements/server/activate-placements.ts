/**
 * The job that begins the terms of placements when their cooling-off is over. It may run on many
 * servers at once and be killed at any point: each batch is one transaction, takes its rows with
 * SKIP LOCKED, and every move has a key that follows from the placement.
 */
import { v5 as uuidv5 } from 'uuid'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import {
  together,
  type Database,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import { recordBegunTerms } from '#money/investments/server/placed-investment.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import { notifyActive } from './notify-placement.ts'

const batchSize = 200

type Parts = { database: Pick<Database, 'transaction'> } & Pick<
  ActionContext,
  'settings' | 'files' | 'secrets'
>

/**
 * Returns how many became active. When a batch fails each of its placements is tried alone, so that
 * one stops no other; an AggregateError names the failures at the end.
 */
export async function activatePlacements(parts: Parts, batch = batchSize): Promise<number> {
  const errors: unknown[] = []
  const failed: string[] = []
  let count = 0
  for (;;) {
    let taken: CooledPlacement[] = []
    try {
      await inStep(parts, async (ctx) => {
        taken = await lockCooled(ctx.tx, { limit: batch, except: failed })
        await activate(ctx, taken)
      })
      count += taken.length
    } catch (error) {
      if (taken.length === 0) throw error
      for (const { placementId } of taken)
        try {
          count += await activateAlone(parts, placementId)
        } catch (cause) {
          failed.push(placementId)
          errors.push(cause)
        }
    }
    if (taken.length < batch) break
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} placements could not begin; ${count} did`)
  return count
}

const inStep = <T>(parts: Parts, work: (ctx: ActionContext) => Promise<T>): Promise<T> => {
  const { database, ...ground } = parts
  return database.transaction((tx) => work(systemContext(tx, ground)))
}

function activateAlone(parts: Parts, placementId: string): Promise<number> {
  return inStep(parts, async (ctx) => {
    const taken = await lockCooled(ctx.tx, { limit: 1, only: placementId, except: [] })
    await activate(ctx, taken)
    return taken.length
  })
}

interface CooledPlacement {
  placementId: string
  userId: string
  fullName: string
  email: string
  planName: string
  principalCentavos: Centavos
  dueOn: string
}

/** By the clock of the database, oldest first. */
function lockCooled(
  tx: Transaction,
  { limit, only = null, except }: { limit: number; only?: string | null; except: string[] },
): Promise<CooledPlacement[]> {
  return tx.rows<CooledPlacement>(
    `select p.id as "placementId", p.user_id as "userId", u.full_name as "fullName", u.email,
       i.plan_name as "planName", p.principal_centavos as "principalCentavos",
       to_char(p.due_on, 'YYYY-MM-DD') as "dueOn"
     from placements p ${joinInvestment('p.id')} ${joinUser('p.user_id')}
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
    moveId: uuidv5('active', placementId),
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
