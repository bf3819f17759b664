/** Formats the figures of the public pages. */
import type { FigureValue, KeyFigure, KeyFigureName } from '#content/figures/shared/rules.ts'
import { keyFigureWordsFil } from '#content/figures/shared/words.fil.ts'
import { keyFigureWords } from '#content/figures/shared/words.ts'
import { pesoParts, showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { PageLanguage } from '../../shared/rules-page.ts'
import { landingWords } from '../page/site-words.ts'

export function figureWords(language: PageLanguage): typeof keyFigureWords {
  return language === 'fil' ? keyFigureWordsFil : keyFigureWords
}

export function findFigure(
  figures: readonly KeyFigure[],
  name: KeyFigureName,
): KeyFigure | undefined {
  return figures.find((figure) => figure.name === name)
}

export function showFigure(value: FigureValue, language: PageLanguage): string {
  switch (value.unit) {
    case 'count':
      return value.count.toLocaleString('en-PH')
    case 'centavos':
      return showPesos(value.centavos)
    case 'share':
      return showPercent(value.basisPoints)
    case 'duration':
      return showDuration(value.ms, language)
    case 'day':
      return showDay(value.instant, language)
    case 'not-enough':
      return figureWords(language).notEnough(value.cases, value.needed)
    case 'none':
      return figureWords(language).none
  }
}

/** Returns false for values that are shown as words, such as 'not enough'. */
export function isMeasured({ unit }: FigureValue): boolean {
  return unit !== 'not-enough' && unit !== 'none'
}

/** Rounds up, because a shorter time than measured would be a promise. */
function showDuration(ms: number, language: PageLanguage): string {
  const w = landingWords(language)
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  if (minutes < 120) return w.minutes(minutes)
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? w.hours(hours) : w.days(Math.ceil(hours / 24))
}

/** '98.5%', with no trailing zeros. */
export function showPercent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2).replace(/\.?0+$/, '')}%`
}

/** '₱5,000', or '₱5,000.50' when there are centavos. */
export function showWholePesos(centavos: Centavos): string {
  const { whole, fraction } = pesoParts(centavos)
  return fraction === '00' && centavos >= 0n ? `₱${whole}` : showPesos(centavos)
}
