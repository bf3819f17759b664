/**
 * A mail is a row in the outbox, written in the transaction it tells of; it is rendered and sent
 * afterwards.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Both } from '#foundation/contract/shared/both.ts'
import type { Transaction } from '../database/database.ts'

export interface MailContent {
  /** Without one it is in English. */
  language?: keyof Both
  greeting?: string
  paragraphs: string[]
  /** Figures and references, shown as a small table. */
  facts?: [label: string, value: string][]
  /** The facts are a code that opens a door: they are kept no longer than the link is. */
  forgetFacts?: true
  /** A link into the application; `path` begins with a slash. */
  action?: { label: string; path: string }
}

export interface OutgoingMail {
  to: string
  subject: string
  /**
   * What the mail is for, in the words of the room that writes it: 'verify_email',
   * 'withdrawal_status_update'.
   */
  kind: string
  userId?: string | null
  /**
   * May be left out: it is not written when the user wants no such mails. Nothing that a login
   * needs, or its safety, is one.
   */
  isOptional?: boolean
  content: MailContent
}

export interface OutboxMail extends Omit<OutgoingMail, 'isOptional'> {
  mailId: string
  createdAt: Date
  sentAt: Date | null
}

const insertMail = `insert into mail_outbox (id, user_id, to_address, subject, kind, content, sample)
  select $1, $2, $3, $4, $5, $6, installation_is_sample() where not $7 or wants_mail($2)`

/**
 * No list, no name before it, nothing that a mail server could take for an end of line or of an
 * address.
 */
const oneAddress = /^[^\s\p{C},;:<>()[\]"\\@]+@[^\s\p{C},;:<>()[\]"\\@]+$/u

export async function sendMail(tx: Transaction, mail: OutgoingMail): Promise<void> {
  if (!oneAddress.test(mail.to)) throw new Error('A mail goes to exactly one address')
  if (mail.content.action && !mail.content.action.path.startsWith('/'))
    throw new Error('A link in a mail is a path of this installation')
  // A line break in a subject would let its text become a header.
  const subject = mail.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 300)
  await tx.rows(insertMail, [
    uuidv7(),
    mail.userId ?? null,
    mail.to,
    subject,
    mail.kind,
    JSON.stringify(mail.content),
    mail.isOptional ?? false,
  ])
  tx.afterCommit(wakeMailers)
}

const mailers = new Set<() => void>()
export function wakeMailers(): void {
  for (const wake of mailers) wake()
}

/** Calls `wake` after each commit that wrote a mail, until the answer is called. */
export function onMailWritten(wake: () => void): () => void {
  mailers.add(wake)
  return () => mailers.delete(wake)
}

const columns = `id as "mailId", user_id as "userId", to_address as "to", subject, kind, content, created_at as "createdAt", sent_at as "sentAt"`

export function latestMails(tx: Transaction, limit: number): Promise<OutboxMail[]> {
  return tx.rows(`select ${columns} from mail_outbox order by id desc limit $1`, [limit])
}

/**
 * A mail that somebody is about to send. `attempt` tells this claim from a later one of the same
 * mail.
 */
export interface ClaimedMail extends OutboxMail {
  attempt: number
}

/**
 * Claims the mail that has waited longest, before it is sent: nothing stays locked while a mail
 * server takes its time, and no two servers send one mail at once. Whoever dies with a claim leaves
 * it to the others after five minutes.
 */
export function claimWaitingMail(tx: Transaction): Promise<ClaimedMail | undefined> {
  return tx.maybeRow(
    `update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes'
     where id = (select id from mail_outbox where sent_at is null and next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked)
     returning ${columns}, attempts as attempt`,
  )
}

const withoutSecrets = `content - 'action' - case when content ? 'forgetFacts' then array['facts', 'forgetFacts'] else array[]::text[] end`

/**
 * The link goes with the mail: it may open a door (a new password), and what opens a door is not
 * kept readable.
 */
export async function markMailSent(tx: Transaction, { mailId }: ClaimedMail): Promise<void> {
  await tx.rows(
    `update mail_outbox set sent_at = now(), last_error = null, content = ${withoutSecrets} where id = $1`,
    [mailId],
  )
}

/**
 * Tries again after 1, 2, 4 … minutes, at most every 6 hours. Does nothing when somebody else has
 * claimed the mail since.
 */
export async function markMailFailed(
  tx: Transaction,
  { mailId, attempt }: ClaimedMail,
  reason: string,
): Promise<void> {
  await tx.rows(
    `update mail_outbox set last_error = left($3, 500),
       next_attempt_at = now() + least(interval '1 minute' * power(2, least(attempts - 1, 10)), interval '6 hours')
     where id = $1 and attempts = $2 and sent_at is null`,
    [mailId, attempt, reason],
  )
}

/**
 * For the job loop of a live installation: what was not sent for two days loses its link, and after
 * three days nobody tries any more. `next_attempt_at` is then infinite and `last_error` says why.
 */
export async function sweepUnsentMails(tx: Transaction): Promise<void> {
  await tx.rows(
    `update mail_outbox set content = ${withoutSecrets}
     where sent_at is null and created_at < now() - interval '2 days' and (content ? 'action' or content ? 'forgetFacts')`,
  )
  await tx.rows(
    `update mail_outbox set next_attempt_at = 'infinity',
       last_error = left('Given up after 3 days. ' || coalesce(last_error, 'It was never tried: no mail server was set.'), 500)
     where sent_at is null and created_at < now() - interval '3 days' and next_attempt_at < 'infinity'`,
  )
}
