import { expect, test } from 'vitest'
import { attemptPolicies } from '#people/identity/shared/rules-rate-limits.ts'
import { avatarFixture, png } from '#tests/fixtures/people/avatar-fixture.ts'
import { permitHeader, permitMinutes } from '../shared/rules.ts'

const fixture = await avatarFixture()
const perAddress = attemptPolicies['avatar-address'].free

const uploadWith = async (permit: string, body = png) =>
  (await fixture.upload(body, { headers: { [permitHeader]: permit } })).statusCode

test('T37 a visitor without a permit, or with an invented one, uploads nothing', async () => {
  const before = await fixture.keys()
  const permit = await fixture.askPermit('198.51.100.1')
  const [expires, nonce, mark] = permit.split('.')
  const longer = `${Number(expires) + 60_000}.${nonce}.${mark}`
  for (const wrong of ['', 'x', '..', longer, `${expires}.other.${mark}`, `${permit}x`])
    expect(await uploadWith(wrong)).toBe(403)
  expect(await fixture.keys()).toEqual(before)
  expect(await uploadWith(permit)).toBe(201)
})

test('T37 a permit is good for one upload, also of two at once, accepted or not', async () => {
  const permit = await fixture.askPermit('198.51.100.2')
  const statuses = await Promise.all([uploadWith(permit), uploadWith(permit)])
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 403])
  const other = await fixture.askPermit('198.51.100.2')
  expect(await uploadWith(other, Buffer.from('no picture'))).toBe(415)
  expect(await uploadWith(other)).toBe(403)
})

test('a permit ends', async () => {
  const permit = await fixture.askPermit('198.51.100.3')
  const left = Number(permit.split('.')[0]) - Date.now()
  expect(left).toBeGreaterThan((permitMinutes - 1) * 60_000)
  expect(left).toBeLessThanOrEqual(permitMinutes * 60_000)
})

test('T37 one address gets a number of permits, also in a burst; others get theirs', async () => {
  const from = '198.51.100.4'
  const asked = await Promise.allSettled(
    Array.from({ length: perAddress + 10 }, () => fixture.askPermit(from)),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(perAddress)
  await expect(fixture.askPermit(from)).rejects.toThrow(
    /^You uploaded too many pictures\. Please try again in \d+ minutes?\.$/,
  )
  expect(await uploadWith(await fixture.askPermit('198.51.100.5'))).toBe(201)
})

test('T37 all visitors together get a number of permits', async () => {
  await fixture.asOwner(
    `update attempts set tries = $1, last_at = clock_timestamp() where purpose = 'avatar-overall'`,
    [attemptPolicies['avatar-overall'].free - 1],
  )
  await fixture.askPermit('198.51.100.6')
  await expect(fixture.askPermit('198.51.100.7')).rejects.toThrow('too many pictures')
})
