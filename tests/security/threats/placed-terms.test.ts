/** T11, T12: money that a user placed ends once, under the terms that the user agreed to. */
import { afterAll, expect, test } from 'vitest'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { verifyReceipt } from '#money/transactions/server/receipts/verify-receipt.ts'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'

const fixture = await openPlacementFixture({ connections: 8 })
const { asOwner, addSaver, database } = fixture

afterAll(() => fixture.expectSoundPlacements())

const receiptOf = (userId: string, id: string) =>
  withContext(fixture, userContext(userId), (ctx) => readReceipt(ctx, { id }))
const isGenuine = (code: string) =>
  withContext(fixture, adminContext(null), async (ctx) => {
    return (await verifyReceipt(ctx, { code })).receipt !== null
  })

test('T12 an edited or withdrawn plan changes nothing of what was placed before', async () => {
  const maria = await addSaver()
  const { placementId } = await fixture.place(maria)
  const before = await fixture.one(maria, placementId)
  await fixture.changePlan(fixture.planEntryId, {
    termDays: 400,
    projectedPayoutCentavos: 500_000n,
    risk: { en: 'Everything is gone.', fil: '' },
  })
  expect(await fixture.one(maria, placementId)).toEqual(before)
  const [{ id: newest } = { id: '' }] = await asOwner<{ id: string }>(
    `select id from content_versions where entry_id = $1 and state = 'published'`,
    [fixture.planEntryId],
  )
  await fixture.withdrawPlan(newest)
  expect(await fixture.one(maria, placementId)).toEqual(before)
  expect((await fixture.cancel(maria, placementId)).returnedCentavos).toBe(4_000_00n)
})

test('T12 nobody writes over frozen terms, and a receipt with others is not genuine', async () => {
  const { planVersionId, planEntryId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  expect(planEntryId).not.toBe(fixture.planEntryId)
  const maria = await addSaver()
  const { placementId } = await fixture.place(maria, { offerId })
  for (const change of [
    `update placements set projected_gain_centavos = 1 where id = '${placementId}'`,
    `update placements set terms_sha256 = repeat('0', 64) where id = '${placementId}'`,
    `update placement_terms set terms = '{}'`,
    `delete from placement_terms`,
    `update receipt_facts set particulars = '{}' where transaction_id = '${placementId}'`,
  ])
    await expect(
      database.transaction((tx) => tx.dynamicRows(change)),
      change,
    ).rejects.toThrow('permission denied')
  // Not even the owner of the database, behind every trigger.
  await asOwner('set session_replication_role = replica')
  await expect(
    asOwner(`update placement_terms set terms = replace(terms, 'Act/365', 'Act/360')`),
  ).rejects.toThrow('placement_terms_under_their_hash')
  await asOwner('set session_replication_role = origin')

  const { signature, terms } = await receiptOf(maria, placementId)
  expect(terms).toEqual({ planVersionId, sha256: (await fixture.read(maria, offerId)).termsSha256 })
  expect(await isGenuine(signature.code)).toBe(true)
  await asOwner('set session_replication_role = replica')
  await asOwner(
    `update receipt_facts
     set particulars = particulars || jsonb_build_object('terms_sha256', repeat('0', 64))
     where transaction_id = $1`,
    [placementId],
  )
  await asOwner('set session_replication_role = origin')
  expect(await isGenuine(signature.code)).toBe(false)
  await asOwner('set session_replication_role = replica')
  await asOwner(
    `update receipt_facts r
     set particulars = particulars || jsonb_build_object('terms_sha256', p.terms_sha256)
     from placements p where p.id = r.transaction_id and p.id = $1`,
    [placementId],
  )
  await asOwner('set session_replication_role = origin')
})

test('T11 sent, cancelled and begun again and again, each happens once', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const maria = await addSaver(12_000_00n)
  const [kept, taken] = [
    await fixture.subscription(maria, { offerId }),
    await fixture.subscription(maria, { offerId }),
  ]
  const send = () => [fixture.send(maria, kept), fixture.send(maria, taken)].map(outcome)
  await Promise.all(Array.from({ length: 4 }, send).flat())
  expect(await fixture.available(maria)).toBe(4_000_00n)
  const cancelled = await Promise.all(
    Array.from({ length: 6 }, () => outcome(fixture.cancel(maria, taken.requestId))),
  )
  expect(cancelled.filter((answer) => answer === 'done')).toHaveLength(1)
  await fixture.endCooling(kept.requestId)
  await Promise.all(Array.from({ length: 4 }, () => fixture.activate()))
  expect(await outcome(fixture.cancel(maria, kept.requestId))).toBe('cooling-over')
  expect(await fixture.available(maria)).toBe(8_000_00n)
  expect(await fixture.count('placement_moves', 'user_id = $1', [maria])).toBe(4)
})
