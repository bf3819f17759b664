import type { Transaction } from '#foundation/platform/server/database/database.ts'
/**
 * Browsers that somebody signed in from before, by a cookie of their own. An address tells too
 * little: a thousand phones of one mobile network share it.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { knownDeviceDays } from '../../shared/rules.ts'
import { tellOwner } from '../authenticator/mfa-owner.ts'
import type { IdentityHooks } from '../hooks.ts'
import { hashOf, makeToken } from '../sessions/tokens.ts'

const lastsSeconds = knownDeviceDays * 86_400

/** A user, or (null) the company access code. */
type Owner = string | null

/**
 * When a session really opens: the browser is known from here on. Tells the owner when it is a new
 * one; not of the very first, with which everybody begins.
 */
export async function rememberDevice(
  ctx: ActionContext,
  hooks: IdentityHooks,
  owner: Owner,
): Promise<void> {
  const { tx, cookies } = ctx
  const shown = cookies.device.token
  if (shown && (await meetAgain(tx, owner, hashOf(shown))))
    return cookies.device.set(shown, lastsSeconds)
  const first = !(await hasDevices(tx, owner))
  const { token, tokenHash } = makeToken()
  // Others who sign in from this browser stay known, and who copied its cookie before this owner came holds nothing.
  if (shown)
    await tx.rows(`update known_devices set token_hash = $2 where token_hash = $1`, [
      hashOf(shown),
      tokenHash,
    ])
  await tx.rows(
    `insert into known_devices (user_id, token_hash) values ($1, $2)
     on conflict (token_hash, user_id) do update set last_seen_at = now()`,
    [owner, tokenHash],
  )
  cookies.device.set(token, lastsSeconds)
  // As a visitor: whoever was signed in here before is not who came in.
  if (!first) await tellOwner({ ...ctx, caller: { role: 'visitor' } }, hooks, owner, 'new-device')
}

/** Whether the owner signed in from the browser with this cookie before. */
export async function isKnownDevice(
  tx: Transaction,
  owner: Owner,
  token: string | null,
): Promise<boolean> {
  if (!token) return false
  const { known } = await tx.row<{ known: boolean }>(
    `select exists (select from known_devices where user_id is not distinct from $1::uuid and token_hash = $2
       and last_seen_at > now() - make_interval(days => $3)) as known`,
    [owner, hashOf(token), knownDeviceDays],
  )
  return known
}

async function meetAgain(tx: Transaction, owner: Owner, tokenHash: Buffer): Promise<boolean> {
  const met = await tx.maybeRow(
    `update known_devices set last_seen_at = now() where user_id is not distinct from $1::uuid and token_hash = $2
       and last_seen_at > now() - make_interval(days => $3)
     returning token_hash`,
    [owner, tokenHash, knownDeviceDays],
  )
  return met !== undefined
}

async function hasDevices(tx: Transaction, owner: Owner): Promise<boolean> {
  const { found } = await tx.row<{ found: boolean }>(
    `select exists (select from known_devices where user_id = $1 or ($1::uuid is null and user_id is null)) as found`,
    [owner],
  )
  return found
}

/** The company access code was changed: from nowhere is the new one known. */
export async function forgetAccessCodeDevices(tx: Transaction): Promise<void> {
  await tx.rows(`delete from known_devices where user_id is null`)
}
