import type { Age } from '#foundation/time/shared/waiting-age.ts'
import type { QueueKind } from './rules.ts'

const kinds: Record<QueueKind, string> = {
  'withdrawals-to-decide': 'Withdrawals to decide',
  'withdrawals-to-pay': 'Withdrawals to pay',
  deposits: 'Deposits to confirm',
  chats: 'Chats to answer',
  approvals: 'Approvals',
  'late-payouts': 'Late payouts',
}

const shortKinds: Record<QueueKind, string> = {
  'withdrawals-to-decide': 'To decide',
  'withdrawals-to-pay': 'To pay',
  deposits: 'Deposits',
  chats: 'Chats',
  approvals: 'Approvals',
  'late-payouts': 'Late payouts',
}

const oneOf: Record<QueueKind, string> = {
  'withdrawals-to-decide': 'Withdrawal to decide',
  'withdrawals-to-pay': 'Withdrawal to pay',
  deposits: 'Deposit to confirm',
  chats: 'Chat to answer',
  approvals: 'Approval',
  'late-payouts': 'Late payout',
}

const ages: Record<Age, string> = { fresh: 'new', long: 'waits long', late: 'late' }

export const workbenchWords = {
  title: 'Workbench',
  intro: 'Everything that waits for you, oldest first.',
  kinds,
  shortKinds,
  oneOf,
  ages,
  all: 'All',
  filter: 'What waits',
  many: (count: number) => `${count - 1}+`,
  queue: 'Queue',
  fetchFailed: 'Error Fetching Queue',
  none: 'Nothing waits.',
  noneMore: 'New work appears here by itself.',
  noneOfKind: 'Nothing of this kind waits.',
  showAll: 'Show everything',
  loadMore: 'Load more',
  chooseOne: 'Nothing is open',
  chooseOneMore:
    'Press Enter to open the oldest, or choose one in the queue. The next opens by ' +
    'itself when one is done.',
  openOldest: 'Open the oldest',
  backToQueue: 'Back to the queue',
  open: 'What is open',
  support: 'Support chat',
  ofCompany: 'The company',
  keys: 'Keys',
  keyDown: 'Next in the queue',
  keyUp: 'The one before',
  keyOpen: 'Open',
  keyApprove: 'Approve or complete',
  keyReject: 'Reject',
  keyPay: 'Pay: write the bank reference',
  keyClose: 'Back to the queue',
  /** For the overview of all keys. */
  keyLines: [
    { keys: ['J'], does: 'Workbench: next in the queue' },
    { keys: ['K'], does: 'Workbench: the one before' },
    { keys: ['Enter'], does: 'Workbench: open' },
    { keys: ['A'], does: 'Workbench: approve or complete what is open' },
    { keys: ['R'], does: 'Workbench: reject what is open' },
    { keys: ['P'], does: 'Workbench: pay the withdrawal that is open' },
    { keys: ['U', 'Esc'], does: 'Workbench: back to the queue' },
  ],
}
