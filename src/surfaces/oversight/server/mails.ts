/**
 * The outbox as staff look at it: to whom, when, how often, and why not. Never what a mail says: it
 * may hold a link that opens a login.
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
import { mayRetry, type MailListInput, type MailState } from '../shared/rules.ts'
import { oversightRefusals } from '../shared/words.ts'

const list = { table: 'mail_outbox', as: 'm' }

const stateOf = sql`case when m.sent_at is not null then 'sent' when m.next_attempt_at = 'infinity'
  then 'given_up' when m.last_error is not null then 'failed' else 'waiting' end`
/** Each has `sent_at` in it, because that is what the indexes know. */
const isIn: Record<MailState, ReturnType<typeof sql>> = {
  sent: sql`m.sent_at is not null`,
  given_up: sql`m.sent_at is null and m.next_attempt_at = 'infinity'`,
  failed: sql`m.sent_at is null and m.next_attempt_at < 'infinity' and m.last_error is not null`,
  waiting: sql`m.sent_at is null and m.next_attempt_at < 'infinity' and m.last_error is null`,
}

const columns = sql`m.id as "mailId", m.to_address as "to", m.subject, m.kind, ${stateOf} as state,
  m.created_at as "createdAt", m.sent_at as "sentAt", m.attempts,
  case when m.sent_at is null and m.next_attempt_at < 'infinity' then m.next_attempt_at
    end as "nextAttemptAt", m.last_error as "lastError"`

export async function listMails(ctx: ActionContext, asked: MailListInput) {
  const place = { ...asked, limit: asked.limit ?? listLength }
  const found = await writtenRows<MailView>(
    ctx.tx,
    sql`select ${columns} from mail_outbox m
      where true ${asked.state ? sql`and ${isIn[asked.state]}` : sql``}
        ${asked.search ? sql`and lower(m.to_address) like ${`${escapedForLike(asked.search.toLowerCase())}%`}` : sql``} ${rowsBeyond(place, list)}
      order by ${nearestFirst(place, list)} limit ${place.limit + 1}`,
  )
  const { rows, older, newer } = pageOf(found, ({ mailId }) => mailId, place)
  const [counts] = await writtenRows<{ waiting: number; failed: number; givenUp: number }>(
    ctx.tx,
    sql`select (count(*) filter (where ${isIn.waiting}))::int as waiting,
      (count(*) filter (where ${isIn.failed}))::int as failed,
        (count(*) filter (where ${isIn.given_up}))::int as "givenUp"
      from (select sent_at, next_attempt_at, last_error from mail_outbox where sent_at is null
        order by created_at desc limit ${countedMax}) m`,
  )
  return {
    mails: rows,
    older,
    newer,
    ...(counts ?? { waiting: 0, failed: 0, givenUp: 0 }),
    sends: sendsOf(ctx),
  }
}

/**
 * A sample installation sends nothing, so all that it ever wrote waits: nobody needs to know how
 * many above this.
 */
const countedMax = 10_000

function sendsOf({ settings }: ActionContext): 'yes' | 'no-server' | 'sample' {
  if (settings.mode === 'sample') return 'sample'
  return settings.smtpUrl ? 'yes' : 'no-server'
}

/**
 * The next server that is free sends it. One that is just being sent is left to whoever sends it:
 * the claim moves its time ahead.
 */
export async function retryMail(ctx: ActionContext, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await writtenRows<MailView & { now: Date }>(
    ctx.tx,
    sql`select ${columns}, now() as now from mail_outbox m where m.id = ${mailId} for update`,
  )
  if (!mail) refuse(oversightRefusals, 'mail-not-found', { status: 404 })
  if (mail.state === 'sent') refuse(oversightRefusals, 'mail-sent', { status: 409 })
  if (sendsOf(ctx) === 'sample') refuse(oversightRefusals, 'sample-sends-no-mail', { status: 409 })
  if (!mayRetry(mail, mail.now)) refuse(oversightRefusals, 'mail-too-old', { status: 409 })
  await ctx.tx.rows(`update mail_outbox set next_attempt_at = now() where id = $1`, [mailId])
  // To whom is read in the outbox, and goes with it when a login is closed; this entry stays for ever.
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_MAIL_RETRIED',
    description: oversightRecordTexts.mailRetried(mail.kind),
    subject: { kind: 'mail', id: mailId },
  })
  ctx.tx.afterCommit(wakeMailers)
}
