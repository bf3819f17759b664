/** Texts of the console's page of offers. */
import type { OfferStanding, Permission } from './rules.ts'

const standings: Record<OfferStanding, string> = {
  draft: 'Draft',
  upcoming: 'Opens later',
  open: 'Open',
  closed: 'Closed',
  expired: 'Permission expired',
  'plan-replaced': 'Plan replaced',
  'tax-class-over': 'Tax class ended',
}
const permissionNames: Record<Permission, string> = {
  registration: 'Registration',
  exemption: 'Exemption',
}

export const offerConsoleWords = {
  title: 'Offers',
  intro:
    'Users can place money in a plan only while its offer is open. One person enters the offer ' +
    'with its registration, and a second one approves it.',
  view: 'Part of this page',
  views: { offers: 'Offers', holidays: 'Bank holidays', tax: 'Tax classes' },
  standings,
  permissions: permissionNames,
  enter: 'Add offer',
  caption: 'Offers, newest first',
  noun: 'offers',
  none: 'No offers yet',
  noneMore: 'Plans are shown for information only until one has an open offer.',
  fetchFailed: 'Error Loading Data',
  updateFailed: 'Update Failed',
  plan: 'Plan',
  permission: 'Permission',
  period: 'Open for',
  standing: 'Status',
  open: 'View',
  openOf: (plan: string) => `View the offer for ${plan}`,
  sample: 'Sample data',
  permissionOf: (regulator: string, number: string) => `${number}, ${regulator}`,
  periodOf: (from: string, to: string) => `${from} to ${to}`,
  periodOfPermission: (from: string, day: string) =>
    `${from} to the end of ${day}, when its permission ends`,
  untilPermission: (day: string) => `Until ${day} (permission)`,
  taken: 'Raised',
  takenOf: (placed: string, total: string) => `${placed} of ${total}`,
  takenBy: (users: number) =>
    users === 0 ? 'nobody yet' : users === 1 ? 'by 1 user' : `by ${users} users`,
  eachAtMost: (by: string, cap: string) => `${by}, at most ${cap} each`,
  soldBefore: 'Already sold under this permission',
  soldBeforeOf: (sold: string) => `${sold} already sold under this permission`,
  left: 'Still available',

  offerOf: (plan: string) => `Offer for ${plan}`,
  expiresOn: 'Valid until',
  lookupUrl: 'Where to look it up',
  document: 'Document',
  minimum: 'Minimum',
  step: 'Step',
  perUserCap: 'Cap for each user',
  totalCap: 'Total cap',
  opensAt: 'Opens',
  closesAt: 'Closes',
  closesWithPermission: (day: string, entered: string) =>
    `At the end of ${day}, with its permission. Entered: ${entered}`,
  earlyExit: 'Early exit',
  earlyExitOf: (rate: string) => `Allowed; ${rate} of the principal is kept as a fee`,
  noEarlyExit: 'Not allowed',
  taxClass: 'Tax withheld',
  noTax: 'None',
  pool: 'Returns are paid from',
  enteredBy: 'Requested by',
  confirmedBy: 'Approved by',
  closedBy: 'Closed by',
  closeReason: 'Reason for closing',
  companyAccess: 'Company Access',
  whoAt: (who: string, at: string) => `${who}, ${at}`,
  waits: 'Awaiting a second person. Until then nobody can place money.',
  toApproval: 'Open the request',
  notAsked: 'No approval is pending: the request was rejected or recalled, or it expired.',
  askAgain: 'Ask again',
  asked: 'Asked again',
  askedMore: 'A colleague must approve it under Approvals.',
  whyNotOpen: {
    expired: 'The registration or exemption has expired. Enter a new offer with a valid one.',
    'plan-replaced': 'Another version of the plan is public. Enter an offer for that version.',
    'tax-class-over': 'Its tax class is not valid today. Enter an offer with a valid one.',
  },
  closePane: 'Close',

  closeOffer: 'Close to new money',
  giveUp: 'Discard draft',
  closeTitle: (plan: string) => `Close the offer for ${plan}?`,
  giveUpTitle: (plan: string) => `Discard the draft for ${plan}?`,
  closeMore:
    'Nobody can place money in it from now on. Money already placed stays. You cannot reopen ' +
    'it: that takes a new offer and a second person.',
  giveUpMore: 'The draft stays in the list as closed, with your reason.',
  reason: 'Reason',
  reasonHint: 'Your colleagues see it.',
  cancel: 'Cancel',
  keepOpen: 'Keep it open',
  closed: 'Offer closed',
  closedMore: (plan: string) => `${plan} takes no new money.`,

  enterIntro:
    'You cannot change the terms later. Nobody can place money until a second person approves ' +
    'them.',
  permissionHint: 'It lets the company offer this to the public.',
  regulator: 'Regulator',
  regulatorHint: 'For example the SEC.',
  permissionNumber: 'Number',
  lookupHint: 'An address where anyone can check it. It begins with https://',
  expiresHint: 'The last day. No money is taken after it.',
  documentHint: (megabytes: number) =>
    `The regulator’s order or letter, as a PDF of up to ${megabytes} MB. Each document can carry ` +
    'one offer at a time.',
  stepHint: 'The minimum and both caps are multiples of it.',
  opensHint: 'Manila time.',
  closesHint: 'Manila time. No money is taken from then on.',
  permissionEndsFirst: (day: string) =>
    `The permission ends first. The offer takes no money after ${day}, whatever its closing time.`,
  earlyExitField: 'Fee on early exit, in percent',
  earlyExitHint:
    'A share of the principal, at most 50. Leave empty if the plan allows no early exit.',
  highExitFee: (rate: string) =>
    `Users who leave early lose ${rate} of what they placed. Is that right?`,
  taxHint: 'An accountant must choose the class.',
  noTaxOption: 'No tax is withheld',
  noPlans: 'No plan is published. Publish one first, then enter an offer for it.',
  planTerm: (plan: string, days: string) => `${plan}, ${days} days`,
  classRate: (name: string, rate: string) => `${name}, ${rate}`,
  request: 'Request Approval',
  enterFailed: 'Offer Not Entered',
  filed: 'Awaiting a Second Person',
  filedMore: 'A colleague must approve it under Approvals. Nobody can place money before that.',
  missing: {
    plan: 'Please choose a plan.',
    text: 'Please fill this in.',
    link: 'Please enter an address that begins with https://',
    day: 'Please choose a day.',
    time: 'Please choose a day and a time.',
    amount: 'Please enter a valid positive amount.',
    fee: 'Please enter a percentage from 0 to 50, such as 1.5.',
    document: 'Please choose the document.',
  },
}
