import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { evidenceMaxBytes, type PoolRefusal } from './rules.ts'

const notDeclared = 'Income Not Declared'
const megabytes = evidenceMaxBytes / 1024 / 1024

export const poolRefusals: Record<PoolRefusal, RefusalWords> = {
  'pool-not-found': { title: notDeclared, message: 'This pool was not found. No money was moved.' },
  'plan-unknown': {
    title: notDeclared,
    message: ({ plan }) =>
      `No plan “${plan}” was ever public, and no investment is recorded under it. ` +
      'Please choose from the list; no money was moved.',
  },
  'evidence-not-found': {
    title: notDeclared,
    message: 'The document was not found. Please choose it again; no money was moved.',
  },
  'evidence-declared': {
    title: 'Declared Before',
    message: ({ on }) =>
      `This document was declared on ${on}. One document counts once; no money was moved.`,
  },
  'evidence-waiting': {
    title: 'Already Waiting',
    message: ({ by }) =>
      (by ? `A request of ${by}` : 'Another request') +
      ' with this document waits for a second person already. No money was moved.',
  },
  'evidence-id-reused': {
    title: notDeclared,
    message: 'Another document was sent under this id. Please choose the file again.',
  },
  'evidence-no-pdf': {
    title: 'Not a PDF',
    message: 'Please choose a PDF: an account statement, an audit report or a scan.',
  },
  'evidence-damaged': {
    title: 'File Damaged',
    message: 'The end of this PDF is missing. Please choose the file again.',
  },
  'evidence-too-large': {
    title: 'File Too Large',
    message: `The document may have up to ${megabytes} MB.`,
  },
  'uploads-busy': {
    title: 'Busy',
    message: ({ seconds }) => `Many files arrive now. Please try again in ${seconds} seconds.`,
  },
  'period-reversed': {
    title: notDeclared,
    message: 'The last day cannot lie before the first. No money was moved.',
  },
  'period-not-over': {
    title: notDeclared,
    message: 'Only income of days that have come can be declared. No money was moved.',
  },
}

export const poolWords = {
  title: 'Income Pools',
  intro:
    'Gains of investments are paid from here and from nothing else. A pool holds income that one ' +
    'person declared and a second one agreed to; it never falls below zero.',
  fetchFailed: 'Error Fetching Income Pools',
  inPool: 'In the pool',
  declared: 'Declared',
  paid: 'Paid as gains',
  empty: 'This pool is empty: no gain can be paid before income is declared.',
  waits: (count: number) =>
    count === 1
      ? '1 declaration waits for a second person.'
      : `${count} declarations wait for a second person.`,
  toApprovals: 'Open the approvals',

  list: 'Declared income',
  caption: 'Declared income, newest first',
  noun: 'declarations',
  none: 'No income was declared yet',
  noneMore: 'Declare it with a document that proves it. A second person agrees, then it counts.',
  listFailed: 'Error Fetching Declared Income',
  pool: 'Pool',
  amount: 'Amount',
  period: 'Period',
  periodOf: (from: string, to: string) => `${from} to ${to}`,
  source: 'Source',
  plans: 'Plans',
  evidence: 'Evidence',
  checksum: 'SHA-256 of the document',
  who: 'Declared and agreed',
  by: (one: string, other: string) => `${one}, agreed by ${other}`,
  companyAccess: 'Company Access',
  agreed: 'Agreed',

  declare: 'Declare Income',
  declareIntro:
    'Declare only what the company has earned and has in its account. The amount comes from the ' +
    "company's own money once a second person has agreed.",
  amountHint: 'The whole amount that the document proves for these plans.',
  from: 'First day',
  to: 'Last day',
  sourceHint: 'Who paid it, and for what.',
  plansHint: 'Choose all plans that earned it.',
  noPlans: 'No plan was published yet, so no plan can have earned income.',
  plansFailed: 'Error Fetching the Plans',
  planStanding: { past: 'No longer public', recorded: 'Not a public plan: recorded by staff' },
  evidenceHint: (megabytes: number) =>
    `A PDF of up to ${megabytes} MB: a bank statement, an audit report. One document counts once.`,
  choose: 'Choose a PDF',
  change: 'Choose another PDF',
  sending: 'Sending the document',
  ready: 'The document is ready.',
  sendFailed: 'Document Not Sent',
  request: 'Request Approval',
  unusual: 'More than everything declared so far',
  unusualMore: (declared: string) =>
    `All income so far is ${declared}. Check the zeros and the document: nothing takes a ` +
    'declaration back once a second person has agreed.',
  requestOf: (amount: string) => `Request approval of ${amount}`,
  cancel: 'Cancel',
  declareFailed: 'Income Not Declared',
  filed: 'Waits for a Second Person',
  filedMore: (amount: string) =>
    `A colleague has to agree to ${amount} under Approvals. No money was moved yet.`,
  invalidAmount: 'Please enter a valid positive amount.',
  missingDay: 'Please choose a day.',
  missingSource: 'Please write who paid the income, and for what.',
  missingPlans: 'Please choose at least one plan.',
  tooManyPlans: (most: number) => `Please choose ${most} plans at most.`,
  missingEvidence: 'Please choose the document that proves the income.',
}
