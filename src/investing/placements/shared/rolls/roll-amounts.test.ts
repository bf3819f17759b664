import { expect, test } from 'vitest'
import { cameBack, keptBack, wouldComeBack } from './roll-amounts.ts'

const placed = { principalCentavos: 1_000_00n, projectedReturnCentavos: 1_021_40n }

test('with a new term the return alone comes to the wallet', () => {
  const rollConsent = {
    offerId: 'a',
    planVersionId: 'b',
    termsSha256: 'c',
    consentedAt: new Date(0),
  }
  expect(wouldComeBack({ ...placed, rollConsent })).toBe(21_40n)
  expect(wouldComeBack({ ...placed, rollConsent: null })).toBe(1_021_40n)
  const returnedCentavos = 1_021_40n
  expect(cameBack({ ...placed, state: 'rolled', returnedCentavos })).toBe(21_40n)
  expect(cameBack({ ...placed, state: 'paid', returnedCentavos })).toBe(1_021_40n)
})

test('the fee for leaving early, and a loss, are what is missing of the principal', () => {
  expect(keptBack({ ...placed, returnedCentavos: 980_00n })).toBe(20_00n)
  expect(keptBack({ ...placed, returnedCentavos: 0n })).toBe(1_000_00n)
  expect(keptBack({ ...placed, returnedCentavos: 1_021_40n })).toBe(0n)
  expect(keptBack({ ...placed, returnedCentavos: null })).toBe(0n)
})
