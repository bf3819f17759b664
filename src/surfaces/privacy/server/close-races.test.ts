import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { publishTestimonial } from '#content/testimonials/server/decide-testimonial.ts'
import { readPublicTestimonials } from '#content/testimonials/server/read-public.ts'
import { writeTestimonial } from '#content/testimonials/server/write-testimonial.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openClosingFixture, type ClosingFixture } from '#tests/fixtures/people/closing-fixture.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { sampleTestimonial } from '#tests/fixtures/people/testimonial-fixture.ts'

let fixture: ClosingFixture

const database = await testDatabase({ connections: 12 })
beforeAll(async () => {
  fixture = await openClosingFixture(database)
})

describe('closing races', () => {
  test('the completion of a deposit: money never reaches somebody who has closed', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const userId = await fixture.addSaver()
      const transactionId = await fixture.depositWithProof(userId)
      // An expired deposit does not block closing and can still be completed: the closest race.
      await fixture.expireDeposit(transactionId)
      const late = () => new Promise((resolve) => setTimeout(resolve, round % 4))
      const [closed, completed] = await Promise.all([
        (round % 2 ? late() : Promise.resolve()).then(() => outcome(fixture.close(userId))),
        (round % 2 ? Promise.resolve() : late()).then(() =>
          outcome(
            fixture.move(fixture.staff[0], transactionId, 'completed', { reason: 'Arrived late' }),
          ),
        ),
      ])
      seen.add(`${closed} ${completed}`)
      expect([await fixture.isClosed(userId), await fixture.balance(userId)]).toEqual(
        closed === 'done' ? [true, 0n] : [false, 600_000n],
      )
    }
    for (const outcomes of seen) expect(['done user-closed', 'money-left done']).toContain(outcomes)
  })

  test('a new deposit: nothing is under way for somebody who has closed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = await fixture.addSaver()
      const [closed, requested] = await Promise.all([
        outcome(fixture.close(userId)),
        outcome(fixture.request(userId)),
      ])
      expect(['done user-closed', 'movements-under-way done']).toContain(`${closed} ${requested}`)
      const open = await database.asOwner(`select 1 from transactions where user_id = $1`, [userId])
      expect([await fixture.isClosed(userId), open.length]).toEqual(
        closed === 'done' ? [true, 0] : [false, 1],
      )
    }
  })

  test('the publication of a testimonial: it is withdrawn and emptied', async () => {
    for (const published of [true, false]) {
      const userId = await fixture.addSaver()
      await database.asOwner(
        `insert into transactions (id, user_id, transaction_uid, reference_number, type,
          amount_centavos, status, request_hash, sample)
         values ($1, $2, $3, $3, 'deposit', 100, 'completed', repeat('0', 64), true)`,
        [uuidv7(), userId, `REF-${userId}`],
      )
      const testimonialId = uuidv7()
      await withContext(database, userContext(userId), (ctx) =>
        writeTestimonial(ctx, { testimonialId, ...sampleTestimonial }),
      )
      const publish = () =>
        withContext(database, adminContext(fixture.staff[0]), (ctx) =>
          publishTestimonial(ctx, { testimonialId }),
        )
      if (published) await publish()
      const [, ...ended] = await Promise.all([
        fixture.close(userId),
        ...Array.from({ length: 4 }, () => outcome(publish())),
      ])
      expect(ended.every((one) => ['done', 'testimonial-decided'].includes(one))).toBe(true)
      const rows = await database.asOwner(
        `select state, body, shown_name, location, rating::int as rating from testimonials
          where user_id = $1`,
        [userId],
      )
      expect(rows).toEqual([
        { state: 'withdrawn', body: '', shown_name: '', location: '', rating: 4 },
      ])
      expect(await database.database.read(readPublicTestimonials)).toEqual({
        shown: [],
        count: 0,
        averageHundredths: null,
      })
      expect(await outcome(publish())).toBe('testimonial-decided')
    }
  })

  test('another closing: simultaneous requests close the login once', async () => {
    const userId = await fixture.addSaver()
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => outcome(fixture.close(userId))),
    )
    expect(outcomes.toSorted()).toEqual([
      'done',
      ...Array.from({ length: 5 }, () => 'sign-in-first'),
    ])
  })
})
