import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { openTestimonialFixture } from '#tests/fixtures/people/testimonial-fixture.ts'
import {
  recentTestimonialsDays,
  publicTestimonialsMax,
  recentTestimonialsMax,
} from '../shared/rules.ts'
import { testimonialName } from './write-testimonial.ts'

const fixture = await openTestimonialFixture()
const { write, withdraw, publish, mine, shown, addWriter, withdrawAll } = fixture

test('truth test 7: nobody can write without a completed deposit or withdrawal', async () => {
  await withdrawAll()
  const jose = await fixture.addSaver()
  expect(await outcome(write(jose))).toBe('testimonial-needs-transaction')
  await fixture.request(jose)
  expect(await outcome(write(jose))).toBe('testimonial-needs-transaction')
  expect((await mine(jose)).obstacle).toBe('testimonial-needs-transaction')
  // A credit by staff does not count, and the database refuses without the action too.
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

test('truth test 7: shown only after review; once withdrawn it is gone for good', async () => {
  await withdrawAll()
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
        hasPicture: false,
        amount: null,
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

test('truth test 7: refuses missing consent, paid ones, and missing text or rating', async () => {
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

test('publishes a live event only when the public page changes', async () => {
  const events = async () =>
    (
      await fixture.asOwner(
        `delete from live_outbox where topic = 'testimonials' and subject_id = 'live' returning id`,
      )
    ).length
  await events()
  const maria = await addWriter()
  const { testimonialId } = await write(maria)
  expect(await events()).toBe(0)
  await publish(testimonialId)
  expect(await events()).toBe(1)
  await withdraw(maria, testimonialId)
  expect(await events()).toBe(1)
})

test('hides suspended writers but counts them; neither shows nor counts staff', async () => {
  await withdrawAll()
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

test('shows the newest ones, whatever they say, and counts all', async () => {
  await withdrawAll()
  const ids: string[] = []
  for (let at = 0; at < publicTestimonialsMax + 2; at += 1) {
    const { testimonialId } = await write(await addWriter(), {
      rating: at < 2 ? 5 : 1,
      text: `The ${at}th`,
    })
    await publish(testimonialId)
    ids.unshift(testimonialId)
  }
  const { shown: first, count, averageHundredths } = await shown()
  expect(first.map(({ testimonialId }) => testimonialId)).toEqual(
    ids.slice(0, publicTestimonialsMax),
  )
  expect({ count, averageHundredths }).toEqual({
    count: publicTestimonialsMax + 2,
    averageHundredths: Math.round(
      ((2 * 5 + publicTestimonialsMax) / (publicTestimonialsMax + 2)) * 100,
    ),
  })
})

test('a user has one open testimonial, also after twenty simultaneous requests', async () => {
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

test('the same id again is the same testimonial, and refused for somebody else', async () => {
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

test('limits how often a user writes and withdraws', async () => {
  const maria = await addWriter()
  for (let time = 0; time < recentTestimonialsMax; time += 1)
    await withdraw(maria, (await write(maria)).testimonialId)
  expect(await outcome(write(maria))).toBe('testimonial-too-often')
  expect((await mine(maria)).obstacle).toBe('testimonial-too-often')
  await fixture.asOwner('alter table testimonials disable trigger testimonials_true')
  await fixture.asOwner(
    'update testimonials set written_at = now() - make_interval(days => $2) where user_id = $1',
    [maria, recentTestimonialsDays],
  )
  await fixture.asOwner('alter table testimonials enable trigger testimonials_true')
  expect(await outcome(write(maria))).toBe('done')
})

test('neither the application nor the database owner can edit or delete one', async () => {
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

test('a later change of the name does not change the reviewed testimonial', async () => {
  await withdrawAll()
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
  expect(testimonialName(style, name)).toBe(as)
})
