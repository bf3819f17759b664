/**
 * An amount of pesos as a whole number of centavos. A JavaScript number never holds money: 0.1 +
 * 0.2 must be 0.3, and 9,999,999,999,999.99 must stay exact.
 */
export type Centavos = bigint

/** ₱9,999,999,999,999.99: above any real amount, and far below the limit of a bigint column. */
export const centavosMax: Centavos = 999_999_999_999_999n

const writtenAmount = /^(-?)(?:₱|php)?\s*((?:\d{1,3}(?:,\d{3})+|\d+))?(?:\.(\d{1,2}))?$/i

/**
 * Reads what a person typed: `1000`, `1,000.50`, `₱1,000.5`, `PHP 1,000.50`, `.50`. Returns null
 * when it is no amount in pesos with at most two decimals, or above {@link centavosMax}.
 */
export function parsePesos(text: string): Centavos | null {
  const read = readPesos(text)
  return read === 'too-large' ? null : read
}

/** Whether the text is an amount above `highest`; also one that is above {@link centavosMax}. */
export function isPesosAbove(text: string, highest: Centavos): boolean {
  const read = readPesos(text)
  return read === 'too-large' || (read !== null && read > highest)
}

function readPesos(text: string): Centavos | 'too-large' | null {
  const match = writtenAmount.exec(text.trim())
  if (!match) return null
  const [, sign, whole, fraction] = match
  if (whole === undefined && fraction === undefined) return null
  const digits = (whole ?? '0').replaceAll(',', '')
  const tooLarge = sign === '-' ? null : 'too-large'
  // Refuse a number longer than any accepted amount before making a huge bigint from it.
  if (digits.length > 15) return digits.startsWith('0') ? null : tooLarge
  const centavos = BigInt(digits) * 100n + BigInt((fraction ?? '').padEnd(2, '0') || '0')
  if (centavos > centavosMax) return tooLarge
  return sign === '-' ? -centavos : centavos
}

/** `₱1,234,567.50`; a negative amount as `-₱5.00`. */
export function showPesos(amount: Centavos): string {
  const { sign, whole, fraction } = pesoParts(amount)
  return `${sign}₱${whole}.${fraction}`
}

/** As {@link showPesos}, with `+` before a positive amount: colour alone must not carry it. */
export function showPesosSigned(amount: Centavos): string {
  return amount > 0n ? `+${showPesos(amount)}` : showPesos(amount)
}

/** `1000.50`, as an amount field is filled. */
export function pesosInput(amount: Centavos): string {
  const { sign, fraction } = pesoParts(amount)
  return `${sign}${absolute(amount) / 100n}.${fraction}`
}

/** For a screen that dims the centavos. `whole` has thousands separators. */
export function pesoParts(amount: Centavos): { sign: '' | '-'; whole: string; fraction: string } {
  const size = absolute(amount)
  return {
    sign: amount < 0n ? '-' : '',
    whole: (size / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: (size % 100n).toString().padStart(2, '0'),
  }
}

export function absolute(amount: Centavos): Centavos {
  return amount < 0n ? -amount : amount
}
