/** Truth test 3: by whatever way it comes, nothing is published that promises more than the cap. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import {
  approveContent,
  recallContent,
  submitContent,
} from '#content/content/server/decide-content.ts'
import { publishedEntries } from '#content/content/server/published.ts'
import { listContent } from '#content/content/server/read-content.ts'
import { saveContent } from '#content/content/server/save-content.ts'
import { writeBody } from '#content/content/shared/rules-body.ts'
import { judgePlan } from '#content/plans/shared/rules-gate.ts'
import { isAboveYearly, payoutAtYearly } from '#content/plans/shared/rules-rates.ts'
import { capMaxBasisPoints, termMaxDays, type PlanBody } from '#content/plans/shared/rules.ts'
import { samplePlans } from '#main/sample/sample-plans.ts'
import { testDatabase } from '../fixtures/database/database.ts'
import { newContent, publishContent, twoOfTheStaff } from '../fixtures/people/content-fixture.ts'
import { withContext } from '../fixtures/people/contexts.ts'
import { dressedPlan, plan, specifiedPlan, specifiedRows } from '../fixtures/people/plan-fixture.ts'
import { testRandom } from '../fixtures/test-seed.ts'

const fixture = await testDatabase({ connections: 8 })
const { ana, ben } = await twoOfTheStaff(fixture)
const source = { source: 'The loan book of October', sourceDate: '2026-11-01' }
const said = (body: PlanBody) => ({ kind: 'plan', body }) as const
const save = (body: PlanBody) =>
  withContext(fixture, ana.caller, (ctx) => saveContent(ctx, newContent(said(body), source)))
const published = () => withContext(fixture, ana.caller, (ctx) => publishedEntries(ctx.tx, 'plan'))

/** Each test begins with nothing published: there is room for only so many. */
const withdrawAll = () =>
  fixture.asOwner(
    `update content_versions set state = 'withdrawn', ended_at = now(), ended_by = author,
      ended_by_user_id = author_user_id where kind = 'plan' and state = 'published'`,
  )
afterEach(withdrawAll)

/** As somebody would who has the application's password for the database and no verb. */
function publishBySql(
  body: object,
  { kind = 'plan', where = source.source }: { kind?: string; where?: string } = {},
): Promise<unknown> {
  const [entryId, versionId] = [uuidv7(), uuidv7()]
  return fixture.database.transaction(async (tx) => {
    const entry = await tx.maybeRow<{ id: string }>(
      `select id from content_entries where kind = $1 and kind = 'plan-cap'`,
      [kind],
    )
    if (!entry)
      await tx.rows(`insert into content_entries (id, kind, sample) values ($1, $2, true)`, [
        entryId,
        kind,
      ])
    await tx.rows(
      `insert into content_versions (id, entry_id, kind, version, body, source, source_date, author,
        author_user_id, author_initials)
       select $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, '2026-11-01', $6::text, $6::uuid,
         'A. R.' from content_versions where entry_id = $2`,
      [versionId, entry?.id ?? entryId, kind, writeBody(body as PlanBody), where, ana.userId],
    )
    await tx.rows(
      `update content_versions set state = 'submitted', submitted_at = clock_timestamp()
        where id = $1`,
      [versionId],
    )
    await tx.rows(
      `update content_versions set state = 'replaced', ended_at = clock_timestamp()
        where entry_id = $1 and state = 'published'`,
      [entry?.id ?? entryId],
    )
    await tx.rows(
      `update content_versions set state = 'published', decided_by = $2::text,
        decided_by_user_id = $2::uuid, approver_initials = 'B. R.', decided_at = clock_timestamp()
        where id = $1`,
      [versionId, ben.userId],
    )
  })
}

const random = testRandom()

/**
 * By a plan that says all it must, at a random deposit, term and payout; half of them within a few
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

describe('truth test 3', () => {
  test('of 60 random plans the verbs publish those that the gate lets pass, and none above the cap', async () => {
    let passed = 0
    for (let round = 0; round < 60; round++) {
      const body = randomPlan()
      const [reason] = judgePlan(body, { capBasisPoints: capMaxBasisPoints, source: source.source })
      const answer = publishContent(fixture, ana.caller, ben.caller, newContent(said(body), source))
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

  test('of 300 random plans SQL as the application publishes exactly the same, to the centavo', async () => {
    let [refused, passed] = [0, 0]
    for (let round = 0; round < 300; round++) {
      const body = randomPlan()
      const reasons = judgePlan(body, { capBasisPoints: capMaxBasisPoints, source: source.source })
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
    'the specified plan of $deposit → $payout is refused by the verbs and by the database, however it is dressed',
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

  test('exactly the cap is not above it, and a centavo more is: for the rule and for the database', async () => {
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

  test('nor one without a place where it can be checked', async () => {
    await expect(publishBySql(plan(), { where: ' ' })).rejects.toThrow('no-source')
  })
})

describe('the cap', () => {
  const capped = (capBasisPoints: number) =>
    ({
      kind: 'plan-cap',
      body: { capBasisPoints, reason: { en: 'As our lenders pay.', fil: '' } },
    }) as const

  test('is never above 24 % in the database, and is no cap without a figure', async () => {
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

  test('is not lowered below what is published, and once lowered holds for the verbs and the database', async () => {
    const fair = newContent(
      said(plan({ projectedPayoutCentavos: payoutAtYearly(500_000n, 180, 2_000) })),
      source,
    )
    await publishContent(fixture, ana.caller, ben.caller, fair)
    await expect(publishBySql(capped(1_500).body, { kind: 'plan-cap' })).rejects.toThrow(
      'A plan above this cap is published',
    )
    await expect(
      publishContent(
        fixture,
        ana.caller,
        ben.caller,
        newContent(capped(1_500), { source: 'Our lenders', sourceDate: '2026-11-01' }),
      ),
    ).rejects.toMatchObject({
      refusalName: 'plans-above-cap',
      status: 409,
      field: 'capBasisPoints',
      figures: { plans: '“Shop loans, half a year”' },
    })
    await withdrawAll()
    await publishContent(
      fixture,
      ana.caller,
      ben.caller,
      newContent(capped(1_500), { source: 'Our lenders', sourceDate: '2026-11-01' }),
    )
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
  const waiting = async (basisPoints: number) => {
    const made = newContent(
      said(plan({ projectedPayoutCentavos: payoutAtYearly(500_000n, 180, basisPoints) })),
      source,
    )
    await withContext(fixture, ana.caller, (ctx) => saveContent(ctx, made))
    await withContext(fixture, ana.caller, (ctx) => submitContent(ctx, made))
    return made
  }
  const agree = (made: { versionId: string }) =>
    withContext(fixture, ben.caller, (ctx) => approveContent(ctx, made))
  const capNow = async () =>
    (await withContext(fixture, ana.caller, (ctx) => listContent(ctx, { kind: 'plan-cap' })))
      .entries[0]

  test('is judged by the cap of the moment in which it is agreed to', async () => {
    const made = await waiting(1_400)
    const atCap = await waiting(1_200)
    const before = await capNow()
    await publishContent(
      fixture,
      ana.caller,
      ben.caller,
      lower(1_200, before?.entryId ?? uuidv7(), before?.newest.version ?? null),
    )
    await expect(agree(made)).rejects.toMatchObject({
      refusalName: 'above-cap',
      status: 422,
      figures: { cap: '1200' },
    })
    expect((await agree(atCap)).published).not.toBeNull()
  })

  test('agreed to at the same moment, one of the two is refused: never both, and never a fault', async () => {
    for (let round = 0; round < 6; round++) {
      await withdrawAll()
      const wide = await capNow()
      await publishContent(
        fixture,
        ana.caller,
        ben.caller,
        lower(2_000, wide?.entryId ?? uuidv7(), wide?.newest.version ?? null),
      )
      const made = await waiting(1_900)
      const seen = await capNow()
      const cap = lower(1_000, seen?.entryId ?? uuidv7(), seen?.newest.version ?? null)
      await withContext(fixture, ana.caller, (ctx) => saveContent(ctx, cap))
      await withContext(fixture, ana.caller, (ctx) => submitContent(ctx, cap))
      const answers = await Promise.allSettled([agree(made), agree(cap)])
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
    newContent(said(plan({ name: { en: name, fil: '' }, isPopular })), source)
  const handIn = async (made: ReturnType<typeof popular>) => {
    await withContext(fixture, ana.caller, (ctx) => saveContent(ctx, made))
    await withContext(fixture, ana.caller, (ctx) => submitContent(ctx, made))
    return made
  }
  const agree = (made: { versionId: string }) =>
    withContext(fixture, ben.caller, (ctx) => approveContent(ctx, made))

  test('stands on one published plan at most: a second one waits until it has passed on, by name', async () => {
    const first = popular('Nets')
    await publishContent(fixture, ana.caller, ben.caller, first)
    const second = await handIn(popular('Boats'))
    await expect(agree(second)).rejects.toMatchObject({
      refusalName: 'popular-taken',
      status: 409,
      field: 'isPopular',
      figures: { plan: '“Nets”' },
    })
    await publishContent(fixture, ana.caller, ben.caller, popular('Shops', false))
    const still = newContent(
      said(plan({ name: { en: 'Nets, mended', fil: '' }, isPopular: true })),
      { ...source, entryId: first.entryId, versionSeen: 1 },
    )
    await publishContent(fixture, ana.caller, ben.caller, still)
    const unmarked = newContent(said(plan({ name: { en: 'Nets', fil: '' } })), {
      ...source,
      entryId: first.entryId,
      versionSeen: 2,
    })
    await publishContent(fixture, ana.caller, ben.caller, unmarked)
    expect((await agree(second)).published).not.toBeNull()
  })

  test('of two that are agreed to at the same moment one is refused: never both, and never a fault', async () => {
    for (let round = 0; round < 6; round++) {
      await withdrawAll()
      const waiting = [
        await handIn(popular('Nets')),
        await handIn(popular('Boats')),
        await handIn(popular('Shops', false)),
      ]
      const [nets, boats, shops] = await Promise.allSettled(waiting.map(agree))
      expect(shops?.status).toBe('fulfilled')
      const refused = [nets, boats].filter((answer) => answer?.status === 'rejected')
      expect(refused).toMatchObject([{ reason: { refusalName: 'popular-taken' } }])
    }
  })

  test('SQL as the application publishes no second one either', async () => {
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

test('what the sample town offers is modest: six deposits, 4 to 8 % a year, and all of it can be lost', () => {
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
