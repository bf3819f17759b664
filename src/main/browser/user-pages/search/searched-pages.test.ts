import { expect, test } from 'vitest'
import { holdsTerm } from '#foundation/contract/shared/folded.ts'
import { findPages } from '#surfaces/search/screens/find-pages.ts'
import { accountWordsFil } from '../../../shared/words-account.fil.ts'
import { accountWords } from '../../../shared/words-account.ts'
import { accountGroups, accountSections } from '../account/sections.ts'
import { alsoCalled } from './searched-pages.ts'

const sections = accountGroups.flatMap((group) => [...accountSections[group]])

test.each(sections)('$to is found by its name in both languages', ({ to, name }) => {
  for (const words of [accountWords, accountWordsFil])
    expect(holdsTerm(alsoCalled[to] ?? '', words.entries[name].title), to).toBe(true)
})

test('a page whose title begins with the term comes first', () => {
  const pages = sections.map(({ to, name, icon }) => ({
    to,
    icon,
    ...accountWords.entries[name],
    also: alsoCalled[to] ?? '',
  }))
  expect(findPages(pages, 'privacy')[0]?.to).toBe('/dashboard/settings/privacy')
  expect(findPages(pages, 'PÁSSword').map(({ to }) => to)).toEqual(['/dashboard/settings/security'])
  expect(findPages(pages, 'mga statement')[0]?.to).toBe('/dashboard/transactions/statements')
  expect(findPages(pages, '%')).toEqual([])
})
