import fc from 'fast-check'
import { expect, test } from 'vitest'
import { banksAndEwallets } from '../profile/rules.ts'
import { amountSteps, coarsen, crowdMin, fits, type PaidWithdrawal } from './rules-public.ts'

const paid: fc.Arbitrary<PaidWithdrawal> = fc.record({
  userId: fc.constantFrom(...'ABCDEFGHIJKL'),
  amountCentavos: fc.oneof(fc.bigInt(1n, 60_000_00n), fc.bigInt(1n, 5_000_000_00n), fc.constantFrom(5_000_00n, 10_000_00n, 9_999_99n)),
  bankName: fc.constantFrom(...banksAndEwallets.slice(8, 12)),
})

test('T51 whatever is shown of a withdrawal fits at least five people, or says no more than bank or e-wallet', () => {
  let shownFinely = 0
  fc.assert(
    fc.property(paid, fc.array(paid, { maxLength: 60, size: 'max' }), (own, crowd) => {
      const shown = coarsen(own, crowd)
      expect(fits(own, shown, own.bankName)).toBe(true)
      // Counted anew from what a reader sees, and not by the rule's own words.
      const people = new Set([own, ...crowd].filter(({ amountCentavos, bankName }) =>
        (shown.amount === null || amountCentavos / shown.amount.stepCentavos === own.amountCentavos / shown.amount.stepCentavos) &&
        (shown.channel === 'named' ? bankName === own.bankName : ['GCash', 'Maya', 'Coins.ph', 'GrabPay'].includes(bankName) === (shown.channel === 'e-wallet')),
      ).map(({ userId }) => userId))
      if (people.size < crowdMin) expect(shown).toEqual({ amount: null, channel: ['GCash', 'Maya'].includes(own.bankName) ? 'e-wallet' : 'bank' })
      else shownFinely += 1
      if (shown.amount) {
        expect(amountSteps).toContain(shown.amount.stepCentavos)
        expect(shown.amount.fromCentavos % shown.amount.stepCentavos).toBe(0n)
        expect(shown.amount.fromCentavos > 0n && shown.amount.fromCentavos <= own.amountCentavos).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
  expect(shownFinely).toBeGreaterThan(500)
})

test('one person with many withdrawals is no crowd', () => {
  const own = { userId: 'A', amountCentavos: 5_500_00n, bankName: 'GCash' }
  expect(coarsen(own, Array.from({ length: 50 }, () => own))).toEqual({ amount: null, channel: 'e-wallet' })
})

test('the amount is kept fine for as long as possible, and the name of the channel is let go first', () => {
  const own = { userId: 'A', amountCentavos: 12_345_00n, bankName: 'GCash' }
  const people = (amountCentavos: bigint, bankName: string) => [...'BCDE'].map((userId) => ({ userId, amountCentavos, bankName }))
  const thousand = { fromCentavos: 12_000_00n, stepCentavos: 1_000_00n }
  expect(coarsen(own, people(12_999_99n, 'GCash'))).toEqual({ amount: thousand, channel: 'named' })
  expect(coarsen(own, people(12_999_99n, 'Maya'))).toEqual({ amount: thousand, channel: 'e-wallet' })
  expect(coarsen(own, people(13_000_00n, 'GCash'))).toEqual({ amount: { fromCentavos: 10_000_00n, stepCentavos: 5_000_00n }, channel: 'named' })
  expect(coarsen(own, people(900_00n, 'GCash'))).toEqual({ amount: null, channel: 'named' })
})
