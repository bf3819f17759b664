/** Identity's part of "This was not me", and to whom a mailed link belongs. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { LinkOwner } from '../../shared/contract.ts'
import type { OwnedLink } from '../../shared/rules-forms.ts'
import type { TokenPurpose } from '../../shared/rules.ts'
import { endSessions } from '../sessions/sessions.ts'
import { hashToken, makeToken } from '../sessions/tokens.ts'
import { forgetDevices } from '../sign-in/devices.ts'
import type { User } from '../store.ts'
import { consumeToken, endTokens, insertToken, readTokenUser, removePasswordHash } from './store.ts'

export function findLinkUser(
  tx: Transaction,
  token: string,
  purpose: TokenPurpose,
): Promise<User | undefined> {
  return readTokenUser(tx, hashToken(token), purpose)
}

/** A link that is over says nothing, and one that nobody ever made neither. */
export async function readLinkOwner(
  { tx, caller }: ActionContext,
  { token, purpose }: OwnedLink,
): Promise<LinkOwner> {
  const user = await findLinkUser(tx, token, purpose)
  const signedInHere =
    caller.role !== 'user' && caller.role !== 'admin'
      ? 'nobody'
      : user && caller.userId === user.userId
        ? 'owner'
        : 'somebody-else'
  if (!user) return { owner: null, hasMoney: false, signedInHere }
  return { owner: hideMostOf(user.email), hasMoney: user.role === 'user', signedInHere }
}

/** 'm•••@example.test': its owner knows it, and a reader of the screen does not. */
function hideMostOf(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}

/** Uses the link up. Of two concurrent uses one gets false. */
export async function useLink(
  tx: Transaction,
  token: string,
  purpose: TokenPurpose,
): Promise<boolean> {
  return (await consumeToken(tx, hashToken(token), purpose)) !== undefined
}

/**
 * Ends every session of this user but one of the owner's own in this request, and every earlier
 * link; no password and no remembered browser is good any more. Returns the token of a link that
 * sets a new password. Lock the user first.
 */
export async function takeAwayLogin(
  { tx, caller }: ActionContext,
  userId: string,
): Promise<string> {
  const own = 'userId' in caller && caller.userId === userId ? caller.sessionId : undefined
  await endSessions(tx, userId, own)
  await removePasswordHash(tx, userId)
  await forgetDevices(tx, userId)
  await endTokens(tx, userId, 'not_me')
  const { token, tokenHash } = makeToken()
  await insertToken(tx, { tokenHash, userId, purpose: 'reset_password' })
  return token
}
