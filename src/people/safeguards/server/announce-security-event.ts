import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { findUser, lockUser } from '#people/identity/server/actions.ts'
import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { pausesWithdrawals, placeOf } from '../shared/rules.ts'
import { noticeOf, securityMail } from './security-mail.ts'
import { readNow, writePause } from './store.ts'

export interface ToldEvent {
  userId: string
  event: SecurityEvent
  /** Stand in the mail: what was changed, never a secret. */
  facts?: [label: string, value: string][]
}

/**
 * Tells the owner of a login, in the transaction of what happened: one mail, whatever the settings
 * of mails say, and one notification. Pauses withdrawals where the table in rules.ts says so. The
 * caller may be a visitor (a password that is set anew) or somebody of the company.
 */
export async function announceSecurityEvent(
  ctx: ActionContext,
  { userId, event, facts = [] }: ToldEvent,
): Promise<void> {
  const { tx } = ctx
  const pauses = pausesWithdrawals(event)
  // The lock puts a pause in a row with a withdrawal that is being asked for: whoever comes second knows of the other.
  const user = await (pauses ? lockUser : findUser)(tx, userId)
  const pausedUntil = pauses ? await pause(ctx, userId, event) : null
  const now = await readNow(tx)
  const action = securityMail.action(event)
  await sendMail(tx, {
    to: user.email,
    subject: securityMail.subject(event, await readSiteName(tx)),
    kind: 'security',
    userId,
    content: {
      greeting: securityMail.greeting(user.fullName),
      paragraphs: securityMail.paragraphs(event, pausedUntil),
      facts: [[securityMail.facts.when, showDateTime(now)], ...facts, ...placesOf(ctx, userId)],
      ...(action ? { action } : {}),
    },
  })
  // An admin has no page of notifications.
  if (user.role === 'user')
    await notifyUser(ctx, {
      userId,
      type: 'account_update',
      message: noticeOf(event, pausedUntil),
      linkTo: placeOf(event),
    })
}

async function pause(ctx: ActionContext, userId: string, event: SecurityEvent): Promise<Date> {
  const pausedUntil = await writePause(ctx.tx, userId, event)
  publish(ctx.tx, { topic: 'safeguards', id: userId, to: { userId } })
  return pausedUntil
}

/** From where: only what belongs to the person themselves. Where an admin sits is nobody's business. */
function placesOf(ctx: ActionContext, userId: string): [string, string][] {
  const { caller } = ctx
  const isOwn = caller.role === 'visitor' || (caller.role !== 'system' && caller.userId === userId)
  return isOwn ? placesHere(ctx) : []
}

/** Browser and address of the request, where there is one. */
export function placesHere({ request }: Pick<ActionContext, 'request'>): [string, string][] {
  const { browser, system } = browserName(request.userAgent)
  const places: [string, string][] = [
    [securityMail.facts.from, securityMail.browser(browser, system)],
    [securityMail.facts.address, request.address],
  ]
  return places.filter(([, value]) => value !== '')
}
