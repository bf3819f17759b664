import { forgetTestimonialsOf } from '#content/testimonials/server/write-testimonial.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { lockWallet } from '#ledger/server/actions.ts'
import { setChatStatus } from '#money/chats/server/actions.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import { forgetDigests } from '#surfaces/digest/server/choice.ts'
import type { ClosingView } from '../shared/contract.ts'
import { privacyRecordTexts } from '../shared/record-words.ts'
import {
  closingWord,
  keptYears,
  mayCloseUser,
  type Closing,
  type ClosingBlockers,
} from '../shared/rules.ts'
import { privacyRefusals } from '../shared/words.ts'
import { closedMail } from './mail-words.ts'
import {
  countKeptRecords,
  deletePersonalData,
  keepIdentity,
  lockLeavingUser,
  lockMovements,
  openChatsOf,
  anonymiseUser,
  readClosingBlockers,
  type LeavingUser,
} from './store.ts'

export { forgetClosedUsers } from './store.ts'

/** Reads the obstacles to closing, and the records that the company would keep. */
export async function readClosing(ctx: ActionContext): Promise<ClosingView> {
  const userId = callerUserId(ctx)
  const open = await readClosingBlockers(ctx.tx, userId)
  return {
    mayClose: mayCloseUser(open),
    open,
    kept: { years: keptYears, ...(await countKeptRecords(ctx.tx, userId)) },
  }
}

/**
 * Closes the caller's login for ever. Refuses closing-not-confirmed, money-left (409) and
 * movements-under-way (409); sign-in-first (401) when a simultaneous request has closed it.
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
  // Check before locking, so that a refused attempt holds up no movement of money.
  refuseBlocked(await readClosingBlockers(tx, userId))
  const user = await lockForClosing(tx, userId)
  if (!user) refuse(platformRefusals, 'sign-in-first', { status: 401 })
  refuseBlocked(await readClosingBlockers(tx, userId))

  const keepUntil = await keepIdentity(tx, userId)
  for (const { chatId } of await openChatsOf(tx, userId))
    await setChatStatus(ctx, chatId, 'closed_completed')
  await recordActivity(ctx, {
    userId,
    actionType: 'USER_CLOSED',
    description: privacyRecordTexts.closed,
  })
  await forgetTestimonialsOf(ctx, userId)
  await forgetDigests(tx, userId)
  const files = await deletePersonalData(tx, userId)
  // Before the person's language is forgotten.
  await mailClosed(ctx, userId, user, keepUntil)
  await anonymiseUser(tx, userId)
  await endSessions(tx, userId)
  for (const topic of ['transactions', 'withdrawals', 'deposits'])
    publish(tx, { topic, id: userId, to: 'admins' })
  ctx.cookies.session.clear()
  ctx.cookies.device.clear()
  // The sweep of unreferenced files removes later what fails here.
  tx.afterCommit(() => void Promise.allSettled(files.map((key) => ctx.files.remove(key))))
  return {}
}

/**
 * Locks everything through which money could still move, in the order of the money actions:
 * transactions, chats, wallet, user. Earlier actions finish first; later ones find a closed user. A
 * withdrawal locks the user before the wallet, so the two can deadlock when money arrives at the
 * very moment of closing; then PostgreSQL aborts one and it is retried. Returns undefined for a
 * user who has closed already.
 */
async function lockForClosing(tx: Transaction, userId: string): Promise<LeavingUser | undefined> {
  await lockMovements(tx, userId)
  await lockWallet(tx, userId)
  return await lockLeavingUser(tx, userId)
}

function refuseBlocked(open: ClosingBlockers): void {
  if (mayCloseUser(open)) return
  const name =
    open.deposits + open.withdrawals + open.investments > 0 ? 'movements-under-way' : 'money-left'
  refuse(privacyRefusals, name, { status: 409 })
}

async function mailClosed(
  { tx }: ActionContext,
  userId: string,
  { email, fullName }: LeavingUser,
  keepUntil: Date,
): Promise<void> {
  await sendMail(tx, {
    to: email,
    subject: closedMail.subject(await readSiteName(tx)),
    kind: 'closed',
    userId,
    content: {
      greeting: notificationRecordTexts.greeting(fullName),
      paragraphs: [closedMail.text(keepUntil)],
    },
  })
}
