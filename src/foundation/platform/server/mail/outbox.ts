/** The outbox of mails. A transaction writes its mails here; they are rendered and sent later. */
import { v7 as uuidv7 } from 'uuid'
import { textIn, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Database, Transaction } from '../database/database.ts'
import { deleteInBatches } from '../in-batches.ts'
import { findRepeat, foldMail, happenedOften, type Repeat } from './repeated-mails.ts'

type Language = keyof BilingualText
/** A plain value is the same in both languages: a name, a number, what somebody wrote. */
export type MailText = string | BilingualText
export type MailFact<Text = BilingualText> = [label: Text, value: string | Text]

/** The compiler refuses a text of ours in one language alone. */
export interface MailContent<Text = BilingualText> {
  greeting?: Text
  paragraphs: readonly Text[]
  /** Amounts and references, shown as a small table. */
  facts?: readonly MailFact<Text>[]
  /** The facts hold a code that signs somebody in, so they are deleted together with the link. */
  forgetFacts?: true
  /** A link into the application; `path` begins with a slash. */
  action?: { label: Text; path: string }
  /**
   * For a mail that is sent again and again: a link that ends it. Mail programs show a button of
   * their own for it, and post to it (RFC 8058).
   */
  stop?: { label: Text; path: string }
}

export interface OutgoingMail {
  to: string
  subject: BilingualText
  /** The purpose: 'verify_email', 'withdrawal_status_update'. */
  kind: string
  userId?: string | null
  /** Not written when the user wants no such mails. Never for what a login or its safety needs. */
  isOptional?: boolean
  /** Repeats of this mail to one user within minutes are folded into one that waits. */
  repeatKey?: string
  /** Of the request, for a recipient who has no login or never chose a language. */
  fallbackLanguage?: Language | null
  content: MailContent
}

export interface OutboxMail extends Pick<OutgoingMail, 'to' | 'kind' | 'userId'> {
  mailId: string
  subject: string
  /** Older mails name no language; they are in English. */
  content: MailContent<string> & { language?: Language }
  createdAt: Date
  sentAt: Date | null
}

/** Stores the mail in the language that its recipient reads. */
const insertMail = `insert into mail_outbox
    (id, user_id, to_address, kind, subject, content, sample, repeat_key, repeats,
      next_attempt_at)
  select $1, $2, $3, $4, mail->>'subject', mail->'content', installation_is_sample(), $8, $9,
    now() + make_interval(secs => $10)
  from (select $5::jsonb -> mail_language($2, $6) as mail) chosen
  where not $7 or wants_mail($2)`

/** No list, no name, and nothing that a mail server could read as the end of a line or address. */
const oneAddress = /^[^\s\p{C},;:<>()[\]"\\@]+@[^\s\p{C},;:<>()[\]"\\@]+$/u

export async function sendMail(tx: Transaction, mail: OutgoingMail): Promise<void> {
  if (!oneAddress.test(mail.to)) throw new Error('A mail goes to exactly one address')
  for (const link of [mail.content.action, mail.content.stop])
    if (link && !link.path.startsWith('/'))
      throw new Error('A link in a mail is a path of this installation')
  const repeat = await findRepeat(tx, mail)
  const texts = JSON.stringify({ en: mailIn('en', mail, repeat), fil: mailIn('fil', mail, repeat) })
  if (repeat.foldInto !== null) {
    await tx.rows(foldMail, [repeat.foldInto, mail.userId, texts, mail.fallbackLanguage ?? null])
    return
  }
  await tx.rows(insertMail, [
    uuidv7(),
    mail.userId ?? null,
    mail.to,
    mail.kind,
    texts,
    mail.fallbackLanguage ?? null,
    mail.isOptional ?? false,
    mail.repeatKey ?? null,
    repeat.times,
    repeat.waitSeconds,
  ])
  tx.afterCommit(wakeMailers)
}

function mailIn(
  language: Language,
  { subject, content }: OutgoingMail,
  { times }: Repeat,
): Pick<OutboxMail, 'subject' | 'content'> {
  const read = (text: MailText) => textIn(language, text)
  const { greeting, paragraphs, facts, forgetFacts, action, stop } = content
  return {
    // A line break in a subject would turn the rest of it into a header.
    subject: read(subject)
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .slice(0, 300),
    content: {
      language,
      ...(greeting === undefined ? {} : { greeting: read(greeting) }),
      paragraphs: [...paragraphs, ...(times > 1 ? [happenedOften(times)] : [])].map(read),
      ...(facts ? { facts: facts.map(([label, value]) => [read(label), read(value)]) } : {}),
      ...(forgetFacts ? { forgetFacts } : {}),
      ...(action ? { action: { label: read(action.label), path: action.path } } : {}),
      ...(stop ? { stop: { label: read(stop.label), path: stop.path } } : {}),
    },
  }
}

const mailers = new Set<() => void>()
export function wakeMailers(): void {
  for (const wake of mailers) wake()
}

/** Calls `wake` after each commit that wrote a mail. Returns a function that unsubscribes. */
export function onMailWritten(wake: () => void): () => void {
  mailers.add(wake)
  return () => mailers.delete(wake)
}

const columns = `id as "mailId", user_id as "userId", to_address as "to", subject, kind, content,
  created_at as "createdAt", sent_at as "sentAt"`

export function latestMails(tx: Transaction, limit: number): Promise<OutboxMail[]> {
  return tx.rows(`select ${columns} from mail_outbox order by id desc limit $1`, [limit])
}

/** Those that are not given up. Sample mails are never sent. */
export function countWaitingMails(
  tx: Transaction,
): Promise<{ count: number; oldestAt: Date | null }> {
  return tx.row(
    `select count(*)::int as count, min(created_at) as "oldestAt" from mail_outbox
     where sent_at is null and next_attempt_at < 'infinity' and not sample`,
  )
}

/** A mail that a server is about to send. `attempt` tells this claim from a later one. */
export interface ClaimedMail extends OutboxMail {
  attempt: number
}

/**
 * Claims the mail that has waited longest. A claim keeps two servers from sending one mail without
 * a lock during the sending. The claim of a server that died ends after five minutes.
 */
export function claimWaitingMail(tx: Transaction): Promise<ClaimedMail | undefined> {
  return tx.maybeRow(
    `update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes'
     where id = (select id from mail_outbox where sent_at is null and next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked)
     returning ${columns}, attempts as attempt`,
  )
}

const withoutSecrets = `content - 'action' - 'stop' - case when content ? 'forgetFacts'
  then array['facts', 'forgetFacts'] else array[]::text[] end`

/** Deletes the link, too: it may sign somebody in (a new password). */
export async function markMailSent(tx: Transaction, { mailId }: ClaimedMail): Promise<void> {
  await tx.rows(
    `update mail_outbox set sent_at = now(), last_error = null, content = ${withoutSecrets}
     where id = $1`,
    [mailId],
  )
}

/**
 * Schedules the next try after 1, 2, 4 and so on minutes, at most 6 hours. Does nothing when
 * another server has claimed the mail since.
 */
export async function markMailFailed(
  tx: Transaction,
  { mailId, attempt }: ClaimedMail,
  reason: string,
): Promise<void> {
  await tx.rows(
    `update mail_outbox set last_error = left($3, 500),
       next_attempt_at = now() +
         least(interval '1 minute' * power(2, least(attempts - 1, 10)), interval '6 hours')
     where id = $1 and attempts = $2 and sent_at is null`,
    [mailId, attempt, reason],
  )
}

/**
 * For the job loop of a live installation: deletes the links of mails that were not sent for two
 * days, and gives mails up after three. `next_attempt_at` is then infinite and `last_error` says
 * why.
 */
export async function sweepUnsentMails(tx: Transaction): Promise<void> {
  await tx.rows(
    `update mail_outbox set content = ${withoutSecrets}
     where sent_at is null and created_at < now() - interval '2 days'
       and content ?| array['action', 'stop', 'forgetFacts']`,
  )
  await tx.rows(
    `update mail_outbox set next_attempt_at = 'infinity',
       last_error = left('Given up after 3 days. ' ||
         coalesce(last_error, 'It was never tried: no mail server was set.'), 500)
     where sent_at is null and created_at < now() - interval '3 days'
       and next_attempt_at < 'infinity'`,
  )
}

/** Days. What the mail said is in the notifications, the receipts and the audit trail. */
const mailKeptDays = 365

/**
 * For the job loop of a live installation: deletes mails that were sent long ago, and those that
 * were written long ago and given up.
 */
export async function forgetOldMails(database: Database): Promise<void> {
  const until = 'now() - make_interval(days => $2)'
  await deleteInBatches(
    database,
    {
      table: 'mail_outbox',
      where: `created_at < ${until}
        and (sent_at < ${until} or sent_at is null and next_attempt_at = 'infinity')`,
      orderBy: 'created_at',
    },
    [mailKeptDays],
  )
}

/** Deletes sent mails of these kinds, so many days old, that went to the email or name it. */
export async function forgetMailsAbout(
  tx: Transaction,
  about: { email: string; kinds: readonly string[]; days: number },
): Promise<void> {
  await tx.rows(
    `delete from mail_outbox
     where sent_at is not null and kind = any($2::text[])
       and created_at < now() - make_interval(days => $3)
       and (to_address = $1 or strpos(content::text, $1) > 0)`,
    [about.email, about.kinds, about.days],
  )
}

/** The newest mail of this kind to the address; undefined when there is none any more. */
export function newestMailTo(
  tx: Transaction,
  to: string,
  kind: string,
): Promise<{ sentAt: Date | null; lastError: string | null } | undefined> {
  return tx.maybeRow(
    `select sent_at as "sentAt", last_error as "lastError" from mail_outbox
     where lower(to_address) = lower($1) and kind = $2 order by id desc limit 1`,
    [to, kind],
  )
}
