import type { PageLanguage } from '../../shared/rules-page.ts'
import { siteFrameWordsFil } from '../../shared/words-frame.fil.ts'
import { siteFrameWords } from '../../shared/words-frame.ts'

export function frameWords(language: PageLanguage): typeof siteFrameWords {
  return language === 'fil' ? siteFrameWordsFil : siteFrameWords
}
