/** The cap on the projected return of plans, and the mark of the most popular plan. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { recallContent } from '#content/content/server/decide-content.ts'
import { listContent } from '#content/content/server/read-content.ts'
import { payoutAtYearly } from '#content/plans/shared/rules-rates.ts'
import { newContent } from '../fixtures/people/content-fixture.ts'
import { withContext } from '../fixtures/people/contexts.ts'
import { plan } from '../fixtures/people/plan-fixture.ts'
import { newPlan, planPublishing, planSource } from '../fixtures/people/plan-publishing.ts'

const { fixture, ana, publish, save, submit, approve, withdrawAll, publishBySql } =
  await planPublishing()
afterEach(withdrawAll)

describe('the cap', () => {
  const capped = (capBasisPoints: number) =>
    ({
      kind: 'plan-cap',
      body: { capBasisPoints, reason: { en: 'As our lenders pay.', fil: '' } },
    }) as const

  test('is at most 24 % in the database', async () => {
    await expect(
      publishBySql(
        { capBasisPoints: 2_401, reason: { en: 'More', fil: '' } },
        { kind: 'plan-cap' },
      ),
    ).rejects.toThrow('never above 24 %')
    await expect(
      publishBySql({ reason: { en: 'None', fil: '' } }, { kind: 'plan-cap' }),
    ).rejects.toThrow('never above 24 %')
  })

  test('cannot be lowered below a published plan, and binds actions and database', async () => {
    const fair = newPlan(plan({ projectedPayoutCentavos: payoutAtYearly(500_000n, 180, 2_000) }))
    await publish(fair)
    await expect(publishBySql(capped(1_500).body, { kind: 'plan-cap' })).rejects.toThrow(
      'A plan above this cap is published',
    )
    await expect(
      publish(newContent(capped(1_500), { source: 'Our lenders', sourceDate: '2026-11-01' })),
    ).rejects.toMatchObject({
      refusalName: 'plans-above-cap',
      status: 409,
      field: 'capBasisPoints',
      figures: { plans: '“Shop loans, half a year”' },
    })
    await withdrawAll()
    await publish(newContent(capped(1_500), { source: 'Our lenders', sourceDate: '2026-11-01' }))
    const above = plan({ projectedPayoutCentavos: payoutAtYearly(500_000n, 180, 1_500) + 1n })
    await expect(save(above)).rejects.toMatchObject({
      refusalName: 'above-cap',
      figures: { cap: '1500' },
    })
    await expect(publishBySql(above)).rejects.toThrow('above-cap')
    await publishBySql(plan({ projectedPayoutCentavos: payoutAtYearly(500_000n, 180, 1_500) }))
  })
})

describe('a plan that waits while the cap is lowered', () => {
  const lower = (capBasisPoints: number, entryId: string, versionSeen: number | null) =>
    newContent(
      {
        kind: 'plan-cap',
        body: { capBasisPoints, reason: { en: 'As our lenders pay.', fil: '' } },
      },
      { entryId, versionSeen, source: 'Our lenders', sourceDate: '2026-11-01' },
    )
  const submitPlan = (basisPoints: number) =>
    submit(newPlan(plan({ projectedPayoutCentavos: payoutAtYearly(500_000n, 180, basisPoints) })))
  const currentCap = async () =>
    (await withContext(fixture, ana.caller, (ctx) => listContent(ctx, { kind: 'plan-cap' })))
      .entries[0]

  test('is checked against the cap at the time of its approval', async () => {
    const made = await submitPlan(1_400)
    const atCap = await submitPlan(1_200)
    const before = await currentCap()
    await publish(lower(1_200, before?.entryId ?? uuidv7(), before?.newest.version ?? null))
    await expect(approve(made)).rejects.toMatchObject({
      refusalName: 'above-cap',
      status: 422,
      figures: { cap: '1200' },
    })
    expect((await approve(atCap)).published).not.toBeNull()
  })

  test('when a plan and a lower cap are approved concurrently, one is refused', async () => {
    for (let round = 0; round < 6; round++) {
      await withdrawAll()
      const wide = await currentCap()
      await publish(lower(2_000, wide?.entryId ?? uuidv7(), wide?.newest.version ?? null))
      const made = await submitPlan(1_900)
      const seen = await currentCap()
      const cap = lower(1_000, seen?.entryId ?? uuidv7(), seen?.newest.version ?? null)
      await submit(cap)
      const answers = await Promise.allSettled([approve(made), approve(cap)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const [refusedPlan, refusedCap] = answers
      if (refusedPlan.status === 'rejected')
        expect(refusedPlan.reason).toMatchObject({ refusalName: 'above-cap' })
      if (refusedCap.status === 'rejected') {
        expect(refusedCap.reason).toMatchObject({ refusalName: 'plans-above-cap' })
        await withContext(fixture, ana.caller, (ctx) => recallContent(ctx, cap))
      }
    }
  })
})

describe('the mark of the most popular plan', () => {
  const popular = (name: string, isPopular = true) =>
    newPlan(plan({ name: { en: name, fil: '' }, isPopular }))

  test('is on one published plan at most; the refusal names that plan', async () => {
    const first = popular('Nets')
    await publish(first)
    const second = await submit(popular('Boats'))
    await expect(approve(second)).rejects.toMatchObject({
      refusalName: 'popular-taken',
      status: 409,
      field: 'isPopular',
      figures: { plan: '“Nets”' },
    })
    await publish(popular('Shops', false))
    const still = newContent(
      { kind: 'plan', body: plan({ name: { en: 'Nets, mended', fil: '' }, isPopular: true }) },
      { ...planSource, entryId: first.entryId, versionSeen: 1 },
    )
    await publish(still)
    const unmarked = newContent(
      { kind: 'plan', body: plan({ name: { en: 'Nets', fil: '' } }) },
      {
        ...planSource,
        entryId: first.entryId,
        versionSeen: 2,
      },
    )
    await publish(unmarked)
    expect((await approve(second)).published).not.toBeNull()
  })

  test('when two popular plans are approved concurrently, one is refused', async () => {
    for (let round = 0; round < 6; round++) {
      await withdrawAll()
      const waiting = [
        await submit(popular('Nets')),
        await submit(popular('Boats')),
        await submit(popular('Shops', false)),
      ]
      const [nets, boats, shops] = await Promise.allSettled(waiting.map(approve))
      expect(shops?.status).toBe('fulfilled')
      const refused = [nets, boats].filter((answer) => answer?.status === 'rejected')
      expect(refused).toMatchObject([{ reason: { refusalName: 'popular-taken' } }])
    }
  })

  test('SQL with the rights of the application cannot publish a second one', async () => {
    await publishBySql(plan({ isPopular: true }))
    await publishBySql(plan())
    await expect(publishBySql(plan({ isPopular: true }))).rejects.toThrow(
      'Another plan is the most popular one',
    )
    await withdrawAll()
    const both = await Promise.allSettled([
      publishBySql(plan({ isPopular: true })),
      publishBySql(plan({ isPopular: true })),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
