import { expect, test } from 'vitest'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'
import { describeKeysAt, lookAtRecords } from './look-at-records.ts'

const fixture = await testDatabase()
const { settings } = readSettings({})
const keysOf = async () =>
  (await lookAtRecords(fixture.url, { settings, isRunning: false }))
    .filter(({ id }) => id.startsWith('secret-key'))
    .map(({ text }) => text)

test('what no key opens is named by its owner, with the command, in status and check', async () => {
  const userId = await addUser(fixture)
  const [user] = await fixture.asOwner<{ email: string; name: string }>(
    'select email, full_name as name from users where id = $1',
    [userId],
  )
  const apps = await fixture.asOwner<{ id: string }>(
    `insert into authenticators (id, owner_id, sealed_secret)
     values (gen_random_uuid(), $1, ''), (gen_random_uuid(), null, '') returning id`,
    [userId],
  )
  await fixture.asOwner(
    `insert into admin_invitations (id, full_name, email, invited_by, token_hash, link_ends_at,
       authenticator_id, sealed_secret)
     values (gen_random_uuid(), 'Ben Ramos', 'ben@example.ph', 'operator',
       sha256(''), now(), gen_random_uuid(), '')`,
  )
  await fixture.asOwner(
    `insert into retired_keys (fingerprint, sealed_key, resealed_at, unreadable)
     select '0123456789abcdef', '', now(), $1 || array_agg('authenticator ' || authenticator_id)
     from admin_invitations`,
    [[...apps.map(({ id }) => `authenticator ${id}`), 'authenticator removed-since']],
  )
  const [found] = await keysOf()
  expect(found).toContain('the secret of 3 authenticator apps')
  expect(found).toContain(`${user!.name} (npm run user -- --email ${user!.email} --remove-auth`)
  expect(found).toContain('the company access (npm run user -- --company-access --remove-auth')
  expect(found).toContain('Ben Ramos (invite ben@example.ph again)')
  expect(await describeKeysAt(fixture.url, [])).toContain(found)
})

test('of a database of an older Kaban, the status says what to do', async () => {
  const known = knownSchemaVersion()
  await fixture.asOwner(`delete from schema_version where version = ${known}`)
  await fixture.asOwner('alter table retired_keys rename to not_yet')
  expect(await describeKeysAt(fixture.url, [])).toEqual([
    expect.stringMatching(`this Kaban knows ${known}. The next start runs the migrations`),
  ])
})
