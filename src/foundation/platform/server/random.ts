/**
 * Random text that people see: reference numbers, transaction numbers, the company access code,
 * recovery codes and codes in mails. Tests read the same screens, so tests can repeat these texts
 * from one seed; see tests/fixtures/test-seed.ts.
 *
 * Every installation draws from node:crypto, sample or live. No setting and no environment variable
 * changes that: only a test can call {@link replaceRandomSource}, and the tests of the architecture
 * refuse a caller in `src/`.
 *
 * Ids (UUIDs), tokens, keys, session ids, salts and names of files come from node:crypto or from
 * `uuid` directly and cannot be repeated, not even in tests.
 */
import { randomInt } from 'node:crypto'

/** Returns a whole number from 0 to below `limit`, each with the same probability. */
export type RandomSource = (limit: number) => number

const systemSource: RandomSource = (limit) => randomInt(limit)
let source = systemSource

/** `length` characters out of `letters`, each chosen independently. */
export function randomText(letters: string, length: number): string {
  return Array.from({ length }, () => letters[source(letters.length)]).join('')
}

/** For tests only; null restores the source of every installation. */
export function replaceRandomSource(replacement: RandomSource | null): void {
  source = replacement ?? systemSource
}
