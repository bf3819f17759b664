import type { PagePath, SectionProps } from '../../shared/rules-page.ts'
import { frameWords } from './site-words.ts'

export const pageKeyOf = {
  '/': 'landing',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/how-figures-are-made': 'figures',
  'not-found': 'notFound',
} as const satisfies Record<PagePath, string>

export function pageTitleOf(
  { company }: SectionProps['site'],
  { language, path }: SectionProps['frame'],
): string {
  return frameWords(language).titles[pageKeyOf[path]](company.siteName)
}
