import fc from 'fast-check'
import { expect, test } from 'vitest'
import { banksAndEwallets } from '#people/profile/shared/rules.ts'
import {
  payoutAmountSteps,
  coarsenPayout,
  crowdMin,
  fitsDisclosure,
  type PaidWithdrawal,
} from './rules-public.ts'

const paid: fc.Arbitrary<PaidWithdrawal> = fc.record({
  userId: fc.constantFrom(...'ABCDEFGHIJKL'),
  amountCentavos: fc.oneof(
    fc.bigInt(1n, 60_000_00n),
    fc.bigInt(1n, 5_000_000_00n),
    fc.constantFrom(5_000_00n, 10_000_00n, 9_999_99n),
  ),
  bankName: fc.constantFrom(...banksAndEwallets.slice(8, 12)),
})

const smallest = 5_000_00n

test('T51 every disclosure fits at least five people or says only what everybody knows', () => {
  let shownFinely = 0
  fc.assert(
    fc.property(paid, fc.array(paid, { maxLength: 60, size: 'max' }), (own, crowd) => {
      const shown = coarsenPayout(own, crowd, smallest)
      expect(fitsDisclosure(own, shown, own.bankName)).toBe(true)
      // Counts from what a reader sees, independently of the rule.
      const people = new Set(
        [own, ...crowd]
          .filter(
            ({ amountCentavos, bankName }) =>
              (shown.amount === null ||
                (shown.amount.stepCentavos === null
                  ? amountCentavos >= shown.amount.fromCentavos
                  : amountCentavos / shown.amount.stepCentavos ===
                    own.amountCentavos / shown.amount.stepCentavos)) &&
              (shown.channel === 'named'
                ? bankName === own.bankName
                : ['GCash', 'Maya', 'Coins.ph', 'GrabPay'].includes(bankName) ===
                  (shown.channel === 'e-wallet')),
          )
          .map(({ userId }) => userId),
      )
      const least =
        own.amountCentavos < smallest ? null : { fromCentavos: smallest, stepCentavos: null }
      if (people.size < crowdMin)
        expect(shown).toEqual({
          amount: least,
          channel: ['GCash', 'Maya'].includes(own.bankName) ? 'e-wallet' : 'bank',
        })
      else shownFinely += 1
      if (shown.amount && shown.amount.stepCentavos !== null) {
        expect(payoutAmountSteps).toContain(shown.amount.stepCentavos)
        expect(shown.amount.fromCentavos % shown.amount.stepCentavos).toBe(0n)
        expect(
          shown.amount.fromCentavos > 0n && shown.amount.fromCentavos <= own.amountCentavos,
        ).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
  expect(shownFinely).toBeGreaterThan(500)
})

test('many withdrawals of one person are no crowd', () => {
  const own = { userId: 'A', amountCentavos: 5_500_00n, bankName: 'GCash' }
  expect(
    coarsenPayout(
      own,
      Array.from({ length: 50 }, () => own),
      smallest,
    ),
  ).toEqual({ amount: { fromCentavos: smallest, stepCentavos: null }, channel: 'e-wallet' })
})

test('with a small crowd it says at least the minimum withdrawal, and below that nothing', () => {
  const own = { userId: 'A', amountCentavos: 7_500_00n, bankName: 'BDO Unibank' }
  expect(coarsenPayout(own, [], smallest)).toEqual({
    amount: { fromCentavos: 5_000_00n, stepCentavos: null },
    channel: 'bank',
  })
  expect(coarsenPayout(own, [], 7_500_01n)).toEqual({ amount: null, channel: 'bank' })
})

test('drops the name of the channel before it rounds the amount', () => {
  const own = { userId: 'A', amountCentavos: 12_345_00n, bankName: 'GCash' }
  const people = (amountCentavos: bigint, bankName: string) =>
    [...'BCDE'].map((userId) => ({ userId, amountCentavos, bankName }))
  const thousand = { fromCentavos: 12_000_00n, stepCentavos: 1_000_00n }
  expect(coarsenPayout(own, people(12_999_99n, 'GCash'), smallest)).toEqual({
    amount: thousand,
    channel: 'named',
  })
  expect(coarsenPayout(own, people(12_999_99n, 'Maya'), smallest)).toEqual({
    amount: thousand,
    channel: 'e-wallet',
  })
  expect(coarsenPayout(own, people(13_000_00n, 'GCash'), smallest)).toEqual({
    amount: { fromCentavos: 10_000_00n, stepCentavos: 5_000_00n },
    channel: 'named',
  })
  expect(coarsenPayout(own, people(5_000_000_00n, 'GCash'), smallest)).toEqual({
    amount: { fromCentavos: smallest, stepCentavos: null },
    channel: 'named',
  })
})
