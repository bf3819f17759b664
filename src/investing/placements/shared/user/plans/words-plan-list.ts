/** The list of plans, and why a plan takes no money. */
import type { ClosedReason } from '../../rules.ts'

const closed: Record<ClosedReason, string> = {
  'no-offer': 'This plan is shown for information only. It is not open for investing.',
  upcoming: 'It is not open yet.',
  closed: 'It has closed and takes no new money.',
  expired: 'Its permission has expired, so it takes no new money.',
  'plan-replaced': 'The plan has changed, and the new version is not offered yet.',
  'tax-class-over': 'Its tax class has ended. It opens again when the company has set a new one.',
  'total-cap-reached': 'This plan has taken all that its permission allows.',
  'user-cap-reached':
    'You have placed all that its permission allows you. Ended investments count too.',
}

export const planListWords = {
  closed,
  forReading: 'These plans are shown for information only. They are not open for investing.',
  isClosed: 'Closed',
  notOpen: 'Not open',
  opensAt: (when: string) => `It opens ${when}.`,
  closedOn: (day: string) => `The company closed it on ${day}.`,
  endedOn: (day: string) => `It ended on ${day}.`,
  expiredOn: (day: string) => `The last day was ${day}.`,
  capIs: (cap: string) => `The maximum is ${cap}.`,
  totalLeft: (left: string, minimum: string) =>
    `The plan takes only ${left} more, less than the minimum of ${minimum}.`,
  userLeft: (left: string, minimum: string, used: string, cap: string) =>
    `You have used ${used} of the ${cap} that its permission allows you. The ${left} left is ` +
    `less than the minimum of ${minimum}. Ended investments count too.`,
  planGone: 'The plan behind that link is no longer offered',
  plansIntro: 'Compare what may come back with the worst case. Read both.',
  noPlans: 'No plans are offered now',
  noPlansMore: 'New plans appear here.',
  back: 'Investments',
  openPlans: 'Open now',
  closedPlans: 'Not open now',
  closesAt: (when: string) => `Open until ${when}.`,
  from: 'From',
  term: 'Term',
  projectedOn: (amount: string) => `Projected payout from ${amount}, before tax`,
  worstOn: (amount: string) => `Worst case, from ${amount}`,
  early: 'Leave early',
  earlyFee: (share: string) => `${share} fee`,
  earlyNot: 'Not possible',
  choose: 'Choose this plan',
  chooseNamed: (plan: string) => `Choose this plan: ${plan}`,
  details: 'What the plan says',
  planGoneMore: 'Here are the current plans.',
  planClosed: (plan: string) => `${plan} takes no money now`,
}
