import type { RenderedPage, SectionProps } from '../../shared/rules-page.ts'
import { frameWords } from './site-words.ts'

export const keyOf: Record<RenderedPage, 'landing' | 'terms' | 'privacy' | 'figures'> = {
  '/': 'landing',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/how-figures-are-made': 'figures',
}

export function titleOf(
  { company }: SectionProps['site'],
  { language, path }: SectionProps['frame'],
): string {
  return frameWords(language).titles[keyOf[path]](company.siteName)
}
