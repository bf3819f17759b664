/** What the jobs of the server do by themselves, once each night of the story. */
import { activatePlacements } from '#investing/placements/server/activate-placements.ts'
import {
  maturePlacements,
  type MaturityParts,
} from '#investing/placements/server/maturity/mature-placements.ts'
import { linkActivity } from '#people/activity/server/link-activity.ts'
import { expireApprovals } from '#teamwork/approvals/server/expire-approvals.ts'
import { approvalKinds } from '../../server/approval-kinds.ts'
import { partsOf } from './move-money.ts'
import type { Teller } from './teller.ts'

export function workAtNight(teller: Teller, firstDaysAgo: number): void {
  const parts = partsOf(teller)
  teller.begin(async () => {
    for (let day = firstDaysAgo; day >= 0; day -= 1) {
      await teller.calendar.pace({ daysAgo: day, at: '00:01' })
      await activatePlacements(parts)
      await maturePlacements(parts as unknown as MaturityParts)
      await expireApprovals(parts, approvalKinds)
      if (day % 5 === 0) await linkActivity(parts)
    }
  })
}
