import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { findUser, lockUser } from '#people/identity/server/actions.ts'
import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { pausesWithdrawals, securityEventPage } from '../shared/rules.ts'
import { securityNotificationText, securityMail } from './security-mail.ts'
import { readTransactionTime, writePause } from './store.ts'

interface OwnerNotice {
  userId: string
  event: SecurityEvent
  /** Added to the mail. Never holds a secret. */
  facts?: [label: string, value: string][]
}

/**
 * Sends the owner of a login one mail, which no setting switches off, and one notification, in the
 * transaction of the event. Pauses withdrawals after events for which `pausesWithdrawals` is true.
 * The caller may be a visitor who resets a password, or an admin.
 */
export async function notifySecurityEvent(
  ctx: ActionContext,
  { userId, event, facts = [] }: OwnerNotice,
): Promise<void> {
  const { tx } = ctx
  const pauses = pausesWithdrawals(event)
  // The lock serialises a pause with a concurrent withdrawal request: the second sees the first.
  const user = await (pauses ? lockUser : findUser)(tx, userId)
  const pausedUntil = pauses ? await pause(ctx, userId, event) : null
  const now = await readTransactionTime(tx)
  const action = securityMail.action(event)
  await sendMail(tx, {
    to: user.email,
    subject: securityMail.subject(event, await readSiteName(tx)),
    kind: 'security',
    userId,
    content: {
      greeting: securityMail.greeting(user.fullName),
      paragraphs: securityMail.paragraphs(event, pausedUntil),
      facts: [[securityMail.facts.when, showDateTime(now)], ...facts, ...originOf(ctx, userId)],
      ...(action ? { action } : {}),
    },
  })
  // Admins have no page of notifications.
  if (user.role === 'user')
    await notifyUser(ctx, {
      userId,
      type: 'account_update',
      message: securityNotificationText(event, pausedUntil),
      linkTo: securityEventPage(event),
    })
}

async function pause(ctx: ActionContext, userId: string, event: SecurityEvent): Promise<Date> {
  const pausedUntil = await writePause(ctx.tx, userId, event)
  publish(ctx.tx, { topic: 'safeguards', id: userId, to: { userId } })
  return pausedUntil
}

/** Empty unless the owner acted: users do not learn the browser and address of an admin. */
function originOf(ctx: ActionContext, userId: string): [string, string][] {
  const { caller } = ctx
  const isOwn = caller.role === 'visitor' || (caller.role !== 'system' && caller.userId === userId)
  return isOwn ? requestOrigin(ctx) : []
}

/** Browser and address of the request, as far as they are known. */
export function requestOrigin({ request }: Pick<ActionContext, 'request'>): [string, string][] {
  const { browser, system } = browserName(request.userAgent)
  const places: [string, string][] = [
    [securityMail.facts.from, securityMail.browser(browser, system)],
    [securityMail.facts.address, request.address],
  ]
  return places.filter(([, value]) => value !== '')
}
