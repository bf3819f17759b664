import type { BulkWithdrawalTarget } from '../rules-bulk.ts'
import type { WithdrawalGroup } from '../rules-list.ts'

const groups: Record<WithdrawalGroup, string> = {
  waiting: 'Waiting',
  'to-pay': 'To pay',
  'second-person': 'With a second person',
}

/** An act on some withdrawals: "Approve 3 · ₱53,870.00". */
const acts: Record<BulkWithdrawalTarget, (count: number, total: string) => string> = {
  processing: (count) => `Start processing ${count}`,
  approved: (count, total) => `Approve ${count} · ${total}`,
  on_hold: (count) => `Hold ${count}`,
  declined: (count) => `Decline ${count}…`,
  completed: (count, total) => `Pay ${count} · ${total}`,
}

/** The console's list of withdrawals. */
export const withdrawalListWords = {
  groups,
  views: {
    waiting: 'Waiting',
    toPay: 'To pay',
    onHold: 'On hold',
    secondPerson: 'With a second person',
    all: 'All',
  },
  statusAge: 'Status, since',
  reference: 'Reference',
  chooseColumn: 'Selection',
  summary: (count: string, total: string) => `${count} · ${total}`,
  countOf: (count: string) => (count === '1' ? '1 withdrawal' : `${count} withdrawals`),
  manyOf: (count: number) => `More than ${count.toLocaleString('en-PH')} withdrawals`,
  actOf: (act: string, reference: string) => `${act}, ${reference}`,
  account: 'Account',
  waitsFor: (time: string) => `waits ${time}`,
  newAccount: (until: string) => `new account, waits until ${until}`,
  acts,
  moreActs: 'More for the selected rows',
  keyApprove: 'Approve the selected rows, or the row in focus',
  keyHold: 'Put them on hold',
  keyDecline: 'Decline them',
  keyPay: 'Pay them',
  keyClear: 'Clear the selection',
  none: 'No withdrawals here',
  noneWaiting: 'Nothing is waiting',
  noneWaitingMore: 'New requests appear here at once.',
  showAll: 'Show all withdrawals',
}
