import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centavosMax,
  isPesosAbove,
  parsePesos,
  pesosInput,
  showPesos,
  showPesosSigned,
} from './peso.ts'

describe('reading what a person typed', () => {
  test.each([
    ['1000', 100_000n],
    ['1,000.50', 100_050n],
    ['₱1,000.5', 100_050n],
    ['PHP 1,000.50', 100_050n],
    ['  .50 ', 50n],
    ['0', 0n],
    ['-5.25', -525n],
    ['9,999,999,999,999.99', centavosMax],
  ])('%s is an amount', (text, centavos) => {
    expect(parsePesos(text)).toBe(centavos)
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    'NaN',
    'Infinity',
    '1e309',
    '1e3',
    '0.001',
    '1,00',
    '1,0000',
    '1.2.3',
    '₱',
    '5,',
    '0x10',
    '٣',
    '1'.repeat(16),
  ])('%j is not an amount', (text) => {
    expect(parsePesos(text)).toBeNull()
  })
})

test.each([
  ['10,000,000,000,000', true],
  ['₱ 99999999999999999999', true],
  ['9'.repeat(100_000), true],
  ['9,999,999,999,999.99', false],
  ['-99999999999999999999', false],
  ['00000000000000000001', false],
  ['99999999999999999999 pesos', false],
])('%.24s is above the largest amount: %s', (text, isAbove) => {
  expect(isPesosAbove(text, centavosMax)).toBe(isAbove)
  if (isAbove) expect(parsePesos(text)).toBeNull()
})

test('an amount is above a lower limit from one centavo more', () => {
  expect([isPesosAbove('1,000.00', 100_000n), isPesosAbove('1,000.01', 100_000n)]).toEqual([
    false,
    true,
  ])
})

test('every amount can be shown and read again', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -centavosMax, max: centavosMax }), (amount) => {
      expect(parsePesos(pesosInput(amount))).toBe(amount)
      expect(parsePesos(showPesos(amount))).toBe(amount)
    }),
  )
})

test('amounts are shown with the peso sign, separators and two decimals', () => {
  expect(showPesos(123_456_750n)).toBe('₱1,234,567.50')
  expect(showPesos(-500n)).toBe('-₱5.00')
  expect(showPesosSigned(5_000n)).toBe('+₱50.00')
  expect(showPesosSigned(0n)).toBe('₱0.00')
})
