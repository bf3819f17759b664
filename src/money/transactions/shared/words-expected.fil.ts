import type { ExpectedTimeKind } from './rules.ts'
import type { expectedTimeWords } from './words-expected.ts'

function duration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return `${minutes} minuto`
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? `${hours} oras` : `${Math.ceil(hours / 24)} araw`
}

const nouns: Record<ExpectedTimeKind, string> = { deposit: 'deposito', withdrawal: 'withdrawal' }

export const expectedTimeWordsFil: typeof expectedTimeWords = {
  title: 'Inaasahang tagal',
  usual: (half, nineOfTen) =>
    duration(half) === duration(nineOfTen)
      ? `Karaniwan sa loob ng ${duration(half)}.`
      : `Tapos ang kalahati sa loob ng ${duration(half)}, ` +
        `9 sa 10 sa loob ng ${duration(nineOfTen)}.`,
  measuredOn: (count, kind) =>
    `Sinukat sa ${count.toLocaleString('en-PH')} ${nouns[kind]} na natapos sa nakaraang 30 araw.`,
  notEnough: 'Karaniwang tagal: hindi pa alam.',
}
