/** The gate's objections to a plan, on the form and in refusals. */
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { PlanFindingName } from './rules-gate.ts'
import { yearlyMostBasisPoints } from './rules-rates.ts'

/** Hundredths of a percent as people read them: '6%', '23.99%', '-4.5%', '1,660%'. */
export function showRate(basisPoints: number): string {
  const [whole = '', fraction = ''] = (Math.abs(basisPoints) / 100)
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .split('.')
  const sign = basisPoints < 0 ? '-' : ''
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${fraction && `.${fraction}`}%`
}

/** The rate is only known to be more than this. */
export const isBeyondRates = (basisPoints: number): boolean => basisPoints >= yearlyMostBasisPoints

export const planFindings: Record<PlanFindingName, RefusalWords> = {
  'above-cap': {
    title: 'Above the Cap',
    message: ({ yearly, cap }) =>
      'This is ' +
      `${isBeyondRates(Number(yearly)) ? 'more than ' : ''}${showRate(Number(yearly))} a ` +
      `year; the cap is ${showRate(Number(cap))}. Lower the payout or lengthen the term.`,
  },
  'short-term-return': {
    title: 'Term Too Short',
    message: ({ days }) => `A plan with a return runs for at least ${days} days.`,
  },
  'worst-without-loss': {
    title: 'Worst Case Too Good',
    message: 'A plan with a return can lose money: its worst case must pay less than the deposit.',
  },
  'worst-above-projected': {
    title: 'Worst Case Too Good',
    message: 'The worst case cannot be more than the projected payout.',
  },
  'no-worst-case': {
    title: 'Worst Case Missing',
    message: 'Explain in English how the worst case can happen.',
  },
  'no-return-source': {
    title: 'Source of the Return Missing',
    message: 'Explain in English who pays the return and from what business.',
  },
  'no-fees': {
    title: 'Fees Missing',
    message: 'List the fees in English, or say there are none.',
  },
  'no-risk': { title: 'Risk Missing', message: 'Say in English what can go wrong.' },
  'no-source': {
    title: 'Source Missing',
    message: 'Say where a reader can check this plan.',
  },
}
