import { expect, test } from 'vitest'
import { listMyNotifications } from '#people/notifications/server/actions.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openTestimonialFixture } from '#tests/fixtures/people/testimonial-fixture.ts'
import { testimonialRejectionReasons } from '../shared/rules.ts'
import { countTestimonials } from './decide-testimonial.ts'

const fixture = await openTestimonialFixture()
const { write, withdraw, publish, reject, mine, queue, shown, stateOf, addWriter, withdrawAll } =
  fixture
const [ana, ben] = fixture.staff

test('the queue is oldest first and hides the writer and the rating', async () => {
  await withdrawAll()
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

test('long lists are paged, newest first', async () => {
  await withdrawAll()
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

test.each(testimonialRejectionReasons)(
  'rejected for %s, the writer learns the reason and may write another',
  async (reason) => {
    const maria = await addWriter()
    const { testimonialId } = await write(maria)
    await reject(testimonialId, reason, ben)
    const { latest, obstacle } = await mine(maria)
    expect(latest).toMatchObject({ state: 'rejected', reason })
    expect(JSON.stringify(latest)).not.toContain(ben)
    expect(obstacle).toBeNull()
    const [notice] = (
      await withContext(fixture, userContext(maria), (ctx) => listMyNotifications(ctx, {}))
    ).notifications
    expect(notice).toMatchObject({
      type: 'general_info',
      linkTo: '/dashboard/testimonial',
      message: expect.stringContaining('isn’t shown'),
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

test('the database too accepts only the fixed reasons', async () => {
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

test('a published one can be taken down for a fixed reason', async () => {
  await withdrawAll()
  const { testimonialId } = await write(await addWriter())
  await publish(testimonialId)
  await reject(testimonialId, 'personal-data', null)
  expect(await shown()).toMatchObject({ shown: [], count: 0 })
  expect(await outcome(publish(testimonialId))).toBe('testimonial-decided')
})

test('simultaneous decisions and a withdrawal end in one state, each change recorded', async () => {
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

test('staff cannot write one, and an earlier one of theirs is not published', async () => {
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
