/**
 * Tells whether two pictures show the same thing, whatever they were saved or scaled as: one slip
 * sent for two deposits, the second time as a smaller or paler file. Slips of one bank look almost
 * alike, so a hash of a few bits would call them all the same. Here a picture is made 128 × 128
 * grey points. A few sums over all of them find those that can be the same by an index; then they
 * are compared part by part, finely enough that another digit shows. A picture that was cut or
 * turned is not found.
 */
import { readGrey } from '#foundation/platform/server/files/pictures.ts'

export const fingerprintSide = 128
const partSide = 8

export interface PictureFingerprint {
  traits: number[]
  detail: Buffer
}

/** Null for what cannot be read. */
export async function fingerprintOf(picture: Buffer): Promise<PictureFingerprint | null> {
  const detail = await readGrey(picture, fingerprintSide)
  return detail && { traits: traitsOf(detail), detail }
}

export const traitCount = 8
/**
 * Measured: saved anew, made smaller or paler the sums move by up to 3; another slip of the same
 * bank moves them by 5 and more.
 */
export const traitReach = 4

/**
 * Sums with signs that are drawn once and for ever: another drawing would find nothing of what is
 * stored.
 */
function traitsOf(detail: Buffer): number[] {
  const mean = detail.reduce((sum, point) => sum + point, 0) / detail.length
  return signs.map(
    (row) =>
      row.reduce((sum, sign, at) => sum + sign * ((detail[at] ?? 0) - mean), 0) / fingerprintSide,
  )
}

const signs = drawSigns(20_261_122)

function drawSigns(seed: number): Int8Array[] {
  const next = randomFrom(seed)
  return Array.from({ length: traitCount }, () =>
    Int8Array.from({ length: fingerprintSide * fingerprintSide }, () => (next() & 1 ? 1 : -1)),
  )
}

/** Mulberry32: the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** A part with less to see than this (in grey steps, squared) is paper. */
const paper = 64
/**
 * Measured: 0.01 when saved anew or made three times smaller, 0.04 with one other digit, 0.4 for
 * another slip.
 */
const differenceMax = 0.03
/** Fewer parts than this show nothing that could be told apart. */
const partsMin = 6

/** Whether both show the same, in every part in which there is something to see. */
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

/** 0 when one part is the other but for how bright it is; null when both are paper. */
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
  if (Math.max(varianceOne, varianceOther) / points < paper) return null
  return 1 - (2 * (product - (sumOne * sumOther) / points)) / (varianceOne + varianceOther)
}
