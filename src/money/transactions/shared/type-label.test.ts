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
