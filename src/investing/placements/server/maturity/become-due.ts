import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { outdateApprovals } from '#teamwork/approvals/server/file-approval.ts'
import { publishPlacement } from '../notify-placement.ts'
import type { Step } from './batches.ts'
import { lockMatured, type DuePlacement } from './due-store.ts'
import { moveKey } from './move-keys.ts'
import { movePlacements } from './moves-store.ts'
import { inPaces } from './paces.ts'

/** It moves no money. */
export const becomingDue = (batch: number): Step<DuePlacement> => ({
  name: 'become due',
  batch,
  take: lockMatured,
  async work(ctx, matured) {
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
    await outdateApprovals(ctx, {
      kind: 'impair',
      subjectIds: matured.map(({ placementId }) => placementId),
    })
    for (const { placementId, userId } of matured) publishPlacement(ctx, { placementId, userId })
  },
})
