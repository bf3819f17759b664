import { joinBilingual, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import {
  sendMail,
  type MailContent,
  type MailFact,
} from '#foundation/platform/server/mail/outbox.ts'
import { showDateTimeInBoth } from '#foundation/time/shared/time.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { findUser, lockUser } from '#people/identity/server/actions.ts'
import { makeNotMeLink } from '#people/identity/server/passwords/link-mails.ts'
import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'
import { notMeLinkDays } from '#people/identity/shared/rules.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import { pausesWithdrawals, remedyFor, securityEventPage, type Remedy } from '../shared/rules.ts'
import { securityMail } from './security-mail.ts'
import { readTransactionTime, writePause } from './store.ts'

/** Never folded: each event is about another browser, code or account. */
const isNewEachTime = new Set<SecurityEvent>(['new-device', 'recovery-code-used', 'new-payee'])

interface OwnerNotice {
  userId: string
  event: SecurityEvent
  /** Added to the mail. Never holds a secret. */
  facts?: readonly MailFact[]
  /** The page of the notification; otherwise `securityEventPage`. */
  linkTo?: string
  /** The text of the notification; otherwise what the mail says. */
  inside?: BilingualText
}

/**
 * Sends the owner of a login one mail, which no setting switches off, and one notification, in the
 * transaction of the event. Pauses withdrawals after events for which `pausesWithdrawals` is true.
 * The caller may be a visitor who resets a password, or an admin.
 */
export async function notifySecurityEvent(
  ctx: ActionContext,
  { userId, event, facts = [], linkTo = securityEventPage(event), inside }: OwnerNotice,
): Promise<void> {
  const { tx } = ctx
  const pauses = pausesWithdrawals(event)
  // The lock serialises a pause with a concurrent withdrawal request: the second sees the first.
  const user = await (pauses ? lockUser : findUser)(tx, userId)
  const pausedUntil = pauses ? await pause(ctx, userId, event) : null
  const now = await readTransactionTime(tx)
  const remedy = remedyFor(event)
  const happened = joinBilingual(
    securityMail.happened[event],
    ...(pausedUntil ? [securityMail.pause(pausedUntil)] : []),
  )
  await sendMail(tx, {
    to: user.email,
    subject: securityMail.subject[event](await readSiteName(tx)),
    kind: 'security',
    userId,
    ...(isNewEachTime.has(event) ? {} : { repeatKey: event }),
    content: {
      greeting: notificationRecordTexts.greeting(user.fullName),
      paragraphs: [
        happened,
        securityMail.remedy[remedy],
        ...(remedy === 'not-me' ? [securityMail.linkLasts(notMeLinkDays)] : []),
      ],
      facts: [
        [securityMail.facts.when, showDateTimeInBoth(now)],
        ...facts,
        ...originOf(ctx, userId),
      ],
      ...(await actionFor(tx, userId, remedy)),
    },
  })
  // Admins have no page of notifications.
  if (user.role === 'user')
    await notifyUser(ctx, {
      userId,
      type: 'account_update',
      message:
        inside ??
        joinBilingual(
          happened,
          remedy === 'not-me' ? securityMail.remedyInside : securityMail.remedy[remedy],
        ),
      linkTo,
      push: true,
    })
}

/** The button of the mail; none when a new password would not help. */
async function actionFor(
  tx: Transaction,
  userId: string,
  remedy: Remedy,
): Promise<Pick<MailContent, 'action'>> {
  if (remedy === 'not-me')
    return {
      action: { label: securityMail.button['not-me'], path: await makeNotMeLink(tx, userId) },
    }
  return remedy === 'password'
    ? { action: { label: securityMail.button.password, path: '/forgot-password' } }
    : {}
}

async function pause(ctx: ActionContext, userId: string, event: SecurityEvent): Promise<Date> {
  const pausedUntil = await writePause(ctx.tx, userId, event)
  publish(ctx.tx, { topic: 'safeguards', id: userId, to: { userId } })
  return pausedUntil
}

/** Empty unless the owner acted: users do not learn the browser and address of an admin. */
function originOf(ctx: ActionContext, userId: string): MailFact[] {
  const { caller } = ctx
  const isOwn = caller.role === 'visitor' || (caller.role !== 'system' && caller.userId === userId)
  return isOwn ? requestOrigin(ctx) : []
}

/** Browser and address of the request, as far as they are known. */
export function requestOrigin({ request }: Pick<ActionContext, 'request'>): MailFact[] {
  const { browser, system } = browserName(request.userAgent)
  const places: MailFact[] = [
    [securityMail.facts.from, [browser, system].filter(Boolean).join(', ')],
    [securityMail.facts.address, request.address],
  ]
  return places.filter(([, value]) => value !== '')
}
