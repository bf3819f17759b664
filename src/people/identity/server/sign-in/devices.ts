/**
 * Browsers from which somebody signed in before, recognised by a cookie of their own. An address
 * says too little: a thousand phones of one mobile network share it.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { knownDeviceDays } from '../../shared/rules.ts'
import { notifyOwner } from '../authenticator/authenticator-owner.ts'
import type { IdentityHooks } from '../hooks.ts'
import { hashToken, makeToken } from '../sessions/tokens.ts'

const cookieSeconds = knownDeviceDays * 86_400

/** A user's id, or null for company access. */
type OwnerId = string | null

/**
 * Remembers the browser when a session opens. Notifies the owner of a new browser, except of the
 * very first one.
 */
export async function rememberDevice(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'notifySecurityEvent' | 'notifyCompanyAccessEvent'>,
  owner: OwnerId,
): Promise<void> {
  const { tx, cookies } = ctx
  const presented = cookies.device.token
  if (presented && (await markSeen(tx, owner, hashToken(presented))))
    return cookies.device.set(presented, cookieSeconds)
  const first = !(await hasDevices(tx, owner))
  const { token, tokenHash } = makeToken()
  // Others who sign in from this browser stay known, and a copy of its cookie that was made before
  // this owner came is worth nothing.
  if (presented)
    await tx.rows(`update known_devices set token_hash = $2 where token_hash = $1`, [
      hashToken(presented),
      tokenHash,
    ])
  await tx.rows(
    `insert into known_devices (user_id, token_hash) values ($1, $2)
     on conflict (token_hash, user_id) do update set last_seen_at = now()`,
    [owner, tokenHash],
  )
  cookies.device.set(token, cookieSeconds)
  // As a visitor: the person who was signed in here before may be somebody else.
  if (!first) await notifyOwner({ ...ctx, caller: { role: 'visitor' } }, hooks, owner, 'new-device')
}

/** Whether the owner signed in before from the browser with this cookie. */
export async function isKnownDevice(
  tx: Transaction,
  owner: OwnerId,
  token: string | null,
): Promise<boolean> {
  if (!token) return false
  const { known } = await tx.row<{ known: boolean }>(
    `select exists (select from known_devices
       where user_id is not distinct from $1::uuid and token_hash = $2
         and last_seen_at > now() - make_interval(days => $3)) as known`,
    [owner, hashToken(token), knownDeviceDays],
  )
  return known
}

/** Whether the owner signed in from this browser already before that instant. */
export async function knewDeviceBefore(
  tx: Transaction,
  owner: string,
  token: string | null,
  before: Date,
): Promise<boolean> {
  if (!token) return false
  const { known } = await tx.row<{ known: boolean }>(
    `select exists (select from known_devices
       where user_id = $1 and token_hash = $2 and first_seen_at < $3) as known`,
    [owner, hashToken(token), before],
  )
  return known
}

/** Returns false when the device is unknown or was not seen for too long. */
async function markSeen(tx: Transaction, owner: OwnerId, tokenHash: Buffer): Promise<boolean> {
  const seen = await tx.maybeRow(
    `update known_devices set last_seen_at = now()
     where user_id is not distinct from $1::uuid and token_hash = $2
       and last_seen_at > now() - make_interval(days => $3)
     returning token_hash`,
    [owner, tokenHash, knownDeviceDays],
  )
  return seen !== undefined
}

async function hasDevices(tx: Transaction, owner: OwnerId): Promise<boolean> {
  const { found } = await tx.row<{ found: boolean }>(
    `select exists (select from known_devices
       where user_id = $1 or ($1::uuid is null and user_id is null)) as found`,
    [owner],
  )
  return found
}

/** The next sign-in from any browser is one from a new browser. */
export async function forgetDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(`delete from known_devices where user_id = $1`, [userId])
}

/** Every browser but the one with this cookie; that one stays known only if it was. */
export async function forgetOtherDevices(
  tx: Transaction,
  userId: string,
  token: string | null,
): Promise<void> {
  await tx.rows(`delete from known_devices where user_id = $1 and token_hash is distinct from $2`, [
    userId,
    token && hashToken(token),
  ])
}

/** After a change of the company access code no browser is known for the new one. */
export async function forgetAccessCodeDevices(tx: Transaction): Promise<void> {
  await tx.rows(`delete from known_devices where user_id is null`)
}
