import type { PlacementState } from './states.ts'

const states: Record<PlacementState, string> = {
  cooling: 'Cooling-off',
  active: 'Active',
  due: 'Due',
  paid: 'Paid',
  rolled: 'Rolled over',
  exited: 'Ended early',
  cancelled: 'Cancelled',
  impaired: 'Impaired',
}

/** The texts that staff see about placements. */
export const staffWords = {
  states,
  late: 'Late',
  title: 'Maturities',
  intro: 'Payouts that fall due, the declared income that can pay them, and how each plan ended.',
  view: 'View',
  views: { wall: 'Due week by week', outcomes: 'Outcomes' },
  fetchFailed: 'Error Loading Data',
  taxes: 'Withheld tax',

  lateTitle: (count: number) =>
    count === 1 ? '1 investment is late' : `${count.toLocaleString('en-PH')} investments are late`,
  lateMore: (principal: string, gain: string, day: string) =>
    `${principal} of principal and ${gain} of return are late, the oldest since ${day}. They ` +
    'are paid automatically, oldest first, once enough income is declared.',
  declare: 'Declare income',
  lateOf: (name: string) => `Late payout of ${name}`,
  lateFrom: (since: string) => `Late since ${since}`,
  lateGain: (gain: string, pool: string, inPool: string) =>
    `Its return of ${gain} before tax comes from the pool “${pool}”, which has ${inPool}.`,
  lateLacks: (due: string, missing: string) =>
    `The pool needs ${due} for this one and those due before it, so it lacks ${missing}. Declare ` +
    'at least that much income; they are then paid automatically, oldest first.',
  lateFailed: (pool: string, id: string) =>
    `The pool “${pool}” has enough, so it should be paid within a minute. If it stays late, the ` +
    `payout itself is failing: ask the operator to look in the log for ${id}. It is tried again ` +
    'every minute.',
  shortFrom: (week: string, amount: string) =>
    `From the week of ${week}, the income declared so far is ${amount} short.`,
  covered: 'The income declared so far pays every return shown here.',

  glance: 'Returns and the money for them',
  keyLate: 'late',
  keySoon: 'within four weeks',
  keyLater: 'after that',
  income: 'Declared income in the pools',
  principalApart: (amount: string) =>
    `The principal, ${amount}, is in the users’ own tills and needs no income.`,
  chart: 'Returns as they add up',
  poolsApart: 'One pool does not pay for another.',
  chartSays: (first: string, last: string, income: string | null) =>
    `Returns due until each week from ${first} to ${last}, against ` +
    `${income === null ? '' : `${income} of `}declared income. The table below has every figure.`,
  keyCovered: 'Covered by declared income',
  keyShort: 'Not covered yet',
  incomeLine: (income: string) => `Declared: ${income}`,
  incomeAbove: (income: string) => `Declared: ${income}, more than all of this`,

  weeks: 'Due week by week',
  weeksMore: 'Returns are projected, not owed, and shown before tax.',
  weeksCaption: 'Due each week',
  week: 'Week of',
  bar: 'Size compared with the largest week',
  count: 'Investments',
  principal: 'Principal',
  gain: 'Projected return',
  short: 'Short until then',
  enough: 'Covered',
  lateRow: 'Before: late',
  later: 'Later',
  total: 'Total',
  noneDue: 'Nothing is placed',
  noneDueMore: 'Placements appear here by the week they fall due.',

  money: 'Money for it',
  pool: (name: string) => `In ${name}`,
  poolNeeds: (amount: string) => `for ${amount} of projected returns`,
  placed: 'Principal that users placed',
  recorded: 'Principal of investments that staff recorded',
  recordedMore: 'not in the weeks below: staff enter their payout',
  ownMoney: 'Own money put into pools',
  kept: 'Lost principal and early exit fees',
  keptMore: 'no return is ever paid from it',

  outcomes: 'Outcomes by plan version',
  outcomesMore: 'Everyone can see these figures. They are computed, and nobody can edit them.',
  outcomesCaption: 'Outcome of each version of each plan',
  plan: 'Plan',
  version: (version: number) => `Version ${version}`,
  from: (first: string, last: string) => `${first} to ${last}`,
  placedSum: 'Placed',
  open: 'Open',
  openMore: (cooling: number, active: number) => `${cooling} cooling, ${active} active`,
  paid: 'Paid',
  paidGain: 'Return paid',
  paidLate: (count: string, days: number) =>
    days === 0 ? `${count} late` : `${count} late, up to ${days === 1 ? '1 day' : `${days} days`}`,
  projected: 'Return projected',
  lateColumn: 'Late',
  lost: 'Lost',
  noReturnColumn: 'No return',
  exited: 'Ended early',
  noOutcomes: 'Nothing has been placed yet',
  noOutcomesMore: 'A plan appears here with its first investment.',

  placedByUser: 'Placed by the user: it runs on its own, and staff only record losses.',
  status: 'Status',
  user: 'User',
  titleOf: (amount: string, plan: string) => `${amount} in ${plan}`,
  amount: 'Amount',
  payout: 'Projected payout',
  dueOn: 'End',
  termUntil: 'Term until',
  endedOn: 'Ended',
  lateSince: 'Late since',
  rollAsked: 'The user chose to roll it over.',
  returned: 'Came back',
  lostPrincipal: 'Principal lost',
  gainPaid: 'Return before tax',
  taxWithheld: 'Tax withheld',
  endReasons: {
    loss: 'Reason for the loss',
    'no-return': 'Reason',
    'not-rolled': 'Why it was not rolled over',
  },
  noReturn: 'Ended without a return',
  history: 'History',
  moved: (from: string | null, to: string) =>
    from === null ? `Placed: ${to}` : from === to ? 'Noted' : `${from} to ${to}`,
  by: { user: 'The user', staff: 'Staff', job: 'Kaban' },
  impair: 'Impair',
  impairWaits: (by: string) =>
    `A request by ${by} to end it with a loss or without a return is awaiting a second person. ` +
    'No money has moved.',
  toApproval: 'Open the request',
  companyAccess: 'company access',
  impairIntro:
    'Less than the principal goes back or, for a late investment, all of it without a return. ' +
    'Once a second person approves, the money goes to the wallet and the investment ends.',
  impairReturned: 'Amount back to the wallet',
  impairReturnedHint: (placed: string) => `Less than ${placed}; 0 for none.`,
  impairAllHint: (placed: string) =>
    `Up to ${placed}. With all of it, only the return is lost; 0 for none.`,
  impairReasonEn: 'Reason, in English',
  impairReasonFil: 'Reason, in Filipino',
  impairReasonHint: 'The user sees it, and so does everyone in the outcomes of the plan.',
  notes: 'Notes',
  notesHint: 'Only staff see them.',
  impairAsk: 'Request Approval',
  impairFailed: 'Request Not Sent',
  impairAsked: 'Awaiting a Second Person',
  impairAskedMore: 'A colleague must approve it under Approvals. No money has moved.',
  loses: (amount: string) => `The user loses ${amount}.`,
  losesReturn: 'The user gets the whole principal back, and no return.',
  invalidReturned:
    'Please enter an amount below the principal, or 0. For a late investment, the whole ' +
    'principal is fine too.',
  missingReason: 'Please give the reason in both languages.',
  cancel: 'Cancel',
  close: 'Close',
  sample: 'Sample data',
}
