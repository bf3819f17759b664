/**
 * What somebody typed into the search box of a list, as the ways to look for it. A term is never a
 * pattern of its own.
 */
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import { containing, escapedForLike } from './built-queries.ts'

export interface SearchTerm {
  written: string
  /** For `ilike`: the term anywhere. An index of trigrams helps from three characters on. */
  anywhere: string
  hasTrigrams: boolean
  /**
   * For `like` on `reverse(upper-case column)`: names end in what tells them apart. Null when it is
   * too short to.
   */
  ending: string | null
  /** A whole id. */
  id: string | null
  /** The ids that begin like the term, when it looks like the beginning of one. */
  idsFrom: { first: string; last: string } | null
  /** Without its sign; null when it is no amount. */
  centavos: bigint | null
  /** Only the digits, when it may be a phone or bank account number. */
  digits: string | null
}

export function readTerm(written: string): SearchTerm {
  const centavos = parsePesos(written)
  const digits = written.replace(/\D/g, '')
  const idsFrom = idRange(written)
  return {
    written,
    anywhere: containing(written),
    hasTrigrams: written.length >= 3,
    ending:
      written.length >= 3
        ? `${escapedForLike([...written.toUpperCase()].reverse().join(''))}%`
        : null,
    id: idsFrom && idsFrom.first === idsFrom.last ? idsFrom.first : null,
    idsFrom,
    centavos: centavos === null ? null : centavos < 0n ? -centavos : centavos,
    digits: digits.length >= 3 && /^[+()\d\s-]+$/.test(written) ? digits : null,
  }
}

/** From six hexadecimal digits on: with fewer every number would be the beginning of an id. */
function idRange(written: string): { first: string; last: string } | null {
  if (!/^[0-9a-f-]{6,36}$/i.test(written)) return null
  const hex = written.replaceAll('-', '').toLowerCase()
  if (hex.length < 6 || hex.length > 32) return null
  const dashed = (digits: string) =>
    digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { first: dashed(hex.padEnd(32, '0')), last: dashed(hex.padEnd(32, 'f')) }
}
