/** The figures of the public pages: a label, and exactly how each is counted. */
import type { KeyFigureName } from './rules.ts'

interface FigureWords {
  label: string
  /** Which rows are counted, and which are not. */
  how: string
}

export const keyFigureWords = {
  figures: {
    clients: {
      label: 'Clients',
      how:
        'People with an open wallet and at least one completed deposit. People who only signed ' +
        'up or closed their wallet, and staff, are not counted.',
    },
    'paid-out': {
      label: 'Paid out',
      how:
        'Every withdrawal paid, less what was returned, from the ledger. Money on its way is not ' +
        'counted.',
    },
    payouts: {
      label: 'Completed withdrawals',
      how: 'Withdrawals that the company paid to a bank or an e-wallet and marked as completed.',
    },
    'success-rate': {
      label: 'Success rate',
      how:
        'The share of finished withdrawals that was paid, rounded down. Declined and failed ones ' +
        'count against it; withdrawals that users cancelled do not count.',
    },
    'payout-median': {
      label: 'Typical payout time',
      how:
        'From the request to the completion, of the withdrawals among the newest 4,000 ' +
        'transactions that were completed in the last 30 days. Half took this long or less.',
    },
    'payout-slow': {
      label: 'Nine in ten paid within',
      how:
        'From the request to the completion, of the withdrawals among the newest 4,000 ' +
        'transactions that were completed in the last 30 days. One in ten took longer.',
    },
    since: {
      label: 'First transaction',
      how: 'The day on which the first transaction was completed in this installation.',
    },
  } satisfies Record<KeyFigureName, FigureWords>,
  notEnough: (cases: number, needed: number) => `Needs ${needed} payouts, ${cases} so far`,
  none: 'None yet',
  cases: (cases: number) =>
    cases === 1 ? 'measured on 1 withdrawal' : `measured on ${cases} withdrawals`,
  asOf: (time: string) => `As of ${time}`,
  kept: 'Counted by the server and refreshed every half minute. Nobody can enter or change it.',
}
