import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { findAuthenticator } from '#people/mfa/server/authenticators.ts'
import type { ProofWay } from '../../shared/rules-forms.ts'
import { identityRefusals } from '../../shared/words.ts'
import { readPasswordHash } from '../passwords/store.ts'

export async function listProofWays(ctx: ActionContext): Promise<{ ways: ProofWay[] }> {
  return { ways: await readProofWays(ctx.tx, signedInCaller(ctx).userId) }
}

/** With an authenticator app nothing less counts: a stolen mailbox or password must not suffice. */
export async function readProofWays(tx: Transaction, userId: string | null): Promise<ProofWay[]> {
  if (await findAuthenticator(tx, userId)) return ['app']
  if (userId === null) return ['access_code']
  return (await readPasswordHash(tx, userId)) === null ? ['mail'] : ['password', 'mail']
}

/** Refuses a way that does not count for the caller (409). */
export function refuseWay(): never {
  refuse(identityRefusals, 'proof-way-closed', { status: 409 })
}
