import type { PageLanguage } from '../../shared/rules-page.ts'
import { siteLandingWordsFil } from '../../shared/words-landing.fil.ts'
import { siteLandingWords } from '../../shared/words-landing.ts'

export function landingWords(language: PageLanguage): typeof siteLandingWords {
  return language === 'fil' ? siteLandingWordsFil : siteLandingWords
}
