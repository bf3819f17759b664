import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { hasAuthenticatorSql } from '#people/mfa/server/authenticators-sql.ts'
import type { IdentityHooks } from '../hooks.ts'
import { isActiveAdmin } from '../users-sql.ts'

/**
 * Locks and returns the ids of the active admins who can sign in without the company access code:
 * by a password or by a provider that is configured; in live mode only those who also have an
 * authenticator app. They stay so until the transaction ends. Locks in the order of the ids, as
 * everything does that locks several admins.
 */
export async function shareAdminsWithOwnSignIn(
  { tx, settings }: Pick<ActionContext, 'tx' | 'settings'>,
  { hasProviderSql }: Pick<IdentityHooks, 'hasProviderSql'>,
): Promise<string[]> {
  const issuers = settings.socialProviders.map(({ issuer }) => issuer)
  const found = await tx.rows<{ userId: string }>(
    `select u.id as "userId" from users u
     where ${isActiveAdmin('u')}
       and (u.password_hash is not null or ${hasProviderSql('u.id', '$1')})
       and (not $2 or ${hasAuthenticatorSql('u.id')})
     order by u.id for share of u`,
    [issuers, settings.mode === 'live'],
  )
  return found.map(({ userId }) => userId)
}
