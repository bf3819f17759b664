/** Texts for staff about plans and the cap, in addition to words-console.ts. */
import { highYearlyBasisPoints, termMaxDays } from '#content/plans/shared/rules.ts'
import { showRate } from '#content/plans/shared/words.ts'
import { capMaxPercent } from './rules-plan-form.ts'

export const contentPlansWords = {
  title: 'Plans',
  intro:
    'What the public page offers. One of you writes, another agrees. The returns are ' +
    'computed; what promises too much is refused.',
  add: 'Add plan',
  addTitle: 'Add a plan',
  none: 'No plans yet',
  noneMore: 'Until two of you have published one, the page says that there is none.',
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

  cap: 'Cap',
  capNow: (rate: string) => `No plan may promise more than ${rate} a year.`,
  capOfSoftware: 'Nobody has set a lower one: this is the highest that the software allows.',
  capSet: 'Set by two of you, with a reason that the public page shows.',
  capWaits: 'Another cap is on its way.',
  capOpen: 'Open cap',
  capChange: 'Set a cap',
  capTitle: 'Set the cap',
  capPercent: 'Most that a plan may promise a year, in percent',
  capHint:
    `Up to ${capMaxPercent}. A lower one takes effect only when no published plan is above ` +
    'it.',
  capReason: 'Reason',

  knows: 'What do you know?',
  knowsOptions: { payout: 'The payout', rate: 'The yearly rate' },
  rate: 'Yearly rate in percent',
  rateHint: 'Effective, as if the plan were taken again and again for 365 days.',
  termDays: 'Term in days',
  worstPayoutHint: 'What comes back if it goes as badly as it can; often nothing.',
  isPopular: 'Marked as most popular',
  markTaken: (plan: string) =>
    `“${plan}” bears the mark now. This version can be published when that one has lost it.`,

  computed: 'What it comes to',
  notYet: 'Enter deposit, term and payout or rate, and the returns stand here.',
  projected: 'Projected payout',
  roi: 'Return at the end (ROI)',
  effective: 'Effective yearly rate',
  capLabel: 'Cap',
  loss: 'Loss at the worst',
  highTitle: 'More than banks and the treasury pay',
  high:
    `Above ${showRate(highYearlyBasisPoints)} a year. It is allowed; the risk text should ` +
    'say as loudly why.',
  unreadable: {
    name: 'One line, and not longer than the field.',
    depositCentavos: 'An amount of at least one centavo.',
    termDays: `A whole number from 1 to ${termMaxDays}.`,
    projectedPayoutCentavos: 'An amount in pesos.',
    yearlyRate: 'A rate in percent, such as 6.25.',
    worstPayoutCentavos: 'An amount in pesos; 0 if everything can be lost.',
    worstCase: 'Not longer than the field.',
    returnSource: 'Not longer than the field.',
    fees: 'Not longer than the field.',
    risk: 'Not longer than the field.',
    position: 'A whole number from 0 to 999.',
    cap: `A rate from 0 to ${capMaxPercent}, such as 18.`,
    reason: 'Not longer than the field.',
  } as Record<string, string>,
}
