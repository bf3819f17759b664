import type { PlacementState } from './states.ts'

const states: Record<PlacementState, string> = {
  cooling: 'Cooling-off',
  active: 'Active',
  due: 'Due',
  paid: 'Paid',
  rolled: 'Placed again',
  exited: 'Left early',
  cancelled: 'Cancelled',
  impaired: 'Impaired',
}

/** The texts that staff see about placements. */
export const staffWords = {
  states,
  late: 'Late',
  title: 'Maturities',
  intro: 'What falls due, what declared income can pay, and how each plan ended.',
  view: 'What to show',
  views: { wall: 'Due week by week', outcomes: 'Outcomes' },
  fetchFailed: 'Error Loading Data',
  taxes: 'Withheld tax',

  lateTitle: (count: number) =>
    count === 1 ? '1 investment is late' : `${count.toLocaleString('en-PH')} investments are late`,
  lateMore: (principal: string, gain: string, day: string) =>
    `${principal} of principal and ${gain} of return wait since ${day} at the earliest. They are ` +
    'paid by themselves as soon as enough income is declared, the oldest first.',
  declare: 'Declare income',
  lateOf: (name: string) => `Late payout of ${name}`,
  lateOne:
    'The pool cannot pay its return yet. It is paid by itself as soon as enough income is ' +
    'declared.',
  shortFrom: (week: string, amount: string) =>
    `From the week of ${week}, the income declared so far is ${amount} short.`,
  covered: 'The income declared so far pays every return on this wall.',

  glance: 'Returns and the money for them',
  keyLate: 'late',
  keySoon: 'within four weeks',
  keyLater: 'after that',
  income: 'Declared income in the pools',
  keptMore: 'Money of the company. It pays returns only once it is declared.',
  principalApart: (amount: string) =>
    `The principal, ${amount}, lies in the users’ own tills and needs no income.`,
  chart: 'Returns as they add up',
  poolsApart: 'One pool does not pay for another.',
  chartSays: (first: string, last: string, income: string | null) =>
    `Returns due until each week from ${first} to ${last}, against ` +
    `${income === null ? '' : `${income} of `}declared income. The table below has every figure.`,
  keyCovered: 'Declared income pays it',
  keyShort: 'Nothing pays it yet',
  incomeLine: (income: string) => `Declared: ${income}`,
  incomeAbove: (income: string) => `Declared: ${income}, more than all of this`,

  weeks: 'Due week by week',
  weeksMore: 'Returns are projected, not owed, and shown before tax.',
  weeksCaption: 'What falls due each week',
  week: 'Week of',
  bar: 'Size beside the largest week',
  count: 'Investments',
  principal: 'Principal',
  gain: 'Projected return',
  short: 'Short until then',
  enough: 'Covered',
  lateRow: 'Before: late',
  later: 'Later',
  total: 'Total',
  noneDue: 'Nothing is placed',
  noneDueMore: 'What users place appears here by the week in which it falls due.',

  money: 'Money for it',
  pool: (name: string) => `In ${name}`,
  poolNeeds: (amount: string) => `for ${amount} of projected returns`,
  placed: 'Principal that users placed',
  recorded: 'Principal of investments that staff recorded',
  recordedMore: 'not in the weeks below: staff enter their payout',
  ownMoney: 'Own money put into pools',
  kept: 'Kept from losses and fees',

  outcomes: 'Outcomes by plan version',
  outcomesMore: 'Everybody may see these figures. They are computed, and nobody can edit them.',
  outcomesCaption: 'What became of each version of each plan',
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
  exited: 'Left early',
  noOutcomes: 'Nothing was placed yet',
  noOutcomesMore: 'A plan appears here with its first investment.',

  placedByUser: 'Its user placed it: it runs by itself, and only a loss is entered here.',
  state: 'State',
  user: 'User',
  dueOn: 'Due',
  lateSince: 'Late since',
  rollAsked: 'The user asked to place it again.',
  returned: 'Came back',
  gainPaid: 'Return before tax',
  taxWithheld: 'Tax withheld',
  endReasons: {
    loss: 'Reason of the loss',
    'no-return': 'Reason',
    'not-rolled': 'Why it was not placed again',
  },
  noReturn: 'Ended without a return',
  history: 'History',
  moved: (from: string | null, to: string) =>
    from === null ? `Placed: ${to}` : from === to ? 'Noted' : `${from} to ${to}`,
  by: { user: 'The user', staff: 'Staff', job: 'Kaban' },
  impair: 'Impair',
  impairWaits: (by: string) =>
    `A request of ${by} to end it with a loss or without a return waits for a second person. ` +
    'No money was moved yet.',
  toApproval: 'Open the request',
  companyAccess: 'company access',
  impairIntro:
    'Less than the principal comes back, or, of a late one, all of it without a return. A second ' +
    'person must agree; then it goes to the wallet and the investment ends.',
  impairReturned: 'What comes back to the wallet',
  impairReturnedHint: (placed: string) => `Less than ${placed}; 0 when nothing does.`,
  impairAllHint: (placed: string) =>
    `Up to ${placed}: with all of it, only the return is lost; 0 when nothing comes back.`,
  impairReasonEn: 'Reason, in English',
  impairReasonFil: 'Reason, in Filipino',
  impairReasonHint: 'The user reads it, and everybody under the outcomes of the plan.',
  notes: 'Notes',
  notesHint: 'Only the company reads them.',
  impairAsk: 'Request Approval',
  impairFailed: 'Not Filed',
  impairAsked: 'Waits for a Second Person',
  impairAskedMore: 'A colleague has to agree under Approvals. No money was moved yet.',
  loses: (amount: string) => `The user loses ${amount}.`,
  losesReturn: 'The user gets the whole principal, and no return.',
  invalidReturned:
    'Please enter an amount below the principal, or 0; of a late investment also all of it.',
  missingReason: 'Please give the reason in both languages.',
  cancel: 'Cancel',
  close: 'Close',
  sample: 'Sample data',
}
