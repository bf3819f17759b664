/** Estimates of how long money takes, shown in the form and while a request is under way. */
import type { ExpectedTimeKind } from './rules.ts'

/** Rounded up, so that the text never promises less than the measured time. */
function duration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`
}

const nouns: Record<ExpectedTimeKind, string> = { deposit: 'deposits', withdrawal: 'withdrawals' }

export const expectedTimeWords = {
  title: 'Expected time',
  usual: (half: number, nineOfTen: number) =>
    duration(half) === duration(nineOfTen)
      ? `Usually within ${duration(half)}.`
      : `Half are done within ${duration(half)}, 9 of 10 within ${duration(nineOfTen)}.`,
  measuredOn: (count: number, kind: ExpectedTimeKind) =>
    `Measured on ${count.toLocaleString('en-PH')} ${nouns[kind]} completed in the last 30 days.`,
  notEnough: 'Typical time: not known yet.',
}
