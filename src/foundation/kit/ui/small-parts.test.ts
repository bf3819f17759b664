/** Tests of parts of the kit that are too small for a file each. */
import { expect, test } from 'vitest'
import { fileProblem, showBytes } from '../fields/file-check.ts'
import { kitWordsFil } from '../i18n/words.fil.ts'
import { kitWords } from '../i18n/words.ts'
import { initials } from './initials.ts'
import { shareOf } from './share-of.ts'

test.each([
  ['Maria Clara Santos', 'm@x.ph', 'MS'],
  ['Madonna', 'm@x.ph', 'MA'],
  ['  ', 'zeny@x.ph', 'Z'],
  [null, null, 'U'],
  ['ñora ábad', null, 'ÑÁ'],
  ['n\u0303ora', null, 'ÑO'],
  ['X', null, 'X'],
  ['', ' ', 'U'],
])('the initials of %s (%s) are %s', (name, email, shown) => {
  expect(initials(name, email)).toBe(shown)
})

test('a file is looked at before it is sent', () => {
  const accept = ['image/jpeg', 'application/pdf']
  expect(fileProblem({ type: 'image/jpeg', size: 5 }, accept, 5)).toBeNull()
  expect(fileProblem({ type: 'image/jpeg', size: 6 }, accept, 5)).toBe('too-large')
  expect(fileProblem({ type: 'text/html', size: 1 }, accept, 5)).toBe('wrong-kind')
  expect(showBytes(5 * 1024 * 1024)).toBe('5 MB')
  expect(showBytes(1)).toBe('1 KB')
})

test('a share is at most the whole, and nothing of nothing', () => {
  expect([shareOf(1n, 3n), shareOf(5n, 3n), shareOf(0n, 3n), shareOf(1n, 0n)]).toEqual([
    '33.3%',
    '100%',
    '0%',
    '0%',
  ])
})

test('every sentence of the kit exists in Filipino too', () => {
  expect(Object.keys(kitWordsFil).toSorted()).toEqual(Object.keys(kitWords).toSorted())
})
