import { folded } from '#foundation/contract/shared/folded.ts'
import type { SearchedPage } from './own-finding.ts'

/** Pages with a word that begins with the term; those whose title does come first. */
export function findPages(pages: readonly SearchedPage[], term: string): SearchedPage[] {
  const begins = (text: string) => ` ${folded(text)}`.includes(` ${folded(term)}`)
  const byTitle = pages.filter(({ title }) => begins(title))
  const byOther = pages.filter(
    (page) => !byTitle.includes(page) && begins(`${page.hint ?? ''} ${page.also}`),
  )
  return [...byTitle, ...byOther]
}
