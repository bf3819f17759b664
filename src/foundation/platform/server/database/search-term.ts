/** Reads what a person typed into a search box into the values that queries look for. */
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import { containing, escapedForLike } from './built-queries.ts'

export interface SearchTerm {
  written: string
  /** A pattern for `ilike`: the term anywhere. */
  anywhere: string
  /** Trigram indexes help from three characters on. */
  hasTrigrams: boolean
  /** A pattern for `like` on `reverse(upper-case column)`; null below three characters. */
  ending: string | null
  /** A whole id. */
  id: string | null
  /** The range of ids that begin with the term; null when it cannot begin one. */
  idsFrom: { first: string; last: string } | null
  /** The amount without its sign; null when the term is none. */
  centavos: bigint | null
  /** The digits of a term that may be a phone or bank account number. */
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

/** From six hexadecimal digits on; with fewer, every number would begin an id. */
function idRange(written: string): { first: string; last: string } | null {
  if (!/^[0-9a-f-]{6,36}$/i.test(written)) return null
  const hex = written.replaceAll('-', '').toLowerCase()
  if (hex.length < 6 || hex.length > 32) return null
  const dashed = (digits: string) =>
    digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { first: dashed(hex.padEnd(32, '0')), last: dashed(hex.padEnd(32, 'f')) }
}
