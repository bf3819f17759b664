import type { Age } from '#foundation/time/shared/waiting-age.ts'
import type { QueueKind } from './rules.ts'

const kinds: Record<QueueKind, string> = {
  'withdrawals-to-decide': 'Withdrawals to approve',
  'withdrawals-to-pay': 'Withdrawals to pay',
  deposits: 'Deposits to confirm',
  chats: 'Chats to answer',
  approvals: 'Approvals',
  'late-payouts': 'Late payouts',
}

const shortKinds: Record<QueueKind, string> = {
  'withdrawals-to-decide': 'To approve',
  'withdrawals-to-pay': 'To pay',
  deposits: 'Deposits',
  chats: 'Chats',
  approvals: 'Approvals',
  'late-payouts': 'Late payouts',
}

const oneOf: Record<QueueKind, string> = {
  'withdrawals-to-decide': 'Withdrawal to approve',
  'withdrawals-to-pay': 'Withdrawal to pay',
  deposits: 'Deposit to confirm',
  chats: 'Chat to answer',
  approvals: 'Approval',
  'late-payouts': 'Late payout',
}

const ages: Record<Age, string> = { fresh: 'new', long: 'waiting long', late: 'late' }

export const workbenchWords = {
  title: 'Workbench',
  intro: 'Everything waiting for you, oldest first.',
  kinds,
  shortKinds,
  oneOf,
  ages,
  all: 'All',
  filter: 'Kind of work',
  many: (count: number) => `${count - 1}+`,
  queue: 'Queue',
  fetchFailed: 'Error Fetching Queue',
  none: 'Nothing is waiting.',
  noneMore: 'New work appears here as soon as it arrives.',
  noneOfKind: 'Nothing of this kind is waiting.',
  showAll: 'Show everything',
  loadMore: 'Load more',
  chooseOne: 'Nothing selected',
  chooseOneMore:
    'Press Enter to open the oldest, or choose one from the queue. When you finish it, the next ' +
    'one opens.',
  openOldest: 'Open the oldest',
  backToQueue: 'Back to the queue',
  open: 'Open item',
  support: 'Support chat',
  ofCompany: 'The company',
  keys: 'Keys',
  keyDown: 'Next in the queue',
  keyUp: 'Previous in the queue',
  keyOpen: 'Open',
  keyApprove: 'Approve or complete',
  keyReject: 'Decline',
  keyPay: 'Pay: write the bank reference',
  keyClose: 'Back to the queue',
  /** For the overview of all keys. */
  keyLines: [
    { keys: ['J'], does: 'Workbench: next in the queue' },
    { keys: ['K'], does: 'Workbench: the one before' },
    { keys: ['Enter'], does: 'Workbench: open' },
    { keys: ['A'], does: 'Workbench: approve or complete what is open' },
    { keys: ['R'], does: 'Workbench: decline what is open' },
    { keys: ['P'], does: 'Workbench: pay the withdrawal that is open' },
    { keys: ['U', 'Esc'], does: 'Workbench: back to the queue' },
  ],
}
