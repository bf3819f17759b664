import { receiptCodeMax } from './rules-receipt.ts'

export interface ReadReceiptCode {
  /** The possible references, at least one: people type O for 0 and I for 1. */
  references: string[]
  tag: string
}

/**
 * Reads what a person typed, copied or scanned. Null when it is no code. Letter case, spaces and
 * dashes do not count.
 */
export function readReceiptCode(typed: string): ReadReceiptCode | null {
  if (typed.length > receiptCodeMax) return null
  const plain = typed.toUpperCase().replaceAll(/[\s\-‐-―.]/g, '')
  const match = /^REF(\w{8})(\w{6})(\w{16})$/.exec(plain)
  if (!match) return null
  const [, day = '', suffix = '', tag = ''] = match
  const digits = asCrockford(day)
  if (!/^\d{8}$/.test(digits) || !/^[A-Z0-9]{6}$/.test(suffix)) return null
  return {
    references: lookalikes(suffix).map((likely) => `REF${digits}${likely}`),
    tag: asCrockford(tag),
  }
}

/** As Crockford reads: O is 0, I and L are 1. */
function asCrockford(text: string): string {
  return text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

const groups = ['0O', '1IL']

/** All texts that look like this one. References use O beside 0, so the server tries each. */
function lookalikes(text: string): string[] {
  return [...text].reduce<string[]>(
    (prefixes, letter) => {
      const alternatives = [...(groups.find((group) => group.includes(letter)) ?? letter)]
      return prefixes.flatMap((prefix) => alternatives.map((one) => prefix + one))
    },
    [''],
  )
}
