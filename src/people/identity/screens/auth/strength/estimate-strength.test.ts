import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { estimateStrength, type Strength } from './estimate-strength.ts'

const nena = ['Nena Santos', 'nena.santos@example.test', '0917 555 0101']

test.each<[string, Strength]>([
  ['', 'short'],
  ['kabat', 'short'],
  ['123456', 'easy'],
  ['654321', 'easy'],
  ['aaaaaaaa', 'easy'],
  ['qwertyuiop', 'easy'],
  ['Password1', 'easy'],
  ['nenasantos', 'easy'],
  ['Santos-1898', 'easy'],
  ['0917-555-0101', 'easy'],
  ['tubig88', 'fair'],
  ['tubig-at-kape', 'strong'],
])('%s is %s', (password, strength) => {
  expect(estimateStrength(password, nena)).toBe(strength)
})

test('no password on the list of the server is called strong', () => {
  const called = dictionary['passwords-common'].filter(
    (password) => password.length >= 8 && estimateStrength(password, []) === 'strong',
  )
  expect(called).toEqual([])
})
