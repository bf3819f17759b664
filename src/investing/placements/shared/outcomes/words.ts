/** The outcomes of a plan, as users and the public read them. */
export const outcomeWords = {
  title: 'What became of it so far',
  none: 'No investment in this plan has reached its end yet.',
  failed: 'What became of this plan could not be read just now.',
  version: (version: number, first: string, last: string) =>
    `Version ${version}, terms from ${first} to ${last}`,
  projected: 'Return projected',
  paid: 'Return paid',
  paidLate: 'Paid late',
  delay: (days: number) => `up to ${days === 1 ? '1 day' : `${days} days`} late`,
  late: 'Late now',
  lost: 'Principal lost',
  investments: (count: number) =>
    count === 1 ? '1 investment' : `${count.toLocaleString('en-PH')} investments`,
  noReturn: 'Ended without a return',
  endedSo: (day: string, reason: string) => `Without a return on ${day}: ${reason}`,
  loss: (day: string, reason: string) => `Loss on ${day}: ${reason}`,
  pastTitle: 'Plans of the past',
  pastLead: 'They are not offered any more. What became of them stays public.',
  known:
    'What became of the plan is computed from the book, before tax. Nobody can edit it. What ' +
    'was left early or cancelled is not counted.',
}
