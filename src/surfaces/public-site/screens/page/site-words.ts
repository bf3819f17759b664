/** The texts of the public pages in the page's language. */
import { outcomeWordsFil } from '#investing/placements/shared/outcomes/words.fil.ts'
import { outcomeWords as outcomeWordsEn } from '#investing/placements/shared/outcomes/words.ts'
import type { PageLanguage } from '../../shared/rules-page.ts'
import { siteFrameWordsFil } from '../../shared/words-frame.fil.ts'
import { siteFrameWords } from '../../shared/words-frame.ts'
import { siteKnownWordsFil } from '../../shared/words-known.fil.ts'
import { siteKnownWords } from '../../shared/words-known.ts'
import { siteLandingWordsFil } from '../../shared/words-landing.fil.ts'
import { siteLandingWords } from '../../shared/words-landing.ts'
import { sitePlansWordsFil } from '../../shared/words-plans.fil.ts'
import { sitePlansWords } from '../../shared/words-plans.ts'

export function frameWords(language: PageLanguage): typeof siteFrameWords {
  return language === 'fil' ? siteFrameWordsFil : siteFrameWords
}

export function landingWords(language: PageLanguage): typeof siteLandingWords {
  return language === 'fil' ? siteLandingWordsFil : siteLandingWords
}

export function planWords(language: PageLanguage): typeof sitePlansWords {
  return language === 'fil' ? sitePlansWordsFil : sitePlansWords
}

export function outcomeWords(language: PageLanguage): typeof outcomeWordsEn {
  return language === 'fil' ? outcomeWordsFil : outcomeWordsEn
}

export function knownWords(language: PageLanguage): typeof siteKnownWords {
  return language === 'fil' ? siteKnownWordsFil : siteKnownWords
}
