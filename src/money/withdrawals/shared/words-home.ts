/** Withdrawals that are under way, on the user's first page. */
import type { WithdrawalStatus } from './rules.ts'

export const withdrawalHomeWords = {
  title: 'On its way',
  to: (bank: string) => `To ${bank}`,
  endingIn: 'ending in',
  requested: 'Requested',
  /** The step that it is at. */
  at: {
    pending: 'Being checked',
    processing: 'Being paid',
    approved: 'Being paid',
    on_hold: 'On hold',
  } as Partial<Record<WithdrawalStatus, string>>,
  now: 'now',
  paid: 'Paid',
  /** Before a time. Measured, no promise. */
  by: '9 of 10 by',
  from: (time: string) => `${time} at the earliest`,
  late: 'This is taking longer than 9 of 10 withdrawals. Open it to ask us about it.',
}
