import { describe, expect, test } from 'vitest'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import {
  dressedPlan,
  plan,
  specifiedPlan,
  specifiedRows,
} from '#tests/fixtures/people/plan-fixture.ts'
import { testRandom } from '#tests/fixtures/test-seed.ts'
import { judgePlan } from './rules-gate.ts'
import { isAboveYearly, payoutAtYearly, roiBasisPoints, yearlyBasisPoints } from './rules-rates.ts'
import { capMaxBasisPoints, highYearlyBasisPoints, termMaxDays } from './rules.ts'
import { planFindingsFil } from './words.fil.ts'
import { planFindings, showRate } from './words.ts'

const sound = { capBasisPoints: capMaxBasisPoints, source: 'The loan book of October' }
const namesOf = (...given: Parameters<typeof judgePlan>): string[] =>
  judgePlan(...given).map(({ name }) => name)
const money = (depositCentavos: bigint, termDays: number, projectedPayoutCentavos: bigint) => ({
  depositCentavos,
  termDays,
  projectedPayoutCentavos,
})

describe('computed rates', () => {
  test.each(specifiedRows)(
    '$deposit → $payout is the return that the specification shows',
    ({ deposit, payout, roi }) => {
      expect(roiBasisPoints(money(deposit, 1, payout))).toBe(roi)
    },
  )

  test.each([
    ['2,000 → 2,120 in a year', money(200_000n, 365, 212_000n), 600],
    ['2,000 → 2,028.94 in 90 days', money(200_000n, 90, 202_894n), 600],
    ['100 → 110.25 in two years', money(10_000n, 730, 11_025n), 500],
    ['1 → 1', money(100n, 365, 100n), 0],
    ['half of it', money(200_000n, 365, 100_000n), -5_000],
    ['nothing', money(200_000n, 365, 0n), -10_000],
  ])('%s has its effective yearly rate', (_what, one, yearly) => {
    expect(yearlyBasisPoints(one)).toBe(yearly)
  })

  test('a loss is a return below zero, rounded as a gain is', () => {
    expect([
      roiBasisPoints(money(300n, 1, 200n)),
      roiBasisPoints(money(300n, 1, 400n)),
      roiBasisPoints(money(300n, 1, 0n)),
    ]).toEqual([-3_333, 3_333, -10_000])
  })

  test('one centavo above the largest payout exceeds the rate, for 300 random plans', () => {
    const random = testRandom()
    for (let round = 0; round < 300; round++) {
      const [deposit, days, rate] = [
        BigInt(1 + Math.floor(random() ** 4 * 1e13)),
        1 + Math.floor(random() ** 3 * (termMaxDays - 1)),
        Math.floor(random() * 2_401),
      ]
      const payout = payoutAtYearly(deposit, days, rate)
      const label = `${deposit} for ${days} days at ${rate}: ${payout}`
      expect(isAboveYearly(money(deposit, days, payout), rate), label).toBe(false)
      expect(isAboveYearly(money(deposit, days, payout + 1n), rate), label).toBe(true)
      expect(payout >= deposit, label).toBe(true)
    }
  })

  test.each([
    [600, '6%'],
    [2_399, '23.99%'],
    [650, '6.5%'],
    [166_000, '1,660%'],
    [-450, '-4.5%'],
    [0, '0%'],
    [7, '0.07%'],
    [1_000, '10%'],
  ])('%i is read as %s', (points, shown) => {
    expect(showRate(points)).toBe(shown)
  })
})

describe('the gate', () => {
  test('passes a modest plan with all texts', () => {
    expect(judgePlan(plan(), sound)).toEqual([])
  })

  test.each(specifiedRows)(
    'refuses $payout for $deposit in a day, from the specification, with every reason',
    (row) => {
      const found = judgePlan(specifiedPlan(row), { ...sound, source: '' })
      expect(found.map(({ name, field }) => [name, field])).toEqual([
        ['above-cap', 'projectedPayoutCentavos'],
        ['short-term-return', 'termDays'],
        ['worst-without-loss', 'worstPayoutCentavos'],
        ['no-worst-case', 'worstCase.en'],
        ['no-return-source', 'returnSource.en'],
        ['no-fees', 'fees.en'],
        ['no-risk', 'risk.en'],
        ['no-source', 'source'],
      ])
      expect(refusalMessage(planFindings['above-cap'], found[0]?.figures)).toBe(
        'This is more than 100,000% a year; the cap is 24%. Lower the payout or lengthen the term.',
      )
    },
  )

  test.each(specifiedRows)(
    'refuses it also with a risk, a source and a term of a year beside it ($deposit)',
    (row) => {
      expect(namesOf(dressedPlan(row, 1), sound)).toEqual(['above-cap', 'short-term-return'])
      expect(namesOf(dressedPlan(row, 365), sound)).toEqual(['above-cap'])
    },
  )

  test('is exact to the centavo, and names a rate above the cap', () => {
    const most = payoutAtYearly(500_000n, 180, 800)
    expect(
      namesOf(plan({ projectedPayoutCentavos: most }), { ...sound, capBasisPoints: 800 }),
    ).toEqual([])
    const [above] = judgePlan(plan({ projectedPayoutCentavos: most + 1n }), {
      ...sound,
      capBasisPoints: 800,
    })
    expect(above).toMatchObject({ name: 'above-cap', figures: { yearly: '801', cap: '800' } })
  })

  test('refuses a cap above 24 %', () => {
    expect(
      namesOf(plan({ projectedPayoutCentavos: 600_000n }), { ...sound, capBasisPoints: 100_000 }),
    ).toEqual(['above-cap'])
  })

  test('with a cap of zero passes only plans without a return', () => {
    expect(namesOf(plan(), { ...sound, capBasisPoints: 0 })).toEqual(['above-cap'])
    expect(
      namesOf(plan({ projectedPayoutCentavos: 500_000n, termDays: 1 }), {
        ...sound,
        capBasisPoints: 0,
      }),
    ).toEqual([])
  })

  test.each([
    [
      'a return in six days',
      plan({ termDays: 6, projectedPayoutCentavos: 500_001n }),
      ['short-term-return'],
    ],
    ['none in six days', plan({ termDays: 6, projectedPayoutCentavos: 500_000n }), []],
    ['a return in seven days', plan({ termDays: 7, projectedPayoutCentavos: 500_001n }), []],
    ['a return that cannot fail', plan({ worstPayoutCentavos: 500_000n }), ['worst-without-loss']],
    ['a loss of one centavo at the worst', plan({ worstPayoutCentavos: 499_999n }), []],
    [
      'a worst case above what is projected',
      plan({ projectedPayoutCentavos: 400_000n, worstPayoutCentavos: 400_001n }),
      ['worst-above-projected'],
    ],
    ['only spaces for a risk', plan({ risk: { en: ' \n ', fil: 'May panganib.' } }), ['no-risk']],
    [
      'no source of the return',
      plan({ returnSource: { en: '', fil: 'Pautang' } }),
      ['no-return-source'],
    ],
  ])('of %s says what it should', (_what, one, names) => {
    expect(namesOf(one, sound)).toEqual(names)
  })

  test('warns above 12 % a year and passes the plan', () => {
    expect(
      [1_200, 1_201].map((rate) =>
        isAboveYearly(
          plan({ projectedPayoutCentavos: payoutAtYearly(500_000n, 180, rate) }),
          highYearlyBasisPoints,
        ),
      ),
    ).toEqual([false, true])
  })
})

test('every finding has words in both languages', () => {
  const figures = { yearly: '10000000', cap: '2400', days: '7' }
  for (const words of [...Object.values(planFindings), ...Object.values(planFindingsFil)])
    expect(refusalMessage(words, figures)).toMatch(/\.$/)
  expect(refusalMessage(planFindingsFil['above-cap'], figures)).toContain(
    'higit sa 100,000% bawat taon; 24%',
  )
})
