/** Reads the markers of a JPEG (ITU-T T.81, annex B). */
import type { PictureHeader } from './picture-header.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** Baseline, extended and progressive; no camera and no phone writes the other kinds. */
const frames = [0xc0, 0xc1, 0xc2]
const progressive = 0xc2
const otherFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]

export function readJpegHeader(file: Buffer): PictureHeader | null {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== startOfImage) return null
  let header: PictureHeader | null = null
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return header
    const marker = file.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) break
    if (otherFrames.includes(marker)) return null
    if (frames.includes(marker)) {
      // A second frame would mean other pixels than the first one declared.
      if (header) return null
      header = readFrame(file, at + 4, marker === progressive)
    }
    at += 2 + file.readUInt16BE(at + 2)
    if (marker === startOfScan) {
      if (!header) return null
      header.scans += 1
      at = endOfScan(file, at)
    }
  }
  return header
}

function readFrame(file: Buffer, at: number, interlaced: boolean): PictureHeader {
  return {
    format: 'jpeg',
    depth: file.readUInt8(at),
    height: file.readUInt16BE(at + 1),
    width: file.readUInt16BE(at + 3),
    channels: file.readUInt8(at + 5),
    interlaced,
    moves: false,
    scans: 0,
  }
}

/** Within the data of a scan, only restart marks and escaped bytes follow 0xff. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at >= 0 && at + 1 < file.length) {
    const next = file.readUInt8(at + 1)
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData && next !== 0xff) return at
    at = file.indexOf(0xff, at + (isData ? 2 : 1))
  }
  return file.length
}
