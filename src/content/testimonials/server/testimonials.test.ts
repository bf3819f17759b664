import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listMyNotifications } from '#people/notifications/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { nameAs } from '../shared/rules-name.ts'
import {
  latelyDays,
  rejectionReasons,
  shownMax,
  writtenLatelyMax,
  type NewTestimonial,
  type RejectionReason,
} from '../shared/rules.ts'
import {
  countTestimonials,
  listTestimonials,
  publishTestimonial,
  rejectTestimonial,
} from './decide-testimonial.ts'
import { readPublicTestimonials } from './read-public.ts'
import { readMyTestimonials, withdrawTestimonial, writeTestimonial } from './write-testimonial.ts'

const fixture = await openWithdrawalFixture(await testDatabase({ connections: 12 }))
const [ana, ben] = fixture.staff

const words: Omit<NewTestimonial, 'testimonialId'> = {
  text: 'Paid out the same day.',
  rating: 4,
  nameStyle: 'initial',
  location: 'Cebu City',
  language: 'en',
  consent: true,
  independent: true,
}
const write = (userId: string, given: Partial<NewTestimonial> = {}) =>
  withContext(fixture, userContext(userId), (ctx) =>
    writeTestimonial(ctx, { testimonialId: uuidv7(), ...words, ...given }),
  )
const withdraw = (userId: string, testimonialId: string) =>
  withContext(fixture, userContext(userId), (ctx) => withdrawTestimonial(ctx, { testimonialId }))
const publish = (testimonialId: string, staff: string | null = ana) =>
  withContext(fixture, adminContext(staff), (ctx) => publishTestimonial(ctx, { testimonialId }))
const reject = (
  testimonialId: string,
  reason: RejectionReason = 'off-subject',
  staff: string | null = ana,
) =>
  withContext(fixture, adminContext(staff), (ctx) =>
    rejectTestimonial(ctx, { testimonialId, reason }),
  )
const mine = (userId: string) => withContext(fixture, userContext(userId), readMyTestimonials)
const queue = (
  view: 'waiting' | 'published' | 'rejected' = 'waiting',
  more: { before?: string; limit?: number } = {},
) => withContext(fixture, adminContext(ana), (ctx) => listTestimonials(ctx, { view, ...more }))
const shown = () => fixture.database.read(readPublicTestimonials)
const stateOf = async (testimonialId: string) =>
  (
    await fixture.asOwner<{ state: string }>('select state from testimonials where id = $1', [
      testimonialId,
    ])
  )[0]?.state

/** With a withdrawal that is paid out. */
async function addWriter(fullName = 'Maria Clara Santos'): Promise<string> {
  const userId = await fixture.addSaver()
  await fixture.asOwner('update users set full_name = $2 where id = $1', [userId, fullName])
  const { transactionId } = await fixture.request(userId)
  await fixture.move(transactionId, 'completed')
  return userId
}

/** What another test left is no part of this one. */
async function beginAlone(): Promise<void> {
  await fixture.asOwner(
    `update testimonials set state = 'withdrawn', withdrawn_at = now()
      where state in ('waiting', 'published')`,
  )
}

test('truth test 7: without a completed deposit or withdrawal nothing is written, by no way', async () => {
  await beginAlone()
  const jose = await fixture.addSaver()
  expect(await outcome(write(jose))).toBe('testimonial-needs-transaction')
  await fixture.request(jose)
  expect(await outcome(write(jose))).toBe('testimonial-needs-transaction')
  expect((await mine(jose)).obstacle).toBe('testimonial-needs-transaction')
  // Nor past the verb, also not by whom the staff gave a peso.
  await fixture.asOwner(
    `insert into transactions (id, user_id, transaction_uid, reference_number, type,
      amount_centavos, status, request_hash, description, sample)
     values ($1, $2, $3, $3, 'admin_credit', 100, 'completed', repeat('0', 64), '', true)`,
    [uuidv7(), jose, `ADM-${jose}`],
  )
  expect(await outcome(write(jose))).toBe('testimonial-needs-transaction')
  const forged = `insert into testimonials (id, user_id, shown_name, body, rating, language,
    consent_version, sample) values (gen_random_uuid(), $1, 'Jose C.', 'Best!', 5, 'en', 1, true)`
  await expect(fixture.database.transaction((tx) => tx.rows(forged, [jose]))).rejects.toThrow(
    'needs a completed deposit or withdrawal',
  )
  expect(await shown()).toEqual({ shown: [], count: 0, averageHundredths: null })
})

test('truth test 7: nothing is shown before somebody of the staff looked at it; withdrawn it is gone at once, and does not come back', async () => {
  await beginAlone()
  const maria = await addWriter()
  const { testimonialId } = await write(maria)
  expect((await shown()).shown).toEqual([])
  await publish(testimonialId)
  expect(await shown()).toEqual({
    shown: [
      {
        testimonialId,
        shownName: 'Maria S.',
        location: 'Cebu City',
        text: 'Paid out the same day.',
        rating: 4,
        language: 'en',
        writtenAt: expect.any(Date),
        sample: true,
      },
    ],
    count: 1,
    averageHundredths: 400,
  })
  await withdraw(maria, testimonialId)
  expect(await shown()).toEqual({ shown: [], count: 0, averageHundredths: null })
  expect(await outcome(publish(testimonialId))).toBe('testimonial-decided')
  expect(await outcome(withdraw(maria, testimonialId))).toBe('done')
  await expect(
    fixture.asOwner(
      `update testimonials set state = 'published', withdrawn_at = null, decided_at = now(),
        decided_by = 'x' where id = $1`,
      [testimonialId],
    ),
  ).rejects.toThrow('does not become published')
})

test('truth test 7: without the writer’s consent, or paid for, or without words or stars it is not taken', async () => {
  const maria = await addWriter()
  for (const [given, name, field] of [
    [{ consent: false }, 'testimonial-consent-required', 'consent'],
    [{ independent: false }, 'testimonial-consent-required', 'independent'],
    [{ text: ' ' }, 'testimonial-text-required', 'text'],
  ] as const)
    expect(await refusalOf(write(maria, given))).toMatchObject({
      refusalName: name,
      field,
      status: 422,
    })
  expect((await mine(maria)).latest).toBeNull()
})

test('whoever draws the public page is told of what changes there, and of nothing that waits', async () => {
  const told = async () =>
    (
      await fixture.asOwner(
        `delete from live_outbox where topic = 'testimonials' and subject_id = 'live' returning id`,
      )
    ).length
  await told()
  const maria = await addWriter()
  const { testimonialId } = await write(maria)
  expect(await told()).toBe(0)
  await publish(testimonialId)
  expect(await told()).toBe(1)
  await withdraw(maria, testimonialId)
  expect(await told()).toBe(1)
})

test('a suspended user is not shown, and suspending somebody makes no average better; who is of the staff since is neither shown nor counted', async () => {
  await beginAlone()
  const [glad, cross, insider] = [await addWriter(), await addWriter(), await addWriter()]
  for (const [userId, rating] of [
    [glad, 5],
    [cross, 1],
    [insider, 5],
  ] as const)
    await publish((await write(userId, { rating })).testimonialId)
  expect(await shown()).toMatchObject({ count: 3, averageHundredths: 367 })
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [cross])
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [insider])
  const now = await shown()
  expect(now.shown).toHaveLength(1)
  expect(now).toMatchObject({ count: 2, averageHundredths: 300 })
})

test('the newest few are shown, whatever they say, and all count', async () => {
  await beginAlone()
  const ids: string[] = []
  for (let at = 0; at < shownMax + 2; at += 1) {
    const { testimonialId } = await write(await addWriter(), {
      rating: at < 2 ? 5 : 1,
      text: `The ${at}th`,
    })
    await publish(testimonialId)
    ids.unshift(testimonialId)
  }
  const { shown: first, count, averageHundredths } = await shown()
  expect(first.map(({ testimonialId }) => testimonialId)).toEqual(ids.slice(0, shownMax))
  expect({ count, averageHundredths }).toEqual({
    count: shownMax + 2,
    averageHundredths: Math.round(((2 * 5 + shownMax) / (shownMax + 2)) * 100),
  })
})

test('of one user there is one that lives, also when they press twenty times at once', async () => {
  const maria = await addWriter()
  const ended = await Promise.all(Array.from({ length: 20 }, () => outcome(write(maria))))
  expect(ended.filter((one) => one === 'done')).toHaveLength(1)
  expect(ended.filter((one) => one === 'testimonial-already')).toHaveLength(19)
  expect(await fixture.count('testimonials', `user_id = $1`, [maria])).toBe(1)
  const second = `insert into testimonials (id, user_id, shown_name, body, rating, language,
    consent_version, sample) values (gen_random_uuid(), $1, 'Maria S.', 'Again', 5, 'en', 1, true)`
  await expect(fixture.database.transaction((tx) => tx.rows(second, [maria]))).rejects.toThrow(
    'testimonials_living',
  )
})

test('the same request again is the same testimonial; of somebody else it is none', async () => {
  const [maria, rosa] = [await addWriter(), await addWriter()]
  const testimonialId = uuidv7()
  const ended = await Promise.all(Array.from({ length: 10 }, () => write(maria, { testimonialId })))
  expect(new Set(ended.map((one) => one.testimonialId)).size).toBe(1)
  expect(
    await fixture.count(
      'user_activity_log',
      `user_id = $1 and action_type = 'TESTIMONIAL_WRITTEN'`,
      [maria],
    ),
  ).toBe(1)
  expect(await outcome(write(rosa, { testimonialId }))).toBe('testimonial-id-reused')
  expect(await outcome(withdraw(rosa, testimonialId))).toBe('testimonial-not-found')
})

test('who writes and takes back again and again has to wait', async () => {
  const maria = await addWriter()
  for (let time = 0; time < writtenLatelyMax; time += 1)
    await withdraw(maria, (await write(maria)).testimonialId)
  expect(await outcome(write(maria))).toBe('testimonial-too-often')
  expect((await mine(maria)).obstacle).toBe('testimonial-too-often')
  await fixture.asOwner('alter table testimonials disable trigger testimonials_true')
  await fixture.asOwner(
    'update testimonials set written_at = now() - make_interval(days => $2) where user_id = $1',
    [maria, latelyDays],
  )
  await fixture.asOwner('alter table testimonials enable trigger testimonials_true')
  expect(await outcome(write(maria))).toBe('done')
})

test('the queue shows the oldest first, neither who wrote it nor how many stars it gives', async () => {
  await beginAlone()
  const [maria, rosa] = [await addWriter(), await addWriter()]
  const first = await write(maria, { rating: 1 })
  await write(rosa, { nameStyle: 'masked' })
  const { testimonials } = await queue()
  expect(testimonials.map(({ shownName, rating }) => ({ shownName, rating }))).toEqual([
    { shownName: 'Maria S.', rating: null },
    { shownName: 'M••• S•••', rating: null },
  ])
  expect(JSON.stringify(testimonials)).not.toMatch(new RegExp(`${maria}|${rosa}|Clara`))
  expect(await withContext(fixture, adminContext(null), countTestimonials)).toEqual({
    waiting: 2,
    oldestAt: first.writtenAt,
  })
  await publish(first.testimonialId)
  expect((await queue('published')).testimonials[0]).toMatchObject({
    testimonialId: first.testimonialId,
    rating: 1,
  })
})

test('long lists come page by page, the newest first', async () => {
  await beginAlone()
  const ids: string[] = []
  for (let at = 0; at < 5; at += 1) {
    const { testimonialId } = await write(await addWriter())
    await publish(testimonialId)
    ids.unshift(testimonialId)
  }
  const first = await queue('published', { limit: 2 })
  const second = await queue('published', {
    limit: 2,
    ...(first.older ? { before: first.older } : {}),
  })
  expect(
    [...first.testimonials, ...second.testimonials].map(({ testimonialId }) => testimonialId),
  ).toEqual(ids.slice(0, 4))
  expect(second.older).not.toBeNull()
})

test.each(rejectionReasons)(
  'refused for %s, its writer is told why in both languages and can write another one; who decided is told to nobody but the record',
  async (reason) => {
    const maria = await addWriter()
    const { testimonialId } = await write(maria)
    await reject(testimonialId, reason, ben)
    const { latest, obstacle } = await mine(maria)
    expect(latest).toMatchObject({ state: 'rejected', reason })
    expect(JSON.stringify(latest)).not.toContain(ben)
    expect(obstacle).toBeNull()
    const [told] = (
      await withContext(fixture, userContext(maria), (ctx) => listMyNotifications(ctx, {}))
    ).notifications
    expect(told).toMatchObject({
      type: 'general_info',
      linkTo: '/dashboard/testimonial',
      message: expect.stringContaining('is not shown'),
      messageFil: expect.stringContaining('Hindi ipinapakita'),
    })
    const [entry] = await fixture.asOwner(
      `select actor_user_id, changes from user_activity_log where subject_id = $1
        and action_type = 'ADMIN_TESTIMONIAL_REJECTED'`,
      [testimonialId],
    )
    expect(entry).toEqual({
      actor_user_id: ben,
      changes: {
        state: { before: 'waiting', after: 'rejected' },
        reason: { before: null, after: reason },
      },
    })
    expect(await outcome(withdraw(maria, testimonialId))).toBe('testimonial-decided')
    expect(await outcome(write(maria))).toBe('done')
  },
)

test('a reason that is no reason cannot be given, not even past the verb', async () => {
  const { testimonialId } = await write(await addWriter())
  const forged = `update testimonials set state = 'rejected', reason = 'too-critical',
    decided_at = now(), decided_by = 'x' where id = $1`
  await expect(
    fixture.database.transaction((tx) => tx.rows(forged, [testimonialId])),
  ).rejects.toThrow('testimonials_reason_check')
  await expect(
    fixture.database.transaction((tx) =>
      tx.rows(forged.replace(`'too-critical'`, 'null'), [testimonialId]),
    ),
  ).rejects.toThrow('testimonials_reason')
})

test('what is published can be taken down for a fixed reason, and is gone', async () => {
  await beginAlone()
  const { testimonialId } = await write(await addWriter())
  await publish(testimonialId)
  await reject(testimonialId, 'personal-data', null)
  expect(await shown()).toMatchObject({ shown: [], count: 0 })
  expect(await outcome(publish(testimonialId))).toBe('testimonial-decided')
})

test('many of the staff decide at once while its writer takes it back: it ends in one state, told and recorded as often as it changed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const maria = await addWriter()
    const { testimonialId } = await write(maria)
    const ended = await Promise.all([
      ...Array.from({ length: 8 }, (_, at) => outcome(publish(testimonialId, at % 2 ? ana : ben))),
      ...Array.from({ length: 4 }, () => outcome(reject(testimonialId, 'abuse', ben))),
      outcome(withdraw(maria, testimonialId)),
    ])
    expect(ended.every((one) => one === 'done' || one === 'testimonial-decided')).toBe(true)
    const recorded = await fixture.asOwner<{
      changes: { state: { before: string; after: string } }
    }>(
      `select changes from user_activity_log where subject_id = $1
        and action_type <> 'TESTIMONIAL_WRITTEN' order by id`,
      [testimonialId],
    )
    const path = recorded.map(({ changes }) => `${changes.state.before}-${changes.state.after}`)
    expect(path.length).toBeLessThanOrEqual(2)
    expect(new Set(path).size).toBe(path.length)
    expect(['withdrawn', 'rejected']).toContain(await stateOf(testimonialId))
    expect(path.at(-1)).toMatch(new RegExp(`${await stateOf(testimonialId)}$`))
  }
})

test('nobody changes a word or a star, and nobody deletes one: not the application, not the owner', async () => {
  const { testimonialId } = await write(await addWriter())
  for (const change of [
    `body = 'The best!'`,
    'rating = 5',
    `shown_name = 'Someone'`,
    `location = 'Manila'`,
    `language = 'fil'`,
    `written_at = now() - interval '1 year'`,
  ]) {
    await expect(
      fixture.asOwner(`update testimonials set ${change} where id = $1`, [testimonialId]),
      change,
    ).rejects.toThrow('Nobody edits a testimonial')
  }
  await publish(testimonialId)
  for (const change of [`decided_by = 'company-access'`, `decided_at = now() - interval '1 day'`])
    await expect(
      fixture.database.transaction((tx) =>
        tx.dynamicRows(`update testimonials set ${change} where id = $1`, [testimonialId]),
      ),
      change,
    ).rejects.toThrow('Who decided stands')
  await expect(
    fixture.asOwner('delete from testimonials where id = $1', [testimonialId]),
  ).rejects.toThrow('testimonials')
  await expect(
    fixture.database.transaction((tx) =>
      tx.rows('delete from testimonials where id = $1', [testimonialId]),
    ),
  ).rejects.toThrow('permission denied')
})

test('staff cannot write one, nor have one published that they wrote before', async () => {
  const maria = await addWriter()
  const { testimonialId } = await write(maria)
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [maria])
  expect(await outcome(publish(testimonialId))).toBe('testimonial-of-staff')
  const forged = `insert into testimonials (id, user_id, shown_name, body, rating, language,
    consent_version, sample) values (gen_random_uuid(), $1, 'Ana R.', 'Best!', 5, 'en', 1, true)`
  await expect(fixture.asOwner(forged, [await addUser(fixture, 'admin')])).rejects.toThrow(
    'nobody of the staff',
  )
  await expect(
    fixture.asOwner(
      `update testimonials set state = 'published', decided_at = now(), decided_by = 'x'
        where id = $1`,
      [testimonialId],
    ),
  ).rejects.toThrow('nobody of the staff')
  await reject(testimonialId)
})

test('a name that is changed later changes nothing in what was looked at', async () => {
  await beginAlone()
  const maria = await addWriter()
  await publish((await write(maria)).testimonialId)
  await fixture.asOwner(`update users set full_name = 'Call 0917 Now' where id = $1`, [maria])
  expect((await shown()).shown.map(({ shownName }) => shownName)).toEqual(['Maria S.'])
})

test.each([
  ['initial', 'Maria Clara Santos', 'Maria S.'],
  ['initial', '  Cher ', 'Cher'],
  ['initial', 'ñora ñeco', 'ñora Ñ.'],
  ['masked', 'Maria Clara Santos', 'M••• S•••'],
] as const)('%s: %s is shown as %s', (style, name, as) => {
  expect(nameAs(style, name)).toBe(as)
})
