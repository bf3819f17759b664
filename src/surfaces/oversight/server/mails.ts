/**
 * The outbox as staff see it: recipient, times, attempts and errors. It never shows the content of
 * a mail, which may hold a sign-in link.
 */
import { sql } from 'kysely'
import { escapedForLike, writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import {
  listLength,
  nearestFirst,
  pageOf,
  rowsBeyond,
} from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { wakeMailers } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { MailView } from '../shared/contract.ts'
import { oversightRecordTexts } from '../shared/record-words.ts'
import type { MailState } from '../shared/rules-address.ts'
import { mayRetry, type MailListInput } from '../shared/rules.ts'
import { oversightRefusals } from '../shared/words.ts'

const list = { table: 'mail_outbox', as: 'm' }

/** Every condition names `sent_at`, because the indexes are partial in it. */
const isInState: Record<MailState, ReturnType<typeof sql>> = {
  sent: sql`m.sent_at is not null`,
  given_up: sql`m.sent_at is null and m.next_attempt_at = 'infinity'`,
  failed: sql`m.sent_at is null and m.next_attempt_at < 'infinity' and m.last_error is not null`,
  waiting: sql`m.sent_at is null and m.next_attempt_at < 'infinity' and m.last_error is null`,
}

const columns = sql`
  m.id as "mailId", m.user_id as "userId", m.to_address as "to", m.subject, m.kind,
  case when m.sent_at is not null then 'sent'
    when m.next_attempt_at = 'infinity' then 'given_up'
    when m.last_error is not null then 'failed'
    else 'waiting' end as state,
  m.created_at as "createdAt", m.sent_at as "sentAt", m.attempts,
  case when m.sent_at is null and m.next_attempt_at < 'infinity'
    then m.next_attempt_at end as "nextAttemptAt",
  m.last_error as "lastError"`

export async function listMails(ctx: ActionContext, request: MailListInput) {
  const place = { ...request, limit: request.limit ?? listLength }
  const byState = request.state ? sql`and ${isInState[request.state]}` : sql``
  const addressStart = `${escapedForLike((request.search ?? '').toLowerCase())}%`
  const bySearch = request.search ? sql`and lower(m.to_address) like ${addressStart}` : sql``
  const found = await writtenRows<MailView>(
    ctx.tx,
    sql`
      select ${columns} from mail_outbox m
      where true ${byState} ${bySearch} ${rowsBeyond(place, list)}
      order by ${nearestFirst(place, list)} limit ${place.limit + 1}`,
  )
  const { rows, older, newer } = pageOf(found, ({ mailId }) => mailId, place)
  const [counts] = await writtenRows<{ waiting: number; failed: number; givenUp: number }>(
    ctx.tx,
    sql`
      select (count(*) filter (where ${isInState.waiting}))::int as waiting,
        (count(*) filter (where ${isInState.failed}))::int as failed,
        (count(*) filter (where ${isInState.given_up}))::int as "givenUp"
      from (
        select sent_at, next_attempt_at, last_error from mail_outbox
        where sent_at is null order by created_at desc limit ${countedMax}
      ) m`,
  )
  return {
    mails: rows,
    older,
    newer,
    ...(counts ?? { waiting: 0, failed: 0, givenUp: 0 }),
    sends: sendingMode(ctx),
  }
}

/** Bounds the count: in a sample installation, which sends nothing, all mails wait. */
const countedMax = 10_000

export function sendingMode({
  settings,
}: Pick<ActionContext, 'settings'>): 'yes' | 'no-server' | 'sample' {
  if (settings.mode === 'sample') return 'sample'
  return settings.smtpUrl ? 'yes' : 'no-server'
}

/**
 * Makes a mail due now, so that the next free server sends it. Refuses mail-not-found (404) and
 * with 409 mail-sent, sample-sends-no-mail and mail-too-old.
 */
export async function retryMail(ctx: ActionContext, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await writtenRows<MailView & { now: Date }>(
    ctx.tx,
    sql`
      select ${columns}, now() as now from mail_outbox m
      where m.id = ${mailId} for update`,
  )
  if (!mail) refuse(oversightRefusals, 'mail-not-found', { status: 404 })
  if (mail.state === 'sent') refuse(oversightRefusals, 'mail-sent', { status: 409 })
  if (sendingMode(ctx) === 'sample')
    refuse(oversightRefusals, 'sample-sends-no-mail', { status: 409 })
  if (!mayRetry(mail, mail.now)) refuse(oversightRefusals, 'mail-too-old', { status: 409 })
  await ctx.tx.rows(`update mail_outbox set next_attempt_at = now() where id = $1`, [mailId])
  // Without the recipient: this entry stays for ever, and the outbox loses it when a login closes.
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_MAIL_RETRIED',
    description: oversightRecordTexts.mailRetried(mail.kind),
    subject: { kind: 'mail', id: mailId },
  })
  ctx.tx.afterCommit(wakeMailers)
}
