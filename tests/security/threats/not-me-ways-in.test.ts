/** T30: after "This was not me" nothing that a thief added lately opens the login. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { makeToken } from '#people/identity/server/sessions/tokens.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { sayNotMe } from '#people/safeguards/server/say-not-me.ts'
import { removeProvidersSince } from '#people/social/server/connections.ts'
import { withContext } from '#tests/fixtures/people/contexts.ts'
import { identityFixture } from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()
const hooks = {
  stopWithdrawals: async () => ({ cancelled: 0, withCompany: 0, pending: 0 }),
  removeProvidersSince,
}

interface Login {
  /** Days ago; null: none. */
  provider: number | null
  app: number | null
  /** When the browser that presses the button was first used. */
  browser: number | null
  role?: 'user' | 'admin'
}

/** Presses the button, and says what is left. */
async function press({ provider, app, browser, role = 'user' }: Login) {
  const { userId } = await fixture.signedIn(`${uuidv7()}@example.test`)
  const ago = (days: number) => `now() - interval '${days} days'`
  const { token: device, tokenHash } = makeToken()
  if (role === 'admin')
    await fixture.asOwner(`update users set role = 'admin' where id = $1`, [userId])
  if (provider !== null)
    await fixture.asOwner(
      `insert into social_identities (id, user_id, issuer, subject, email, created_at)
       values ($1, $2, 'https://provider.test', $3, 'thief@example.test', ${ago(provider)})`,
      [uuidv7(), userId, uuidv7()],
    )
  if (app !== null)
    await fixture.asOwner(
      `insert into authenticators (id, owner_id, sealed_secret, confirmed_at)
       values ($1, $2, 'sealed', ${ago(app)})`,
      [uuidv7(), userId],
    )
  if (browser !== null)
    await fixture.asOwner(
      `insert into known_devices (user_id, token_hash, first_seen_at)
       values ($1, $2, ${ago(browser)})`,
      [userId, tokenHash],
    )
  await withContext(fixture, { role: 'system' }, (ctx) =>
    notifySecurityEvent(ctx, { userId, event: 'new-device' }),
  )
  const [mail] = await fixture.asOwner<{ path: string }>(
    `select content->'action'->>'path' as path from mail_outbox
     where user_id = $1 and content->'action'->>'path' like '/not-me?%'
     order by id desc limit 1`,
    [userId],
  )
  const token = mail?.path.split('token=')[1] ?? ''
  const { waysIn } = await withContext(fixture, { role: 'visitor' }, (ctx) =>
    sayNotMe(
      { ...ctx, cookies: { ...ctx.cookies, device: { ...ctx.cookies.device, token: device } } },
      hooks,
      { token },
    ),
  )
  const [left] = await fixture.asOwner<{ providers: number; apps: number; locked: boolean }>(
    `select (select count(*)::int from social_identities where user_id = $1) as providers,
       (select count(*)::int from authenticators where owner_id = $1) as apps,
       exists (select from safeguards where user_id = $1 and locked_at is not null) as locked`,
    [userId],
  )
  const shown = waysIn.map(({ what, removed }) => `${what} ${removed ? 'removed' : 'kept'}`)
  return { ...left, shown }
}

test('T30 what a thief added lately is removed in a browser of the owner', async () => {
  expect(await press({ provider: 1, app: 1, browser: 20 })).toEqual({
    providers: 0,
    apps: 0,
    locked: true,
    shown: ['provider removed', 'authenticator removed'],
  })
})

test('T27 who has only the mailbox does not strip the authenticator app', async () => {
  const kept = { providers: 0, apps: 1, locked: true }
  const shown = ['provider removed', 'authenticator kept']
  expect(await press({ provider: 1, app: 1, browser: null })).toEqual({ ...kept, shown })
  // A browser that came after the app, as that of a thief who knows the password.
  expect(await press({ provider: 1, app: 2, browser: 1 })).toEqual({ ...kept, shown })
  // A thief reset the password by mail and signed in; the owner then added the app against it.
  expect(await press({ provider: 1, app: 1, browser: 3 })).toEqual({ ...kept, shown })
})

test('T27 an older app, an older provider and the app of an admin stay and are shown', async () => {
  expect(await press({ provider: 30, app: 30, browser: 60 })).toEqual({
    providers: 1,
    apps: 1,
    locked: true,
    shown: ['provider kept', 'authenticator kept'],
  })
  expect(await press({ provider: null, app: 1, browser: 20, role: 'admin' })).toMatchObject({
    apps: 1,
    shown: ['authenticator kept'],
  })
})
