import { expect, test } from 'vitest'
import { authPageAt } from '../../server/pages/auth-pages.ts'
import { trimSlashes } from './find-page.ts'
import { guardPage } from './page-guard.ts'

test.each([
  ['/', '/'],
  ['', ''],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/login///', '/login'],
  ['//', ''],
  ['/dashboard//chat/', '/dashboard//chat'],
])('%j is the page %j', (address, page) => {
  expect(trimSlashes(address)).toBe(page)
})

test('an address full of slashes takes no longer than others', () => {
  // The longest possible request, with the worst case for a regular expression: the slashes are not
  // at the end. An expression took a fifth of a second for each.
  const address = `/login${'/'.repeat(16_000)}x`
  const began = performance.now()
  for (let asked = 0; asked < 100; asked += 1) {
    authPageAt(address, '')
    guardPage(address, { role: 'visitor', mode: 'sample' })
  }
  expect(performance.now() - began).toBeLessThan(2_000)
})
