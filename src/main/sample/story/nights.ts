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

/** Most nights nothing is due, and asking each job costs the first start. */
async function hasWork({ ctx }: Teller): Promise<boolean> {
  const { due } = await ctx.tx.row<{ due: boolean }>(
    `select exists (
         select from placements p
         where p.state = 'cooling' and p.cooling_until <= now() or p.state = 'due'
           or p.state = 'active' and p.due_on - 7 * (1 - p.reminded) <= now()::date + 1)
       or exists (select from approvals where status = 'pending') as due`,
  )
  return due
}

/**
 * A sample installation sends no mail. Those of the story's past count as sent, so that the outbox
 * shows what waits today; and what was said in closed chats has been read.
 */
export async function putPastAway({ ctx, calendar }: Teller): Promise<void> {
  await calendar.pace({ daysAgo: 0, at: '00:02' })
  await ctx.tx.rows(
    `update mail_outbox set sent_at = created_at + interval '4 seconds', attempts = 1
     where sent_at is null`,
  )
  // Both sides have read what is closed.
  await ctx.tx.rows(
    `update chat_messages m set is_read_by_user = true, is_read_by_admin = true
     from chat_sessions c where c.id = m.session_id and c.status like 'closed%'`,
  )
}

export function workAtNight(teller: Teller, firstDaysAgo: number): void {
  const parts = partsOf(teller)
  teller.begin(async () => {
    for (let day = firstDaysAgo; day >= 0; day -= 1) {
      await teller.calendar.pace({ daysAgo: day, at: '00:01' })
      if (await hasWork(teller)) {
        await activatePlacements(parts)
        await maturePlacements(parts as unknown as MaturityParts)
        await expireApprovals(parts, approvalKinds)
      }
      if (day % 30 === 0) await linkActivity(parts)
    }
  })
}
