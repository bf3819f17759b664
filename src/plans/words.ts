/** What the gate says against a plan; on the form and in a refusal. */
import type { PlanFinding, PlanFindingName } from './rules-gate.ts'
import { yearlyMostBasisPoints } from './rules-rates.ts'

/** '6 %', '23.99 %', 'more than 100,000 %'. */
export function showRate(basisPoints: number): string {
  const [whole = '', fraction = ''] = (basisPoints / 100).toFixed(2).split('.')
  const shown = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${fraction === '00' ? '' : `.${fraction}`}%`
  return shown
}

export const isBeyondRates = (basisPoints: number): boolean => basisPoints >= yearlyMostBasisPoints

export const planFindings: Record<PlanFindingName, (figures: PlanFinding['figures']) => string> = {
  'above-cap': ({ yearly = 0, cap = 0 }) =>
    `This is ${isBeyondRates(yearly) ? 'more than ' : ''}${showRate(yearly)} a year; the cap is ${showRate(cap)}. Lower the payout or lengthen the term.`,
  'short-term-return': ({ days = 0 }) => `A plan with a return runs for at least ${days} days.`,
  'worst-without-loss': () => 'A plan with a return can lose money: the worst case must be less than the deposit.',
  'worst-above-projected': () => 'The worst case cannot be more than the projected payout.',
  'no-worst-case': () => 'Say in English how the worst case can come about.',
  'no-return-source': () => 'Say in English who pays the return, and from what business.',
  'no-fees': () => 'Say in English which fees there are, or that there are none.',
  'no-risk': () => 'Say in English what can go wrong.',
  'no-source': () => 'Name the source: where a reader can check this plan.',
}
