import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { isSignedInSession } from '#people/identity/server/sessions/sessions-sql.ts'
import { pushDevicesMax, pushLastsHours } from '../../shared/rules-push.ts'

export interface PushKeys {
  endpoint: string
  /** 65 bytes: a point of P-256. */
  publicKey: Buffer
  /** 16 bytes. */
  authSecret: Buffer
}

export interface PushDevice {
  subscriptionId: string
  endpoint: string
  browser: string
  system: string
  showsDetails: boolean
  createdAt: Date
}

/** The devices of a user on which they are signed in, the newest first. */
export function devicesOf(tx: Transaction, userId: string): Promise<PushDevice[]> {
  return tx.rows<PushDevice>(
    `select id as "subscriptionId", endpoint, browser, system, shows_details as "showsDetails",
       created_at as "createdAt"
     from push_subscriptions p where user_id = $1 and ${isSignedInSession('p.session_id')}
     order by id desc`,
    [userId],
  )
}

interface NewDevice extends PushKeys {
  id: string
  userId: string
  sessionId: string
  browser: string
  system: string
  showsDetails: boolean
}

/**
 * A browser has one subscription: whoever is signed in there now takes it over. Returns whether it
 * is new for this user.
 */
export async function writeDevice(tx: Transaction, device: NewDevice): Promise<boolean> {
  const before = await tx.maybeRow<{ userId: string }>(
    `select user_id as "userId" from push_subscriptions where endpoint = $1 for update`,
    [device.endpoint],
  )
  await tx.rows(
    `insert into push_subscriptions
       (id, user_id, session_id, endpoint, public_key, auth_secret, browser, system,
        shows_details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (endpoint) do update set user_id = excluded.user_id,
       session_id = excluded.session_id, public_key = excluded.public_key,
       auth_secret = excluded.auth_secret, browser = excluded.browser, system = excluded.system,
       shows_details = excluded.shows_details`,
    [
      device.id,
      device.userId,
      device.sessionId,
      device.endpoint,
      device.publicKey,
      device.authSecret,
      device.browser,
      device.system,
      device.showsDetails,
    ],
  )
  await tx.rows(
    `delete from push_subscriptions where user_id = $1 and id not in (
       select id from push_subscriptions where user_id = $1 order by id desc limit $2)`,
    [device.userId, pushDevicesMax],
  )
  return before?.userId !== device.userId
}

/** Returns the device, or undefined when the user has no such one. */
export function deleteDevice(
  tx: Transaction,
  userId: string,
  subscriptionId: string,
): Promise<Pick<PushDevice, 'browser' | 'system'> | undefined> {
  return tx.maybeRow(
    'delete from push_subscriptions where id = $1 and user_id = $2 returning browser, system',
    [subscriptionId, userId],
  )
}

export interface NewPush {
  userId: string
  /** Shown only on devices whose owner allowed it; the others say that there is news. */
  detail: BilingualText
  /** Opened by a press: a path of this site. */
  path: string
}

/** One message for each device, in the language that the user reads. */
export async function insertMessages(
  tx: Transaction,
  { userId, detail, path }: NewPush,
): Promise<boolean> {
  const written = await tx.rows(
    `insert into push_outbox (id, subscription_id, language, detail, path)
     select uuidv7(), p.id, l.language,
       case when not p.shows_details then '' when l.language = 'fil' then $3 else $2 end, $4
     from push_subscriptions p, mail_language($1, null) l (language)
     where p.user_id = $1 and ${isSignedInSession('p.session_id')}
     returning id`,
    [userId, detail.en, detail.fil, path],
  )
  return written.length > 0
}

export interface ClaimedPush extends PushKeys {
  pushId: string
  attempt: number
  subscriptionId: string
  language: 'en' | 'fil'
  /** Empty: say only that there is news. */
  detail: string
  path: string
}

/**
 * Claims the message that has waited longest, as claimWaitingMail does. What is too old, or for
 * somebody who has signed out since, is deleted first.
 */
export async function claimWaitingPush(tx: Transaction): Promise<ClaimedPush | undefined> {
  await tx.rows(
    `delete from push_outbox o using push_subscriptions p
     where p.id = o.subscription_id and (o.created_at < now() - make_interval(hours => $1)
       or not ${isSignedInSession('p.session_id')})`,
    [pushLastsHours],
  )
  return await tx.maybeRow<ClaimedPush>(
    `update push_outbox o set attempts = attempts + 1,
       next_attempt_at = now() + interval '2 minutes'
     from push_subscriptions p
     where p.id = o.subscription_id
       and o.id = (select id from push_outbox where next_attempt_at <= now()
         order by next_attempt_at limit 1 for update skip locked)
     returning o.id as "pushId", o.attempts as attempt, p.id as "subscriptionId", p.endpoint,
       p.public_key as "publicKey", p.auth_secret as "authSecret", o.language, o.detail, o.path`,
  )
}

/** For a message that was taken, or that no later try could deliver. */
export async function deletePush(tx: Transaction, { pushId }: ClaimedPush): Promise<void> {
  await tx.rows('delete from push_outbox where id = $1', [pushId])
}

/** The browser has given its subscription up; its messages go with it. */
export async function forgetEndpoint(
  tx: Transaction,
  { subscriptionId }: ClaimedPush,
): Promise<void> {
  await tx.rows('delete from push_subscriptions where id = $1', [subscriptionId])
}

/** The next try follows after 1, 2, 4 and so on minutes, and not before the service wants one. */
export async function delayPush(
  tx: Transaction,
  { pushId, attempt }: ClaimedPush,
  { reason, retryAfter }: { reason: string; retryAfter: number | null },
): Promise<void> {
  await tx.rows(
    `update push_outbox set last_error = left($3, 300), next_attempt_at = now() + greatest(
       least(interval '1 minute' * power(2, least(attempts - 1, 10)), interval '2 hours'),
       make_interval(secs => $4))
     where id = $1 and attempts = $2`,
    [pushId, attempt, reason, Math.min(retryAfter ?? 0, 24 * 3600)],
  )
}
