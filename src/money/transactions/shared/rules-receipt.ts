/**
 * The code of a receipt, `REF20261121ABC123-0123456789ABCDEF`: the reference number and a tag that
 * only this installation can make (server/receipts/sign-receipt.ts). This file writes codes and
 * read-receipt-code.ts reads them; only the server decides whether one is genuine.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'

/** Crockford base32: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const tagLength = 16
/** Ten bytes give sixteen characters. */
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

/** Longer than any code with spaces and dashes between all of its characters. */
export const receiptCodeMax = 120

/** Accepts any line; a malformed code is not genuine. */
export const receiptCodeInput = z.strictObject({ code: line(receiptCodeMax) })

/** The code in a URL without copied invisible characters, cut to receiptCodeMax. */
export function receiptCodeInAddress(text: string): string {
  return withoutInvisibleMarks(text)
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, receiptCodeMax)
}

/** The address for codes: 'kaban.example/verify' for 'https://kaban.example/verify/REF…'. */
export function verifyPageOf(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '')
}

/**
 * 'Maria Santos' becomes 'M••• S•••'. The dots hide its length.
 *
 * People who know the name recognise it; others learn nothing.
 */
export function maskReceiptName(fullName: string): string {
  return fullName
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, 4)
    .map((part) => `${[...part][0]}•••`)
    .join(' ')
}
