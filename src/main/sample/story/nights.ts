/** The jobs of the server, once each night of the story. */
import { activatePlacements } from '#investing/placements/server/activate-placements.ts'
import { maturePlacements } from '#investing/placements/server/maturity/mature-placements.ts'
import { linkActivity } from '#people/activity/server/link-activity.ts'
import { expireApprovals } from '#teamwork/approvals/server/expire-approvals.ts'
import { approvalKinds } from '../../server/approval-kinds.ts'
import { partsOf } from './job-parts.ts'
import type { Teller } from './teller.ts'

/**
 * A sample installation sends no mail. Those of the story's past count as sent, so that the outbox
 * shows what waits today; and what was said has been read.
 */
export async function putPastAway({ ctx, calendar }: Teller): Promise<void> {
  await calendar.pace({ daysAgo: 0, at: '00:02' })
  await ctx.tx.rows(
    `update mail_outbox set sent_at = created_at + interval '4 seconds', attempts = 1
     where sent_at is null`,
  )
  // By then both sides have read everything.
  await ctx.tx.rows(
    `update chat_messages set is_read_by_user = true, is_read_by_admin = true
     where not (is_read_by_user and is_read_by_admin) and created_at < now() - interval '10 hours'`,
  )
}

/** The shortest term is a quarter; before this nobody is even reminded of its end. */
const firstReminder = 40
/** The only request that nobody decides is filed on the 23rd day before today. */
const firstExpiry = 22

export function workAtNight(teller: Teller, firstDaysAgo: number): void {
  const parts = partsOf(teller)
  teller.begin('nights', async () => {
    for (let day = firstDaysAgo; day >= 0; day -= 1) {
      await teller.calendar.pace({ daysAgo: day, at: '00:01' })
      await activatePlacements(parts)
      if (day <= firstReminder) await maturePlacements(parts)
      if (day <= firstExpiry) await expireApprovals(parts, approvalKinds)
      if (day % 30 === 0) await linkActivity(parts)
    }
  })
}
