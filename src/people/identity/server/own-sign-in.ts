import type { ActionContext } from '#foundation/platform/server/http/context.ts'

/**
 * The active admins who can come in without the company access code: by a password or a provider,
 * and where an authenticator app is required by one that is there. They stay so until the
 * transaction ends. In the order in which everybody locks admins.
 */
export async function shareAdminsWithOwnSignIn({
  tx,
  settings,
}: Pick<ActionContext, 'tx' | 'settings'>): Promise<string[]> {
  const issuers = settings.socialProviders.map(({ issuer }) => issuer)
  const found = await tx.rows<{ userId: string }>(
    `select u.id as "userId" from users u
     where u.role = 'admin' and u.status = 'active' and u.closed_at is null
       and (u.password_hash is not null or exists (select from social_identities i where i.user_id = u.id and i.issuer = any ($1)))
       and (not $2 or exists (select from authenticators a where a.owner_id = u.id and a.confirmed_at is not null))
     order by u.id for share of u`,
    [issuers, settings.mode === 'live'],
  )
  return found.map(({ userId }) => userId)
}
