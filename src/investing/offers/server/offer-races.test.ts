/** Several real connections at the same offers. */
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openOfferFixture } from '#tests/fixtures/investing/offer-fixture.ts'
import { openPoolFixture } from '#tests/fixtures/investing/pool-fixture.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { closeOffer } from './enter-offer.ts'
import { findOffer, listOpenOffers, lockOfferForSubscription } from './offers.ts'

const database = await testDatabase({ connections: 24 })
const staff = [await addUser(database, 'admin'), await addUser(database, 'admin')] as const
const given = { ...database, staff }
const pool = await openPoolFixture(given)
const fixture = await openOfferFixture({ ...given, ...pool })

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return (error as { refusalName?: string }).refusalName ?? String(error)
  }
}
const close = (offerId: string) =>
  withContext(database, adminContext(staff[0]), (ctx) =>
    closeOffer(ctx, { offerId, reason: 'The regulator asked for it.' }),
  )

test('two offers of one plan that are agreed to at the same moment leave one open', async () => {
  for (let round = 0; round < 8; round += 1) {
    const made = [await fixture.enter(), await fixture.enter()]
    const outcomes = await Promise.all(
      made.map(({ offerId }) => outcome(fixture.agreeToOffer(offerId))),
    )
    expect(outcomes).toEqual(['done', 'done'])
    expect(await database.database.read(listOpenOffers)).toHaveLength(1)
  }
})

test('two scans of one registration, entered at the same moment, are one offer', async () => {
  for (let round = 0; round < 8; round += 1) {
    const entries = await Promise.all(
      [`SEC ${round}/a`, `sec-${round}A`].map((permissionNumber) =>
        fixture.entry({ permissionNumber }),
      ),
    )
    const outcomes = await Promise.all(entries.map((entry) => outcome(fixture.enter(entry))))
    expect(outcomes.toSorted()).toEqual(['done', 'permission-used'])
  }
})

test('of two offers that a third one joins, agreed to at the same moment, one opens', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { evidenceId: documentId } = await pool.sendDocument()
    const permissionNumber = `Joined ${round}`
    await close((await fixture.enter({ documentId, permissionNumber })).offerId)
    const plans = [await fixture.publishPlan(), await fixture.publishPlan()]
    const made = [
      await fixture.enter({ documentId, planVersionId: plans[0]?.planVersionId ?? '' }),
      await fixture.enter({ permissionNumber, planVersionId: plans[1]?.planVersionId ?? '' }),
    ]
    const outcomes = await Promise.all(
      made.map(({ offerId }) => outcome(fixture.agreeToOffer(offerId))),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'permission-open'])
    for (const { offerId } of made) await close(offerId)
  }
})

test('closing against agreeing ends closed, or never opens', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { offerId } = await fixture.enter()
    const [agreed, closed] = await Promise.all([
      outcome(fixture.agreeToOffer(offerId)),
      outcome(close(offerId)),
    ])
    expect(closed).toBe('done')
    expect(['done', 'already-decided', 'state-changed']).toContain(agreed)
    const offer = await database.database.read((tx) => findOffer(tx, offerId))
    expect(offer?.standing).toBe('closed')
  }
})

test('no offer is closed while somebody places money in it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const offerId = await fixture.openOffer()
    const placing = database.database.transaction(async (tx) => {
      await lockOfferForSubscription(tx, offerId)
      await tx.rows('select pg_sleep(0.02)')
      return await database.database.read((other) => findOffer(other, offerId))
    })
    const [placed] = await Promise.allSettled([placing, close(offerId)])
    if (placed.status === 'fulfilled') expect(placed.value?.standing).toBe('open')
    else expect(await outcome(placing)).toBe('offer-closed')
    expect(
      await outcome(database.database.transaction((tx) => lockOfferForSubscription(tx, offerId))),
    ).toBe('offer-closed')
  }
})
