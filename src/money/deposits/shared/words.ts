import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { ChatStatus } from '#money/chats/shared/rules.ts'
import type { DepositStatus, DepositRefusal } from './rules.ts'

const statuses: Record<DepositStatus, string> = {
  pending_payment: 'pending payment',
  pending_confirmation: 'pending confirmation',
  on_hold: 'on hold',
  completed: 'completed',
  declined: 'declined',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** An unknown status is shown as it is. */
export function depositStatusWord(name: string | undefined): string {
  return statuses[name as DepositStatus] ?? name ?? ''
}

const verbs: Partial<Record<DepositStatus, string>> = {
  declined: 'was',
  cancelled: 'was',
  failed: 'has',
  expired: 'has',
}

/** A predicate for a sentence: 'is on hold', 'has failed'. */
export function depositStatusPhrase(name: string | undefined): string {
  return `${verbs[name as DepositStatus] ?? 'is'} ${depositStatusWord(name)}`
}

const moveFailed = 'Status Update Failed'

export const depositRefusals: Record<DepositRefusal, RefusalWords> = {
  'invalid-amount': { title: 'Invalid Amount', message: 'Please enter a valid deposit amount.' },
  'minimum-deposit': {
    title: 'Minimum Amount',
    message: ({ minimum = '' }) => `Minimum deposit amount is ${minimum}.`,
  },
  'select-company-account': {
    title: 'Select Account',
    message: 'Please select an account to deposit into.',
  },
  'company-account-exists': {
    title: 'Already There',
    message:
      'This bank account or e-wallet is already a company account. If it is retired, bring it ' +
      'back.',
  },
  'company-account-not-found': {
    title: 'Error',
    message: 'Selected company account details not found.',
  },
  'window-open': {
    title: 'Deposit Initiation Failed',
    message: 'You already have a deposit awaiting payment. Continue it, or cancel it first.',
  },
  'deposit-not-found': { title: 'Error', message: 'No pending deposit transaction found.' },
  'deposit-expired': {
    title: 'Deposit Session Expired',
    message:
      'The time for this deposit is over. If you have already paid, tell us in the chat: ' +
      'your payment is not lost.',
  },
  'no-more-time': {
    title: 'No More Time',
    message:
      'All 10 extensions of this deposit are used. Proceed to the deposit chat or start a new ' +
      'deposit.',
  },
  'time-not-needed': {
    title: 'Nothing To Extend',
    message: 'This deposit is no longer awaiting payment, so its time does not run out.',
  },
  'proof-waiting': {
    title: 'Proof Is Being Checked',
    message:
      'You have already sent proof of payment. We will answer in the chat. Nothing was ' +
      'cancelled.',
  },
  'move-not-allowed': {
    title: moveFailed,
    message: ({ from, to }) =>
      from === to
        ? `This deposit is already ${depositStatusWord(from)}. ` +
          'Someone else may have decided it. Nothing was changed.'
        : `This deposit ${depositStatusPhrase(from)} and cannot become ` +
          `${depositStatusWord(to)}. Nothing was changed.`,
  },
  'reason-required': {
    title: 'Reason Required',
    message: ({ from, to }) =>
      from === 'expired'
        ? 'This deposit has expired. Give a reason to complete it anyway.'
        : `Give a reason. The user sees why the deposit ${depositStatusPhrase(to)}.`,
  },
}

const chatStatusWords: Record<ChatStatus, string> = {
  open: 'Open',
  pending_admin_reply: 'Needs our reply',
  pending_user_proof: 'Awaiting proof',
  pending_user_reply: 'Awaiting the user',
  pending_confirmation: 'Proof to check',
  closed_completed: 'Closed, completed',
  closed_failed: 'Closed, failed',
}

export const depositWords = {
  moveFailed,
  statuses,
  chatStatuses: chatStatusWords,
  title: 'Deposit',
  intro: 'Enter an amount and choose where you will pay. No money moves until you pay.',
  limits: 'How much',
  fromAmount: (minimum: string) => `${minimum} or more`,
  fee: 'Fee',
  noFee: 'None',
  timeToPay: 'Time to pay',
  timeToPayValue: '30 minutes, and more when you need it',
  review: 'Review deposit',
  reviewTitle: 'Check before you deposit',
  reviewMore:
    'Your time to pay starts when you confirm. We take nothing: you pay from your own bank or ' +
    'e-wallet.',
  youPay: 'You pay',
  changeDetails: 'Change details',
  extendedFully:
    'All 10 extensions of this deposit are used. Proceed to the deposit chat: a payment is ' +
    'never lost.',
  amount: 'Amount',
  chooseCompanyAccount: 'Deposit into',
  noCompanyAccounts: 'No account is open for deposits right now',
  noCompanyAccountsHint: 'Ask us in a support chat.',
  startSupportChat: 'Start Support Chat',
  initiateAmount: (amount: string) => `Deposit ${amount}`,
  initiatedTitle: 'Deposit Initiated',
  initiatedMessage: (reference: string, amount: string) => `Reference ${reference}, ${amount}.`,
  payTo: 'Pay to this account',
  bank: 'Bank or e-wallet',
  accountName: 'Account name',
  accountNumber: 'Account number',
  details: 'Details',
  reference: 'Reference',
  referenceHint: 'Write it in your payment message so we can find it.',
  status: 'Status',
  user: 'User',
  timeLeft: 'Time left to pay',
  clockStopped: 'We have your proof. Your time no longer runs out.',
  checkedTitle: 'We are checking your deposit',
  checkedMore: (amount: string) =>
    `A second person at the company is checking your deposit of ${amount}. Its time no longer ` +
    'runs out. You don’t need to do anything: we’ll tell you here and by email.',
  warningTitle: 'Less than 5 minutes left',
  warningMessage:
    'Ask for more time if you are still paying. A payment you have made is never lost.',
  moreTime: 'I need more time',
  moreTimeDone: 'You have 30 more minutes',
  proceed: 'Proceed to Deposit Chat',
  continueChat: 'Continue in the deposit chat',
  proceedHint: 'Ask us anything there, and send your proof of payment.',
  chatStarted: 'Chat Session Started',
  another: 'Make another deposit',
  expiredTitle: 'Deposit Session Expired',
  openDepositChat: 'Open the deposit chat',
  expiredMessage:
    'The time for this deposit is over. If you have already paid, tell us in the chat: ' +
    'your payment is not lost.',
  copyAccountNumber: 'account number',
  copyAccountName: 'account name',
  copyReference: 'reference',
  copyAmount: 'amount',

  adminTitle: 'Deposit Chat',
  adminCaption: 'Chats with users',
  search: 'Search by name, email, id or reference',
  statusFilter: 'Status',
  chat: 'Chat',
  allStatuses: 'All statuses',
  openChat: 'Open Chat',
  openChatOf: (name: string) => `Open Chat with ${name}`,
  noChats: 'No chats here',
  noChatsHint: 'Change the search or the filter. New chats appear on their own.',
  chats: 'chats',
  unread: (count: number) => (count === 1 ? '1 new' : `${count} new`),

  backToChats: 'All deposit chats',
  depositChatWith: (name: string) => `Deposit chat with ${name}`,
  supportChatWith: (name: string) => `Support chat with ${name}`,
  deposit: 'Deposit',
  proofTitle: 'Proof of payment',
  noProof: 'The user has sent no proof yet.',
  openProof: 'Open in full size',
  proofImage: (name: string) => `Proof of payment: ${name}`,
  claimed: 'Claimed amount',
  seeOther: 'Open that chat',
  until: 'Time left to pay',
  decide: 'Decide this deposit',
  completed: 'Completed',
  pendingConfirmation: 'Pending Confirmation',
  failed: 'Failed',
  decided: (status: DepositStatus) => `This deposit ${depositStatusPhrase(status)}. This is final.`,
  confirmCompletedTitle: 'Complete this deposit?',
  confirmCompleted: (amount: string, name: string) =>
    `${amount} goes to ${name}’s wallet. Check the company’s bank account first: this cannot ` +
    'be undone here.',
  confirmCompletedButton: (amount: string) => `Complete ${amount}`,
  confirmPendingTitle: 'Mark as pending confirmation?',
  confirmPending: (amount: string, name: string) =>
    `${name}’s deposit of ${amount} becomes pending confirmation. Its time no longer runs out.`,
  confirmPendingButton: 'Mark as pending',
  confirmFailedTitle: 'Mark this deposit as failed?',
  confirmFailed: (amount: string, name: string) =>
    `${name}’s deposit of ${amount} fails and the chat closes. No money moves.`,
  confirmFailedButton: 'Mark as failed',
  reason: 'Reason',
  reasonHintUser: 'The user sees this.',
  reasonHintExpired:
    'This deposit has expired. Say why you are completing it anyway; the user sees this.',
  statusUpdated: 'Deposit updated',
  back: 'Back',
  errorLoading: 'Error Loading Chat',
  fetchChatsFailed: 'Error Fetching Chat Sessions',
  chatCreationFailed: 'Chat Creation Failed',
  initiationFailed: 'Deposit Initiation Failed',
  error: 'Error',
  noLinkedTransaction: 'No linked transaction found for this chat.',
  closeSupport: 'Close chat',
}
