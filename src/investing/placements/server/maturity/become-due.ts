import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { publishPlacement } from '../notify-placement.ts'
import type { DuePlacement } from './due-store.ts'
import { moveKey } from './move-keys.ts'
import { movePlacements } from './moves-store.ts'
import { inPaces } from './paces.ts'

/** The caller has locked them. It moves no money. */
export async function becomeDue(
  ctx: ActionContext,
  matured: readonly DuePlacement[],
): Promise<void> {
  await inPaces(matured, (some) =>
    movePlacements(ctx.tx, {
      from: 'active',
      to: 'due',
      requestHash: hashRequest({ verb: 'mature-placement' }),
      moves: some.map(({ placementId }) => ({
        placementId,
        moveId: moveKey(placementId, 'due'),
        end: null,
      })),
    }),
  )
  for (const { placementId, userId } of matured) publishPlacement(ctx, { placementId, userId })
}
