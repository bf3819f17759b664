import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { outdateApprovals } from '#teamwork/approvals/server/file-approval.ts'
import { publishPlacement } from '../notify-placement.ts'
import type { Step } from './batches.ts'
import { lockMatured, type DuePlacement } from './due-store.ts'
import { moveKey } from './move-keys.ts'
import { movePlacements } from './moves-store.ts'
import { inPaces } from './paces.ts'

/** About a second of work: users and other servers wait for rows that a batch holds. */
const dueAtOnce = 50
/** Between two batches, so that another server which waits for one takes the next. */
const restMs = 50

/** It moves no money. */
export const becomingDue = (batch: number): Step<DuePlacement> => ({
  name: 'become due',
  batch: Math.min(batch, dueAtOnce),
  restMs,
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
      kinds: ['impair'],
      subjectIds: matured.map(({ placementId }) => placementId),
    })
    for (const { placementId, userId } of matured) publishPlacement(ctx, { placementId, userId })
  },
})
