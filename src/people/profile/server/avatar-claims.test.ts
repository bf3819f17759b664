import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { avatarFixture, colours, png } from '#tests/fixtures/people/avatar-fixture.ts'
import { addUser, userContext } from '#tests/fixtures/people/contexts.ts'
import { unclaimedMax } from '../shared/rules.ts'
import { claimAvatar, removeUnusedAvatars } from './avatars.ts'

const fixture = await avatarFixture()
const visitor: Caller = { role: 'visitor' }
const claimFor = (userId: string, claim: string) =>
  fixture.ctx(visitor, (ctx) => claimAvatar(ctx, { userId, claim }))
const sweep = () => removeUnusedAvatars(fixture.database, fixture.files)
const age = (minutes: number) =>
  fixture.asOwner(
    `update avatars set created_at = now() - make_interval(secs => $1::float8 * 60)
      where user_id is null`,
    [minutes],
  )

test('nobody reads the picture of a visitor until its claim gives it to the new user', async () => {
  const maria = await addUser(fixture)
  fixture.callers.set('maria', userContext(maria))
  const claim = await fixture.claim()
  const [waiting] = await fixture.asOwner<{ id: string }>(
    'select id from avatars where user_id is null',
  )
  const statusFor = async (as: string) => (await fixture.download(waiting?.id ?? '', as)).statusCode
  expect([await statusFor(''), await statusFor('maria')]).toEqual([404, 404])
  await claimFor(maria, claim)
  expect([await fixture.avatarOf(maria), await statusFor('maria'), await statusFor('')]).toEqual([
    waiting?.id,
    200,
    404,
  ])
})

test('the claim itself is stored nowhere', async () => {
  const claim = await fixture.claim()
  const rows = await fixture.asOwner<{ row: string }>('select a::text as row from avatars a')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ row }) => row.includes(claim))).toEqual([])
})

test('two concurrent sign-ups with one claim both succeed; one gets the picture', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other, claim] = [
      await addUser(fixture),
      await addUser(fixture),
      await fixture.claim(),
    ]
    await Promise.all([claimFor(one, claim), claimFor(other, claim)])
    expect(
      [await fixture.avatarOf(one), await fixture.avatarOf(other)].filter(Boolean),
    ).toHaveLength(1)
  }
})

test('a claim that is unknown, used, or older than an hour is ignored', async () => {
  const [maria, jose, late] = [
    await addUser(fixture),
    await addUser(fixture),
    await addUser(fixture),
  ]
  await claimFor(maria, 'never-given-out')
  expect(await fixture.avatarOf(maria)).toBeNull()
  const claim = await fixture.claim()
  await claimFor(maria, claim)
  await claimFor(jose, claim)
  expect([(await fixture.avatarOf(maria)) !== null, await fixture.avatarOf(jose)]).toEqual([
    true,
    null,
  ])
  const old = await fixture.claim()
  await age(60)
  await claimFor(late, old)
  expect(await fixture.avatarOf(late)).toBeNull()
})

test('an unclaimed picture is deleted after an hour; claimed and new ones stay', async () => {
  await sweep()
  await age(61)
  await sweep()
  const before = await fixture.keys()
  await fixture.claim()
  expect(await sweep()).toBe(0)
  await age(59)
  expect(await sweep()).toBe(0)
  await age(60)
  expect(await sweep()).toBe(1)
  expect(await fixture.keys()).toEqual(before)
  expect(before.files).toEqual(before.rows)
})

test('a concurrent sweep and claim leave both row and file, or neither', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [user, claim] = [await addUser(fixture), await fixture.claim()]
    // A few milliseconds before its hour is over.
    await age(59.9999)
    await Promise.all([claimFor(user, claim), sweep()])
    const { files, rows } = await fixture.keys()
    expect(files).toEqual(rows)
  }
  // Each looked at another instant: too old to claim, but not old enough to sweep until next time.
  await sweep()
})

test('a file without a row is deleted after a day, others stay', async () => {
  const stray = 'avatars/stray'
  await fixture.files.put(stray, png)
  expect(await sweep()).toBe(0)
  const { files, rows } = await fixture.keys()
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000)
  for (const key of files)
    await utimes(path.join(fixture.directory, 'files', key), twoDaysAgo, twoDaysAgo)
  expect(await sweep()).toBe(1)
  expect((await fixture.keys()).files).toEqual(rows)
})

test('T37 of many visitors at once few wait for the decoder, and a user goes before', async () => {
  fixture.callers.set('jose', userContext(await addUser(fixture)))
  const slow = await colours.clone().resize(4_000, 3_900).jpeg().toBuffer()
  const visitors = Array.from({ length: 23 }, () => fixture.upload(slow))
  const user = fixture.upload(slow, { as: 'jose' })
  const statuses = (await Promise.all(visitors)).map(({ statusCode }) => statusCode)
  // One is decoded and eight wait; a few more come while the first ones are decoded.
  const refused = statuses.filter((status) => status === 503).length
  expect(refused).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 201)).toHaveLength(23 - refused)
  expect((await user).statusCode).toBe(201)
})

test('visitors can store a limited number, and users still change their picture', async () => {
  const maria = await addUser(fixture)
  fixture.callers.set('maria', userContext(maria))
  await fixture.asOwner(
    `insert into avatars (id, claim_hash, file_key)
      select gen_random_uuid(), sha256(n::text::bytea), 'avatars/full-' || n
      from generate_series(1, $1::int) n`,
    [unclaimedMax],
  )
  expect((await fixture.upload(png)).statusCode).toBe(429)
  expect((await fixture.upload(png, { as: 'maria' })).statusCode).toBe(201)
})
