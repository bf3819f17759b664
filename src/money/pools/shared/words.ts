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
    title: 'Already Declared',
    message: ({ on }) =>
      `This document was declared on ${on}. One document counts once; no money was moved.`,
  },
  'evidence-waiting': {
    title: 'Already Waiting',
    message: ({ by }) =>
      (by ? `A request by ${by}` : 'Another request') +
      ' with this document is already awaiting a second person. No money was moved.',
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
    message: `The document can be up to ${megabytes} MB.`,
  },
  'uploads-busy': {
    title: 'Busy',
    message: ({ seconds }) => `Many files are arriving. Please try again in ${seconds} seconds.`,
  },
  'period-reversed': {
    title: notDeclared,
    message: 'The last day cannot be before the first. No money was moved.',
  },
  'period-not-over': {
    title: notDeclared,
    message: 'Income of days still to come cannot be declared. No money was moved.',
  },
}

export const poolWords = {
  title: 'Income Pools',
  intro:
    'Investment gains are paid only from here. A pool holds income that one person declared ' +
    'and a second one approved; it never falls below zero.',
  fetchFailed: 'Error Fetching Income Pools',
  inPool: 'In the pool',
  declared: 'Declared',
  paid: 'Paid as gains',
  empty: 'This pool is empty: no gain can be paid until income is declared.',
  waits: (count: number) =>
    count === 1
      ? '1 declaration is awaiting a second person.'
      : `${count} declarations are awaiting a second person.`,
  toApprovals: 'Open approvals',

  list: 'Declared income',
  caption: 'Declared income, newest first',
  noun: 'declarations',
  none: 'No income declared yet',
  noneMore:
    'Declare it with a document that proves it. It counts once a second person approves it.',
  listFailed: 'Error Fetching Declared Income',
  pool: 'Pool',
  amount: 'Amount',
  period: 'Period',
  periodOf: (from: string, to: string) => `${from} to ${to}`,
  source: 'Source',
  plans: 'Plans',
  evidence: 'Evidence',
  checksum: 'SHA-256 of the document',
  who: 'Requested and approved',
  by: (one: string, other: string) => `${one}, approved by ${other}`,
  companyAccess: 'Company Access',
  agreed: 'Approved',

  declare: 'Declare Income',
  declareIntro:
    'Declare only what the company has earned and has in its account. The amount comes from ' +
    'the company’s own money once a second person approves.',
  amountHint: 'The full amount that the document proves for these plans.',
  from: 'First day',
  to: 'Last day',
  sourceHint: 'Who paid it, and for what.',
  plansHint: 'Choose all plans that earned it.',
  noPlans: 'No plan has been published yet, so none can have earned income.',
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
    `All income so far is ${declared}. Check the zeros and the document: a declaration cannot ` +
    'be undone once a second person approves it.',
  requestOf: (amount: string) => `Request approval of ${amount}`,
  cancel: 'Cancel',
  declareFailed: 'Income Not Declared',
  filed: 'Awaiting a Second Person',
  filedMore: (amount: string) =>
    `A colleague must approve ${amount} under Approvals. No money has moved.`,
  invalidAmount: 'Please enter a valid positive amount.',
  missingDay: 'Please choose a day.',
  missingSource: 'Please say who paid the income, and for what.',
  missingPlans: 'Please choose at least one plan.',
  tooManyPlans: (most: number) => `Please choose ${most} plans at most.`,
  missingEvidence: 'Please choose the document that proves the income.',
}
