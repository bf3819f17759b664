import { forgetTestimonialsOf } from '#content/testimonials/server/write-testimonial.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import { setChatStatus } from '#money/chats/server/actions.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import type { ClosingView } from '../shared/contract.ts'
import { privacyRecordTexts } from '../shared/record-words.ts'
import { closingWord, keptYears, mayClose, type Closing, type OpenThings } from '../shared/rules.ts'
import { closedMail, privacyRefusals } from '../shared/words.ts'
import {
  countKept,
  deleteWhatNobodyMustKeep,
  keepWhoItWas,
  lockEverything,
  openChatsOf,
  pseudonymise,
  readOpenThings,
  type LeavingUser,
} from './store.ts'

export { forgetClosedUsers } from './store.ts'

/** What stands in the way, and what would stay. */
export async function readClosing(ctx: ActionContext): Promise<ClosingView> {
  const userId = callerUserId(ctx)
  const open = await readOpenThings(ctx.tx, userId)
  return {
    mayClose: mayClose(open),
    open,
    kept: { years: keptYears, ...(await countKept(ctx.tx, userId)) },
  }
}

/**
 * Ends a user for ever, all or nothing. Refuses: closing-not-confirmed, money-left (409),
 * movements-under-way (409). Asked twice at once, the second is signed out already (401).
 */
export async function closeUser(
  ctx: ActionContext,
  { confirmation }: Closing,
): Promise<Record<string, never>> {
  const { tx } = ctx
  const userId = callerUserId(ctx)
  if (confirmation !== closingWord)
    refuse(privacyRefusals, 'closing-not-confirmed', {
      field: 'confirmation',
      figures: { word: closingWord },
    })
  // Without a lock first: who cannot close anyway keeps no money waiting.
  refuseOpen(await readOpenThings(tx, userId))
  const user = await lockEverything(tx, userId)
  if (!user) refuse(platformRefusals, 'sign-in-first', { status: 401 })
  refuseOpen(await readOpenThings(tx, userId))

  const keepUntil = await keepWhoItWas(tx, userId)
  for (const { chatId } of await openChatsOf(tx, userId))
    await setChatStatus(ctx, chatId, 'closed_completed')
  await recordActivity(ctx, {
    userId,
    actionType: 'USER_CLOSED',
    description: privacyRecordTexts.closed,
  })
  await forgetTestimonialsOf(ctx, userId)
  const files = await deleteWhatNobodyMustKeep(tx, userId)
  await pseudonymise(tx, userId)
  await endSessions(tx, userId)
  await mailClosed(ctx, userId, user, keepUntil)
  for (const topic of ['transactions', 'withdrawals', 'deposits'])
    publish(tx, { topic, id: userId, to: 'admins' })
  ctx.cookies.session.clear()
  ctx.cookies.device.clear()
  // A file that cannot be removed is one that no row speaks of: the sweep of stray files takes it later.
  tx.afterCommit(() => void Promise.allSettled(files.map((key) => ctx.files.remove(key))))
  return {}
}

function refuseOpen(open: OpenThings): void {
  if (mayClose(open)) return
  const name = open.deposits + open.withdrawals > 0 ? 'movements-under-way' : 'money-left'
  refuse(privacyRefusals, name, { status: 409 })
}

async function mailClosed(
  { tx }: ActionContext,
  userId: string,
  { email, fullName }: LeavingUser,
  keepUntil: Date,
): Promise<void> {
  const paragraphs = closedMail.paragraphs(showDay(keepUntil), showDay(keepUntil, 'fil'))
  await sendMail(tx, {
    to: email,
    subject: closedMail.subject(await readSiteName(tx)),
    kind: 'closed',
    userId,
    content: { greeting: closedMail.greeting(fullName), paragraphs },
  })
}
