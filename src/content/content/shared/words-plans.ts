/** Texts for staff about plans and the cap, in addition to words-console.ts. */
import { highYearlyBasisPoints, termMaxDays } from '#content/plans/shared/rules.ts'
import { showRate } from '#content/plans/shared/words.ts'
import { capMaxPercent } from './rules-plan-form.ts'

export const contentPlansWords = {
  title: 'Plans',
  intro:
    'The plans on the public page, each written by one person and approved by another. Returns ' +
    'are computed, and plans that promise too much are refused.',
  add: 'Add plan',
  addTitle: 'Add a plan',
  none: 'No plans yet',
  noneMore: 'Until two people publish one, the page says there is none.',
  caption: 'Plans, in the order of the page',
  noun: 'plans',
  fetchFailed: 'Error Fetching Plans',
  plan: 'Plan',
  terms: 'Deposit and payout',
  inDays: (days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`),
  aYear: (rate: string) => `${rate} a year`,
  yearlyMoreThan: (rate: string) => `more than ${rate}`,
  popular: 'Most popular',
  place: (position: number) => `Place ${position}`,

  cap: 'Yearly return cap',
  capNow: (rate: string) => `No plan may promise more than ${rate} a year.`,
  capOfSoftware: 'The highest cap that the software allows. Nobody has set a lower one.',
  capSet: 'Set by two people. The public page shows the reason.',
  capWaits: 'Another cap is awaiting approval.',
  capOpen: 'Open cap',
  capChange: 'Lower the cap',
  capTitle: 'Lower the cap',
  capPercent: 'Highest yearly rate that a plan may promise, in percent',
  capHint: `Up to ${capMaxPercent}. A lower cap needs all published plans to be at or below it.`,
  capReason: 'Reason',

  knows: 'What do you know?',
  knowsOptions: { payout: 'The payout', rate: 'The yearly rate' },
  rate: 'Yearly rate in percent',
  rateHint: 'Effective, as if the plan were repeated for 365 days.',
  termDays: 'Term in days',
  worstPayoutHint: 'What is returned in the worst case; often nothing.',
  isPopular: 'Marked as most popular',
  markTaken: (plan: string) =>
    `“${plan}” has the mark now. Remove it there before you publish this version.`,

  endsOffer: (version: number) =>
    `When a new version is published, the open offer of version ${version} ends: new money stops ` +
    'until a new offer is open. Money already placed keeps its terms.',
  computed: 'Calculated returns',
  notYet: 'Enter deposit, term and payout or rate to see the returns here.',
  projected: 'Projected payout',
  roi: 'Total return (ROI)',
  effective: 'Effective yearly rate',
  capLabel: 'Yearly return cap',
  loss: 'Loss in the worst case',
  highTitle: 'More than banks and the treasury pay',
  high:
    `Above ${showRate(highYearlyBasisPoints)} a year. This is allowed, but the risk text should ` +
    'say why just as clearly.',
  unreadable: {
    name: 'One line, no longer than the field.',
    depositCentavos: 'An amount of at least one centavo.',
    termDays: `A whole number from 1 to ${termMaxDays}.`,
    projectedPayoutCentavos: 'An amount in pesos.',
    yearlyRate: 'A rate in percent, such as 6.25.',
    worstPayoutCentavos: 'An amount in pesos; 0 if everything can be lost.',
    worstCase: 'No longer than the field.',
    returnSource: 'No longer than the field.',
    fees: 'No longer than the field.',
    risk: 'No longer than the field.',
    position: 'A whole number from 0 to 999.',
    cap: `A rate from 0 to ${capMaxPercent}, such as 18.`,
    reason: 'No longer than the field.',
  } as Record<string, string>,
}
