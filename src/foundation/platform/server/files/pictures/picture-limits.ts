/** Which pictures are worth decoding, by their header alone. */
import type { PictureHeader } from './picture-header.ts'

export interface PictureLimits {
  pixelsMax: number
  /** So much of one picture may a decoder hold at once. */
  heldBytesMax: number
}

export type PictureProblem = 'damaged' | 'too-many-pixels' | 'moves'

/** Encoders write about ten; each costs a walk over the whole picture. */
const scansMax = 32

export function judgeHeader(
  header: PictureHeader | null,
  { pixelsMax, heldBytesMax }: PictureLimits,
): PictureProblem | null {
  if (!header) return 'damaged'
  if (header.format === 'jpeg' && header.depth !== 8) return 'damaged'
  if (header.scans > scansMax) return 'damaged'
  if (header.moves) return 'moves'
  if (header.width * header.height > pixelsMax || heldBytes(header) > heldBytesMax)
    return 'too-many-pixels'
  return null
}

/**
 * Rows of a baseline JPEG and of a plain PNG pass through the decoder one by one. Of all others it
 * holds every pixel; of a progressive JPEG two bytes for each sample, colours at a quarter.
 */
function heldBytes({ format, width, height, depth, channels, interlaced }: PictureHeader): number {
  const pixels = width * height
  if (format === 'webp') return pixels * channels
  if (!interlaced) return width * channels * (depth / 8)
  return format === 'jpeg' ? pixels * 3 : pixels * channels * (depth / 8)
}
