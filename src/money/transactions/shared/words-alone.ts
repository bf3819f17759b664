/** Words for staff before they confirm something that takes a second person. */
import type { AloneLimit } from './rules-alone.ts'

const most = 'the most one person may decide alone'
const reasons: Record<AloneLimit['kind'], (amount: string, limit: string) => string> = {
  amount: (amount, limit) => `${amount} is above ${limit}, ${most}.`,
  'user-day': (amount, limit) =>
    `With what was decided for this user in the last 24 hours, ${amount} is above ${limit}, ` +
    `${most} for one user.`,
  'person-day': (amount, limit) =>
    `With what you moved alone in the last 24 hours, ${amount} is above ${limit}, ${most} in a ` +
    'day.',
  'company-day': (amount, limit) =>
    `With what everyone moved alone in the last 24 hours, ${amount} is above ${limit}, the most ` +
    'the whole staff may move in a day without a second person.',
}

export const aloneLimitWords = {
  title: 'This only sends a request',
  reasons,
  nothingMoves: 'No money moves now: a second person must approve first.',
  request: (amount: string) => `Request approval of ${amount}`,
  checking: 'Checking whether a second person is needed',
  checkFailed: 'We could not check whether a second person is needed',
}
