/** Truth test 3: no way of publishing lets a plan project more than the cap. */
import { afterEach, expect, test } from 'vitest'
import { publishedEntries } from '#content/content/server/published.ts'
import { writeBody } from '#content/content/shared/rules-body.ts'
import { judgePlan } from '#content/plans/shared/rules-gate.ts'
import { isAboveYearly, payoutAtYearly } from '#content/plans/shared/rules-rates.ts'
import { capMaxBasisPoints, termMaxDays, type PlanBody } from '#content/plans/shared/rules.ts'
import { samplePlans } from '#main/sample/sample-plans.ts'
import { withContext } from '../fixtures/people/contexts.ts'
import { dressedPlan, plan, specifiedPlan, specifiedRows } from '../fixtures/people/plan-fixture.ts'
import { newPlan, planPublishing, planSource } from '../fixtures/people/plan-publishing.ts'
import { testRandom } from '../fixtures/test-seed.ts'

const { fixture, ana, publish, save, withdrawAll, publishBySql } = await planPublishing()
const published = () => withContext(fixture, ana.caller, (ctx) => publishedEntries(ctx.tx, 'plan'))
afterEach(withdrawAll)

const random = testRandom()

/**
 * Returns a complete plan with a random deposit, term and payout. Half of them are within a few
 * centavos of the cap.
 */
function randomPlan(): PlanBody {
  const deposit = BigInt(100 + Math.floor(random() ** 3 * 1e9))
  const termDays = 1 + Math.floor(random() ** 3 * (termMaxDays - 1))
  const atCap = payoutAtYearly(deposit, termDays, capMaxBasisPoints)
  const payout =
    random() < 0.5
      ? atCap + BigInt(Math.floor(random() * 7) - 3)
      : (deposit * BigInt(Math.floor(random() * 30_000))) / 10_000n
  return plan({
    depositCentavos: deposit,
    termDays,
    projectedPayoutCentavos: payout > 0n ? payout : 0n,
    worstPayoutCentavos: 0n,
  })
}

test('of 60 random plans, the actions publish exactly those that the gate accepts', async () => {
  let passed = 0
  for (let round = 0; round < 60; round++) {
    const body = randomPlan()
    const [reason] = judgePlan(body, {
      capBasisPoints: capMaxBasisPoints,
      source: planSource.source,
    })
    const answer = publish(newPlan(body))
    if (reason)
      await expect(answer, JSON.stringify(writeBody(body))).rejects.toMatchObject({
        refusalName: reason.name,
        field: reason.field,
      })
    else await answer
    if (!reason) passed++
  }
  const shown = await published()
  expect(shown).toHaveLength(passed)
  expect(
    shown.filter(
      ({ body }) =>
        body.projectedPayoutCentavos > body.depositCentavos &&
        isAboveYearly(body, capMaxBasisPoints),
    ),
  ).toEqual([])
})

test('of 300 random plans, SQL publishes exactly those that the gate accepts', async () => {
  let [refused, passed] = [0, 0]
  for (let round = 0; round < 300; round++) {
    const body = randomPlan()
    const reasons = judgePlan(body, {
      capBasisPoints: capMaxBasisPoints,
      source: planSource.source,
    })
    const answer = await publishBySql(body).then(
      () => null,
      (error: unknown) => error,
    )
    expect(answer === null, `${writeBody(body)} ${String(answer)}`).toBe(reasons.length === 0)
    if (answer) refused++
    else passed++
  }
  expect(refused).toBeGreaterThan(20)
  expect(passed).toBeGreaterThan(20)
})

test.each(specifiedRows)(
  'the specified plan of $deposit → $payout is refused by actions and database, in any form',
  async (row) => {
    await expect(save(specifiedPlan(row))).rejects.toMatchObject({
      refusalName: 'above-cap',
      status: 422,
    })
    await expect(save(dressedPlan(row, 1))).rejects.toMatchObject({ refusalName: 'above-cap' })
    await expect(save(dressedPlan(row, 365))).rejects.toMatchObject({ refusalName: 'above-cap' })
    for (const body of [specifiedPlan(row), dressedPlan(row, 1), dressedPlan(row, 365)])
      await expect(publishBySql(body)).rejects.toThrow('above-cap')
  },
)

test.each([
  [
    'a return within six days',
    plan({ termDays: 6, projectedPayoutCentavos: 500_001n }),
    'short-term-return',
  ],
  ['a return that cannot fail', plan({ worstPayoutCentavos: 500_000n }), 'worst-without-loss'],
  ['no risk', plan({ risk: { en: ' ', fil: 'Mayroon' } }), 'risk is missing'],
  [
    'no source of the return',
    plan({ returnSource: { en: '', fil: '' } }),
    'returnSource is missing',
  ],
  ['no worst case', plan({ worstCase: { en: '', fil: '' } }), 'worstCase is missing'],
  ['a term of no days', plan({ termDays: 0 }), 'impossible'],
  ['a payout that is no number', { ...plan(), projectedPayoutCentavos: 'NaN' }, 'impossible'],
  ['a payout without end', { ...plan(), projectedPayoutCentavos: 'Infinity' }, 'impossible'],
  ['a part of a centavo', { ...plan(), projectedPayoutCentavos: '515000.5' }, 'impossible'],
  ['no deposit at all', { ...plan(), depositCentavos: undefined }, 'impossible'],
])('the database publishes no plan with %s', async (_what, body, reason) => {
  await expect(publishBySql(body)).rejects.toThrow(reason)
})

test('the rule and the database accept exactly the cap and refuse one centavo more', async () => {
  const year = (payout: bigint) =>
    plan({
      depositCentavos: 100_000n,
      termDays: 365,
      projectedPayoutCentavos: payout,
      worstPayoutCentavos: 0n,
    })
  expect(
    judgePlan(year(124_000n), { capBasisPoints: capMaxBasisPoints, source: 'A book' }),
  ).toEqual([])
  expect(
    judgePlan(year(124_001n), { capBasisPoints: capMaxBasisPoints, source: 'A book' }),
  ).toMatchObject([{ name: 'above-cap' }])
  await publishBySql(year(124_000n))
  await expect(publishBySql(year(124_001n))).rejects.toThrow('above-cap')
})

test('the database publishes no plan without a source', async () => {
  await expect(publishBySql(plan(), { where: ' ' })).rejects.toThrow('no-source')
})

test('the sample plans return 4 to 8 % a year', () => {
  const plans = samplePlans()
  expect(plans.map(({ depositCentavos }) => depositCentavos / 100n)).toEqual(
    specifiedRows.map(({ deposit }) => deposit),
  )
  expect(plans.map(({ isPopular }) => isPopular)).toEqual([false, false, true, false, false, false])
  for (const body of plans) {
    expect(judgePlan(body, { capBasisPoints: 800, source: 'Made up' })).toEqual([])
    expect(
      judgePlan(body, { capBasisPoints: 399, source: 'Made up' }).map(({ name }) => name),
    ).toEqual(['above-cap'])
  }
})
