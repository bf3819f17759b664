import type { PageLanguage } from '../rules-page.ts'
import { words } from '../words-frame.ts'
import { wordsFil } from '../words-frame.fil.ts'

export function frameWords(language: PageLanguage): typeof words {
  return language === 'fil' ? wordsFil : words
}
