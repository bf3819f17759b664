/**
 * Recognises the same picture after it was saved again, scaled or made paler: one slip sent for two
 * deposits. Slips of one bank look almost alike, so a hash of a few bits would call them all the
 * same. Here a picture becomes 128 × 128 grey points. A few signed sums over all points find
 * candidates by an index. Candidates are then compared part by part, finely enough that one other
 * digit shows. Cut or rotated pictures are not found.
 */
import { traitCount, type PictureFingerprint } from './fingerprint-store.ts'

/** Points on each side of the grey copy. */
export const fingerprintSide = 128
const partSide = 8

export function fingerprintOf(detail: Buffer): PictureFingerprint {
  return { traits: traitsOf(detail), detail }
}

/**
 * Measured: saving again, scaling down or making paler moves the sums by up to 3; another slip of
 * the same bank moves them by 5 and more.
 */
export const traitReach = 4

/** The signs must never change: stored fingerprints would not match any more. */
function traitsOf(detail: Buffer): number[] {
  const mean = detail.reduce((sum, point) => sum + point, 0) / detail.length
  return signs.map(
    (row) =>
      row.reduce((sum, sign, at) => sum + sign * ((detail[at] ?? 0) - mean), 0) / fingerprintSide,
  )
}

const signs = randomSigns(20_261_122)

function randomSigns(seed: number): Int8Array[] {
  const next = randomFrom(seed)
  return Array.from({ length: traitCount }, () =>
    Int8Array.from({ length: fingerprintSide * fingerprintSide }, () => (next() & 1 ? 1 : -1)),
  )
}

/** Mulberry32, which gives the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** Parts with a smaller variance (in grey steps, squared) are blank paper. */
const blankVariance = 64
/**
 * Measured: 0.01 for a picture saved again or three times smaller, 0.04 with one other digit, 0.4
 * for another slip.
 */
const differenceMax = 0.03
/** Pictures with fewer parts that are not blank are indistinguishable. */
const partsMin = 6

/** Compares two details in every part that is not blank in both. */
export function isSamePicture(one: Buffer, other: Buffer): boolean {
  let parts = 0
  for (let top = 0; top < fingerprintSide; top += partSide) {
    for (let left = 0; left < fingerprintSide; left += partSide) {
      const difference = differenceOf(one, other, top * fingerprintSide + left)
      if (difference === null) continue
      if (difference > differenceMax) return false
      parts += 1
    }
  }
  return parts >= partsMin
}

/** Returns 0 for parts that differ only in brightness, null when both are blank. */
function differenceOf(one: Buffer, other: Buffer, from: number): number | null {
  let [sumOne, sumOther, squareOne, squareOther, product] = [0, 0, 0, 0, 0]
  for (let row = 0; row < partSide; row += 1) {
    for (let column = 0; column < partSide; column += 1) {
      const at = from + row * fingerprintSide + column
      const [a, b] = [one[at] ?? 0, other[at] ?? 0]
      sumOne += a
      sumOther += b
      squareOne += a * a
      squareOther += b * b
      product += a * b
    }
  }
  const points = partSide * partSide
  const [varianceOne, varianceOther] = [
    squareOne - (sumOne * sumOne) / points,
    squareOther - (sumOther * sumOther) / points,
  ]
  if (Math.max(varianceOne, varianceOther) / points < blankVariance) return null
  return 1 - (2 * (product - (sumOne * sumOther) / points)) / (varianceOne + varianceOther)
}
