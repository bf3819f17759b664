/**
 * The code of a receipt, `REF20261121ABC123-0123456789ABCDEF`: the reference number and a tag that
 * only this installation can make for it (sign-receipt.ts). Here is how it is written, read and
 * typed; whether it is genuine is decided by the server alone.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'

/** Crockford's: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const tagLength = 16
/** Ten bytes are sixteen letters. */
export const receiptTagBytes = 10

export function writeReceiptTag(bytes: Uint8Array): string {
  const bits = Array.from(bytes.subarray(0, receiptTagBytes), (byte) =>
    byte.toString(2).padStart(8, '0'),
  ).join('')
  return Array.from(
    { length: tagLength },
    (_, place) => alphabet[Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2)],
  ).join('')
}

export function receiptCode(referenceNumber: string, tag: string): string {
  return `${referenceNumber}-${tag}`
}

/** Longer than any code with spaces and dashes between all of its letters. */
export const receiptCodeMax = 120

/** What the public form sends: any line, for what is no code is answered as not genuine. */
export const receiptCodeInput = z.strictObject({ code: line(receiptCodeMax) })

/**
 * A code as it stands in an address: whoever copied it may have copied marks with it, and a longer
 * text is no code either.
 */
export function receiptCodeInAddress(text: string): string {
  return withoutInvisibleMarks(text)
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, receiptCodeMax)
}

export interface ReadReceiptCode {
  /** The reference as it may have been meant: whoever types takes O for 0 and I for 1. One at least. */
  references: string[]
  tag: string
}

/**
 * What a person typed, copied or scanned; null when it can be no code. Capitals, spaces and dashes
 * do not count.
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
    references: lookalikes(suffix).map((meant) => `REF${digits}${meant}`),
    tag: asCrockford(tag),
  }
}

/** As Crockford reads: O is 0, I and L are 1. */
function asCrockford(text: string): string {
  return text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

const groups = ['0O', '1IL']

/**
 * All texts that look like this one: the letters of a reference have O beside 0, so that the right
 * one is found by trying.
 */
function lookalikes(text: string): string[] {
  return [...text].reduce<string[]>(
    (begun, letter) =>
      begun.flatMap((start) =>
        [...(groups.find((group) => group.includes(letter)) ?? letter)].map(
          (meant) => start + meant,
        ),
      ),
    [''],
  )
}

/**
 * 'Maria Santos' becomes 'M••• S•••': whoever knows the person recognises the name, and nobody else
 * learns it. The dots do not tell the length.
 */
export function maskReceiptName(fullName: string): string {
  return fullName
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, 4)
    .map((part) => `${[...part][0]}•••`)
    .join(' ')
}
