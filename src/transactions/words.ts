import type { RefusalWords } from '../contract/refusal.ts'
import type { TransactionRefusal, TransactionStatus, TransactionType } from './rules.ts'

export const refusals: Record<TransactionRefusal, RefusalWords> = {
  'transaction-not-found': { title: 'Error', message: 'Could not load transaction details.' },
  'key-reused': {
    title: 'Already Used',
    message: 'This request was already used for something else. Nothing was changed; open the form again and retry.',
  },
}

const types: Record<TransactionType, string> = {
  deposit: 'Deposit',
  deposit_initiated: 'Deposit requested',
  withdrawal: 'Withdrawal',
  withdrawal_request: 'Withdrawal request',
  investment: 'Investment',
  investment_payout: 'Investment payout',
  admin_credit: 'Credit by the company',
  admin_debit: 'Debit by the company',
}

const statuses: Record<TransactionStatus, string> = {
  pending_payment: 'Pending payment',
  pending: 'Pending',
  pending_confirmation: 'Pending confirmation',
  processing: 'Processing',
  on_hold: 'On hold',
  approved: 'Approved',
  completed: 'Completed',
  declined: 'Declined',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

export const words = { types, statuses }
