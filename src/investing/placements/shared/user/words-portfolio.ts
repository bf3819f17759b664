/** The user's investments: the page of all of them, and the page of one. */
import type { InvestmentStatus } from '#money/investments/shared/rules.ts'
import type { PlacementState } from '../states.ts'

const statuses: Record<InvestmentStatus, string> = {
  pending: 'Pending',
  active: 'Active',
  matured: 'Matured',
  cancelled: 'Cancelled',
  failed: 'Failed',
}

/** After "became". */
const states: Record<PlacementState, string> = {
  cooling: 'Placed; cooling-off begins',
  active: 'Cooling-off over; the term runs',
  due: 'Term over; payout due',
  paid: 'Paid to your wallet',
  rolled: 'Rolled over',
  cancelled: 'Cancelled by you',
  exited: 'Ended early by you',
  impaired: 'Impaired; ended by the company',
}

export const portfolioWords = {
  statuses,
  states,
  title: 'Investments',
  intro: 'Money you placed for a term, separate from your wallet.',
  invest: 'Choose a plan',
  failed: 'Error Fetching Investments',
  failedMore: 'We could not load your investments. Nothing changed. Try again in a moment.',
  none: 'No investments yet',
  noneMore:
    'Placed money is tied up for a term, and part or all of it can be lost. Read a plan first; ' +
    'reading commits you to nothing.',
  cooling: 'Cooling-off',
  late: 'Late',
  /** The company's lists say Matured. */
  leftEarly: 'Ended early',
  impaired: 'Impaired',
  withoutReturn: 'Ended without a return',
  placedNow: 'Placed now',
  projected: 'Projected return after tax',
  projectedMore: 'It is owed only once the company has declared the income that pays it.',
  ofThese: 'Of these due now',
  received: 'Came back so far',
  inWallet: 'In your wallet',
  walletApart: 'Your wallet is separate. Only what is in it can be spent or withdrawn.',
  openWallet: 'Open the wallet',
  current: 'Running',
  ended: 'Ended or cancelled',
  loadMore: 'Load more',
  listFile: 'All investments as CSV',
  listFailed: 'Download Failed',
  chart: 'Over time',
  chartSays: (from: string, to: string) =>
    `Placed money, not yet due and due, and money that came back, from ${from} to ${to}. The ` +
    'table below has all figures.',
  chartTable: 'Show as table',
  day: 'Day',
  notYetDue: 'Not yet due',
  due: 'Due',
  paid: 'Came back so far',
  calendar: 'Save the dates',
  calendarMore: 'A calendar file with each date, for your phone or computer.',
  calendarFile: 'kaban-investments.ics',
  nextDates: 'Next dates',
  showAllDates: (count: number) => `Show all ${count} dates`,
  showFewer: 'Show fewer',
  datesOfNewest: (count: number) => `Of your ${count} newest investments only.`,
  coolingEnds: 'Cooling-off ends',
  termEnds: 'Term ends',
  placedAt: (at: string) => `placed ${at}`,
  rollEnds: 'Last day to choose rollover',
  event: {
    cooling: (plan: string) => `Last moment to cancel: ${plan}`,
    roll: (plan: string) => `Last day to choose rollover: ${plan}`,
    rollMore: 'If you choose nothing, the payout goes to your wallet.',
    due: (plan: string) => `Term ends: ${plan}`,
    dueMore: (amount: string) =>
      `${amount} would come back after tax. Projected, not owed: it can be less, or later.`,
    coolingMore: 'Until then you can cancel, and everything comes back to your wallet.',
  },
  back: (amount: string) => `${amount} came back`,
  backAndLost: (amount: string, lost: string) => `${amount} came back, ${lost} lost`,
  wouldComeBack: (amount: string) => `${amount} projected, not owed`,
  /** Investments that staff recorded. */
  recorded: {
    title: (company: string) => `Recorded for you by ${company}`,
    intro:
      'Our staff entered these for you and record how they end. If you did not ask for one, ' +
      'write to support.',
    support: 'Write to support',
    term: (start: string, end: string) => `${start} to ${end}`,
    over: 'The term is over. No payout is recorded yet.',
    gain: (back: string, gain: string) => `${back} came back, ${gain} of it return`,
    cancelled: 'Cancelled. The whole amount is back in your wallet.',
    nothing: 'Nothing came back.',
    reason: (reason: string) => `Reason: ${reason}`,
  },
  says: {
    cooling: (until: string) => `You can cancel until ${until}.`,
    begins: 'Cooling-off is over. The term begins in a moment.',
    active: (due: string) => `The term runs until ${due}.`,
    due: 'The term is over. We are preparing the payout.',
    late: (since: string) => `Late since ${since}. We pay it as soon as we can.`,
    paid: 'The money is in your wallet.',
    rolled: 'The amount continues in a new investment.',
    cancelled: 'You cancelled it in time, free of charge.',
    exited: 'You ended it early, for a fee.',
    impaired: 'Less than your principal came back.',
    noReturn: 'Everything you placed came back, without a return.',
  },
}
