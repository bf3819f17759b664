import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { SocialProvider } from '#foundation/platform/server/settings/social-providers.ts'
import { identityHooks } from '#main/server/identity-hooks.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { disconnectProvider } from './connections.ts'

const fixture = await testDatabase()
const socialProviders: SocialProvider[] = ['one', 'two'].map((id) => ({
  id,
  name: id,
  issuer: `https://${id}.example`,
  clientId: 'kaban',
  clientSecret: 'secret',
}))

const disconnect = (userId: string, provider: string, configured = socialProviders) =>
  outcome(
    withContext(fixture, userContext(userId), (ctx) =>
      disconnectProvider(
        { ...ctx, settings: { ...ctx.settings, socialProviders: configured } },
        identityHooks,
        { provider },
      ),
    ),
  )

/** A user without a password. */
async function userWith(...issuers: string[]): Promise<string> {
  const userId = await addUser(fixture)
  for (const issuer of issuers) {
    await fixture.asOwner(
      `insert into social_identities (id, user_id, issuer, subject, email)
       values ($1, $2, $3, $4, '')`,
      [uuidv7(), userId, issuer, userId],
    )
  }
  return userId
}

test('T30 of two providers disconnected concurrently one stays as the last way in', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await userWith('https://one.example', 'https://two.example')
    const ended = await Promise.all([disconnect(userId, 'one'), disconnect(userId, 'two')])
    expect(ended.toSorted()).toEqual(['done', 'last-way-in'])
  }
})

test('T30 an unconfigured provider is no way in and is disconnected by its issuer', async () => {
  const [first] = socialProviders
  const userId = await userWith('https://one.example', 'https://two.example')
  expect(await disconnect(userId, 'one', first ? [first] : [])).toBe('last-way-in')
  expect(await disconnect(userId, 'https://two.example', first ? [first] : [])).toBe('done')
  expect(await disconnect(userId, 'two')).toBe('not-connected')
})
