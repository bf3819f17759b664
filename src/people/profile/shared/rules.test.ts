import { expect, test } from 'vitest'
import { isMasked, maskAccountNumber } from './account-number.ts'
import { banks, banksAndEwallets, ewallets, judgeBankDetails, judgeProfile } from './rules.ts'

const gcash = { bankName: 'GCash', accountName: 'Maria Santos', accountNumber: '09171234567' }

test('there are ten banks and four e-wallets, each once', () => {
  expect(banks).toHaveLength(10)
  expect(ewallets).toEqual(['GCash', 'Maya', 'Coins.ph', 'GrabPay'])
  expect(new Set(banksAndEwallets).size).toBe(14)
})

test('all three bank fields are required, and blanks do not count', () => {
  for (const field of ['bankName', 'accountName', 'accountNumber'] as const) {
    for (const empty of ['', '   ']) {
      expect(judgeBankDetails({ ...gcash, [field]: empty })).toEqual({
        refusal: 'bank-details-missing',
        field,
      })
    }
  }
})

test('a bank outside of the list is refused', () => {
  expect(judgeBankDetails({ ...gcash, bankName: 'Bank of Nowhere' })).toEqual({
    refusal: 'bank-not-supported',
    field: 'bankName',
  })
})

test('an account number is digits; spaces and dashes are dropped', () => {
  expect(judgeBankDetails({ ...gcash, accountNumber: ' 0917-123 4567 ' })).toEqual({
    details: gcash,
  })
  for (const accountNumber of [
    '12345',
    '123456789012345678901',
    '0917abc4567',
    '0917.123.4567',
    '٠٩١٧١٢٣٤٥٦٧',
    '+639171234567',
  ]) {
    expect(judgeBankDetails({ ...gcash, accountNumber })).toEqual({
      refusal: 'account-number-malformed',
      field: 'accountNumber',
    })
  }
})

test('a masked number shows its last four digits and not its length', () => {
  expect(maskAccountNumber('09171234567')).toBe('•••• 4567')
  expect(maskAccountNumber('1234567890124567')).toBe('•••• 4567')
  // A device that kept it in this form must not show or copy it as a number.
  expect([maskAccountNumber('09171234567'), '09171234567'].map(isMasked)).toEqual([true, false])
})

test('a profile needs a full name; a phone number may be missing but not be nonsense', () => {
  expect(judgeProfile({ fullName: ' ', phoneNumber: '0917' })).toEqual({
    refusal: 'full-name-required',
    field: 'fullName',
  })
  expect(judgeProfile({ fullName: 'Maria', phoneNumber: '' })).toEqual({
    profile: { fullName: 'Maria', phoneNumber: '' },
  })
  expect(judgeProfile({ fullName: 'Maria', phoneNumber: 'call me' })).toEqual({
    refusal: 'phone-number-malformed',
    field: 'phoneNumber',
  })
})
