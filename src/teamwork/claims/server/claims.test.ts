import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import type { ClaimSubject } from '../shared/rules.ts'
import { endClaim, giveClaimBack, listClaims, refuseIfAnotherClaims, takeClaim } from './actions.ts'

const fixture = await testDatabase({ connections: 16 })
const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]

const take = (subject: ClaimSubject, staff: string | null) =>
  withContext(fixture, adminContext(staff), (ctx) => takeClaim(ctx, subject))
const giveBack = (subject: ClaimSubject, staff: string | null) =>
  withContext(fixture, adminContext(staff), (ctx) => giveClaimBack(ctx, subject))
const decide = (subject: ClaimSubject, staff: string | null) =>
  outcome(withContext(fixture, adminContext(staff), (ctx) => refuseIfAnotherClaims(ctx, subject)))
const newSubject = (): ClaimSubject => ({ kind: 'withdrawal', id: uuidv7() })
const endLease = (subject: ClaimSubject) =>
  fixture.asOwner(
    `update work_claims set claimed_at = now() - interval '11 minutes',
      expires_at = now() - interval '1 second' where subject_id = $1`,
    [subject.id],
  )

test('T07 of twenty of the staff who claim one thing at once exactly one has it', async () => {
  const staff = await Promise.all(Array.from({ length: 20 }, () => addUser(fixture, 'admin')))
  for (let round = 0; round < 5; round += 1) {
    const subject = newSubject()
    const outcomes = await Promise.all(staff.map((one) => outcome(take(subject, one))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'claimed-by-another')).toHaveLength(19)
    const winner = staff[outcomes.indexOf('done')] ?? null
    expect(await decide(subject, winner)).toBe('done')
  }
})

test('T07 of twenty who take over a claim that has ended exactly one has it', async () => {
  const staff = await Promise.all(Array.from({ length: 20 }, () => addUser(fixture, 'admin')))
  const subject = newSubject()
  await take(subject, ana)
  await endLease(subject)
  const outcomes = await Promise.all(staff.map((one) => outcome(take(subject, one))))
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(await decide(subject, ana)).toBe('claimed-by-another')
})

test('T07 while one holds a claim nobody else decides; the refusal names them', async () => {
  const subject = newSubject()
  await fixture.asOwner(`update users set full_name = 'Ana Reyes' where id = $1`, [ana])
  await take(subject, ana)
  expect(await decide(subject, ben)).toBe('claimed-by-another')
  expect(await decide(subject, null)).toBe('claimed-by-another')
  await expect(take(subject, ben)).rejects.toMatchObject({
    status: 409,
    figures: { name: 'Ana Reyes' },
  })
  expect(await decide(subject, ana)).toBe('done')
})

test('a thing that nobody holds may be decided, and so may one whose lease has ended', async () => {
  const subject = newSubject()
  expect(await decide(subject, ben)).toBe('done')
  await take(subject, ana)
  await endLease(subject)
  expect(await decide(subject, ben)).toBe('done')
  expect(await withContext(fixture, adminContext(ben), listClaims)).not.toContainEqual(
    expect.objectContaining({ id: subject.id }),
  )
})

test('renewing keeps since when it is held and makes its end later', async () => {
  const subject = newSubject()
  const first = await take(subject, ana)
  // An instant comes here as milliseconds; both could be of one.
  await new Promise((resolve) => setTimeout(resolve, 5))
  const again = await take(subject, ana)
  expect(again.claimedAt).toEqual(first.claimedAt)
  expect(again.expiresAt.getTime()).toBeGreaterThan(first.expiresAt.getTime())
})

test('who comes in by the company access code is one person, whichever session it is', async () => {
  const subject = newSubject()
  await take(subject, null)
  expect(await outcome(take(subject, null))).toBe('done')
  expect(await decide(subject, ana)).toBe('claimed-by-company-access')
  expect(await withContext(fixture, adminContext(null), listClaims)).toContainEqual(
    expect.objectContaining({ id: subject.id, mine: true, name: null }),
  )
})

test('only the own claim is given back; what is decided is nobody’s any more', async () => {
  const subject = newSubject()
  await take(subject, ana)
  await giveBack(subject, ben)
  expect(await decide(subject, ben)).toBe('claimed-by-another')
  await giveBack(subject, ana)
  expect(await outcome(take(subject, ben))).toBe('done')
  await withContext(fixture, adminContext(ben), (ctx) => endClaim(ctx, subject))
  expect(await outcome(take(subject, ana))).toBe('done')
})
