/** Mails with a one-time link. Strangers can cause them, so they reveal nothing and are limited. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { sendMail, type OutgoingMail } from '#foundation/platform/server/mail/outbox.ts'
import type { IdentityRefusal, TokenPurpose } from '../../shared/rules.ts'
import type { IdentityHooks } from '../hooks.ts'
import { makeToken } from '../sessions/tokens.ts'
import { checkRateLimits, reserveAttempt } from '../sign-in/rate-limits.ts'
import type { User } from '../store.ts'
import { identityMails } from '../words.ts'
import { insertToken } from './store.ts'

type MailedPurpose = Exclude<TokenPurpose, 'not_me'>
/** `fallbackLanguage` is for somebody who never chose one: the language of the request. */
interface MailOwner extends Pick<User, 'userId' | 'email'> {
  fallbackLanguage?: OutgoingMail['fallbackLanguage']
}

type SiteName = Pick<IdentityHooks, 'readSiteName'>

/** Counts a request for a mail against the address of the client. */
export async function checkMailRateLimit(
  ctx: StepsContext,
  refusal: IdentityRefusal,
): Promise<void> {
  await checkRateLimits(ctx, [['ask-mail-address', addressKey(ctx.request.address)]], refusal)
}

/** Longer than the work takes, whether or not the email has a login. */
const durationMs = 250

/**
 * Returns the result of `work` after 250 ms at the earliest, so that the time does not show whether
 * an email has a login. Refusals come at once: they depend on the input alone.
 */
export async function hideDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work(),
    new Promise((resolve) => setTimeout(resolve, durationMs)),
  ])
  return result
}

/** The path behind “This was not me”, for the mail about an event of this login. */
export async function makeNotMeLink(tx: Transaction, userId: string): Promise<string> {
  const { token, tokenHash } = makeToken()
  await insertToken(tx, { tokenHash, userId, purpose: 'not_me' })
  return `/not-me?token=${token}`
}

/**
 * Mails a link, unless this mailbox had too many mails, and returns its path or null. The link
 * leads to the configured address of the installation, never to one that the request names.
 */
export async function sendTokenMail(
  tx: Transaction,
  hooks: SiteName,
  to: MailOwner,
  purpose: MailedPurpose,
): Promise<string | null> {
  if ((await reserveAttempt(tx, ['mail-to', to.email])) !== null) return null
  const { token, tokenHash } = makeToken()
  await insertToken(tx, { tokenHash, userId: to.userId, purpose })
  const path = `/${purpose === 'verify_email' ? 'verify-email' : 'reset-password'}?token=${token}`
  const mail = purpose === 'verify_email' ? identityMails.verify : identityMails.reset
  await sendLink(tx, hooks, to, { kind: purpose, mail, path })
  return path
}

/**
 * Tells the owner of an email that somebody tried to sign up with it. Limited separately from
 * requested links: a stranger who signs up with somebody's email must not keep them from a new
 * password.
 */
export async function sendEmailTakenMail(
  tx: Transaction,
  hooks: SiteName,
  owner: Pick<User, 'userId' | 'email'>,
): Promise<void> {
  if ((await reserveAttempt(tx, ['mail-taken', owner.email])) !== null) return
  const mail = identityMails.emailTaken
  await sendLink(tx, hooks, owner, { kind: 'email_taken', mail, path: '/login' })
}

async function sendLink(
  tx: Transaction,
  hooks: SiteName,
  { userId, email, fallbackLanguage }: MailOwner,
  link: {
    kind: MailedPurpose | 'email_taken'
    mail: (typeof identityMails)['verify']
    path: string
  },
): Promise<void> {
  const { kind, mail, path } = link
  const { greeting } = identityMails
  const { paragraphs } = mail
  await sendMail(tx, {
    to: email,
    subject: mail.subject(await hooks.readSiteName(tx)),
    kind,
    userId,
    fallbackLanguage,
    content: { greeting, paragraphs, action: { label: mail.action, path } },
  })
}
