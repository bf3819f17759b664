import sharp from 'sharp'
import { expect, test } from 'vitest'
import { judgeHeader } from './picture-limits.ts'
import { readPictureHeader } from './read-header.ts'

const limits = { pixelsMax: 1_000_000, heldBytesMax: 1_000_000 }

/** Repeats the last scan until the file has so many. */
async function jpegOfScans(count: number): Promise<Buffer> {
  const create = { width: 32, height: 32, channels: 3 as const, background: 'teal' }
  const file = await sharp({ create }).jpeg({ progressive: true }).toBuffer()
  const own = readPictureHeader(file)?.scans ?? 0
  const scan = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const more = Array.from({ length: count - own }, () => scan)
  return Buffer.concat([file.subarray(0, -2), ...more, file.subarray(-2)])
}

test('T37 a JPEG of more than 32 scans is refused by its header alone', async () => {
  const judge = async (scans: number) =>
    judgeHeader(readPictureHeader(await jpegOfScans(scans)), limits)
  expect(await judge(32)).toBeNull()
  expect(await judge(33)).toBe('damaged')
})
