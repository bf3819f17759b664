/**
 * Reads what a picture says of itself before anything is decoded. It decides whether a picture is
 * worth a decoder's memory (picture-limits.ts); sharp would have to load a decoder here to answer.
 */
import type { PictureHeader } from './picture-header.ts'
import { readJpegHeader } from './read-jpeg-header.ts'

/** Returns null for other formats, and for a header that makes no sense. */
export function readPictureHeader(file: Buffer): PictureHeader | null {
  try {
    const header = readPng(file) ?? readWebp(file) ?? readJpegHeader(file)
    return header && header.width > 0 && header.height > 0 ? header : null
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null
    throw error
  }
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** By the colour type of a PNG; a palette is decoded to colours. */
const pngChannels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

function readPng(file: Buffer): PictureHeader | null {
  if (!file.subarray(0, 8).equals(pngStart) || file.toString('latin1', 12, 16) !== 'IHDR')
    return null
  const channels = pngChannels[file.readUInt8(25)]
  if (channels === undefined) return null
  return {
    format: 'png',
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    depth: Math.max(8, file.readUInt8(24)),
    channels,
    interlaced: file.readUInt8(28) !== 0,
    moves: hasChunkBeforePixels(file, 'acTL'),
    scans: 1,
  }
}

function hasChunkBeforePixels(file: Buffer, wanted: string): boolean {
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === wanted) return true
    if (type === 'IDAT') return false
  }
  return false
}

const animationFlag = 0x02

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(file: Buffer): PictureHeader | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return null
  const still = { format: 'webp', depth: 8, channels: 4, interlaced: false, scans: 1 } as const
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ': {
      const [width, height] = [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff]
      return { ...still, width, height, moves: false }
    }
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return {
        ...still,
        width: 1 + (bits & 0x3fff),
        height: 1 + ((bits >> 14) & 0x3fff),
        moves: false,
      }
    }
    case 'VP8X': {
      const [width, height] = [1 + file.readUIntLE(24, 3), 1 + file.readUIntLE(27, 3)]
      return { ...still, width, height, moves: (file.readUInt8(20) & animationFlag) !== 0 }
    }
    default:
      return null
  }
}
