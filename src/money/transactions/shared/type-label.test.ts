import { expect, test } from 'vitest'
import { descriptions } from './descriptions.ts'
import { typeLabel } from './type-label.ts'
import { transactionWords } from './words.ts'

test('a corrected amount of an investment is no investment and no payout', () => {
  const label = (type: 'investment' | 'investment_payout' | 'deposit', description: string) =>
    typeLabel(transactionWords, { type, description })
  const corrected = descriptions.investmentCorrected('Harvest')
  expect(label('investment', corrected)).toBe('Investment correction')
  expect(label('investment_payout', corrected)).toBe('Investment correction')
  expect(label('investment_payout', descriptions.maturedPayout('Harvest'))).toBe(
    'Investment payout',
  )
  expect(label('deposit', corrected)).toBe('Deposit')
})

test('money that comes back otherwise than at maturity says so', () => {
  const label = (description: string) =>
    typeLabel(transactionWords, { type: 'investment_payout', description })
  expect(label(descriptions.cancelledPayout('Harvest'))).toBe('Investment cancelled')
  expect(label(descriptions.earlyExit('Harvest', '₱20.00'))).toBe('Investment ended early')
  expect(label(descriptions.impairedPayout('Harvest', '₱600.00'))).toBe('Impaired investment')
  expect(label(descriptions.impairedRest('Harvest'))).toBe('Impaired investment')
  expect(label(descriptions.maturedPrincipal('Harvest'))).toBe('Investment payout')
})
