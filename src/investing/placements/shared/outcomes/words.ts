/** The outcomes of a plan, as users and the public read them. */
export const outcomeWords = {
  title: 'Results so far',
  none: 'No investment in this plan has ended yet.',
  failed: 'We couldn’t load this plan’s results.',
  version: (version: number, first: string, last: string) =>
    `Version ${version}, terms from ${first} to ${last}`,
  projected: 'Return projected',
  paid: 'Return paid',
  paidSoFar: 'Return so far',
  ofProjected: (amount: string) => `of ${amount}`,
  paidLate: 'Paid late',
  delay: (days: number) => `up to ${days === 1 ? '1 day' : `${days} days`} late`,
  late: 'Late now',
  lost: 'Principal lost',
  investments: (count: number) =>
    count === 1 ? '1 investment' : `${count.toLocaleString('en-PH')} investments`,
  noReturn: 'Ended without a return',
  endedSo: (day: string, reason: string) => `Without a return on ${day}: ${reason}`,
  loss: (day: string, reason: string) => `Loss on ${day}: ${reason}`,
  pastTitle: 'Past plans',
  pastLead: 'No longer offered. Their results stay public.',
  known:
    'Results are computed from our books, before tax. Nobody can edit them. Investments ended ' +
    'early or cancelled are not counted.',
}
