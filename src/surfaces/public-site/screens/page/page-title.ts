import type { RenderedPage, SectionProps } from '../../shared/rules-page.ts'
import { frameWords } from './site-words.ts'

export const pageKeyOf: Record<RenderedPage, 'landing' | 'terms' | 'privacy' | 'figures'> = {
  '/': 'landing',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/how-figures-are-made': 'figures',
}

export function pageTitleOf(
  { company }: SectionProps['site'],
  { language, path }: SectionProps['frame'],
): string {
  return frameWords(language).titles[pageKeyOf[path]](company.siteName)
}
