/**
 * Compares a screen with its kept picture as an eye would: both are looked at through squares of
 * some pixels, in which the edges of letters, that every machine draws a little differently, run
 * into the same grey, while a part that moved or has another colour does not.
 */
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

interface Picture {
  data: Uint8Array
  width: number
  height: number
}

interface Sight {
  /** Length of a square in pixels. */
  square: number
  /** How far the mean colour of a square may be off, as pixelmatch counts it. */
  sensitivity: number
  squaresMax: number
  heightMax: number
}

/**
 * Measured with 24 screens. A second run, and one with another hinting and colour profile, differ
 * in no square at all; a primary colour that is 16 of 256 steps lighter in 300 to 1,000 squares of
 * the fine sight.
 */
const fine: Sight = { square: 4, sensitivity: 0.04, squaresMax: 6, heightMax: 0 }
/**
 * For another major version of Chromium than the one that drew the kept pictures. Letters with full
 * hinting and without fractions of pixels, the worst that can be forced, move whole words: 25 to
 * 250 squares of the fine sight, 0 to 2 of this one on all but one screen.
 */
const coarse: Sight = { square: 8, sensitivity: 0.1, squaresMax: 6, heightMax: 8 }

export const keptFolder = path.join(import.meta.dirname, 'screenshots')
const versionFile = path.join(keptFolder, 'drawn-by.json')
const resultsFolder = path.join(os.tmpdir(), 'kaban-screenshots')

/**
 * An empty sentence when they agree; otherwise what differs, and where to look at it. `chromium`:
 * the version that drew the shot.
 */
export async function findDifference(
  name: string,
  shot: Buffer,
  chromium: string,
): Promise<string> {
  const { square, sensitivity, squaresMax, heightMax } =
    majorOf(chromium) === majorOf(keptVersion()) ? fine : coarse
  const kept = path.join(keptFolder, `${name}.webp`)
  if (!existsSync(kept)) return `${name} has no kept picture. To keep it: npm run screenshots`
  const [before, now] = [await decode(readFileSync(kept)), await decode(shot)]
  if (before.width !== now.width || Math.abs(before.height - now.height) > heightMax) {
    return `${name} is ${now.width} × ${now.height} instead of ${before.width} × ${before.height}. ${keep(name, shot)}`
  }
  const height = Math.min(before.height, now.height)
  const [small, smallNow] = [
    throughSquares(before, height, square),
    throughSquares(now, height, square),
  ]
  const map = new Uint8Array(small.data.length)
  const differing = pixelmatch(small.data, smallNow.data, map, small.width, small.height, {
    threshold: sensitivity,
    includeAA: true,
  })
  if (differing <= squaresMax) return ''
  const marked = await sharp(map, {
    raw: { width: small.width, height: small.height, channels: 4 },
  })
    .resize({ width: small.width * square, kernel: 'nearest' })
    .png()
    .toBuffer()
  return `${name} differs in ${differing} squares of ${square} px (${squaresMax} may). ${keep(name, shot, marked)}`
}

export async function keepPicture(name: string, shot: Buffer, chromium: string): Promise<void> {
  mkdirSync(keptFolder, { recursive: true })
  writeFileSync(versionFile, `${JSON.stringify({ chromium })}\n`)
  writeFileSync(
    path.join(keptFolder, `${name}.webp`),
    await sharp(shot).webp({ lossless: true, effort: 6 }).toBuffer(),
  )
}

function keptVersion(): string {
  return existsSync(versionFile)
    ? (JSON.parse(readFileSync(versionFile, 'utf8')) as { chromium: string }).chromium
    : ''
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}

function keep(name: string, shot: Buffer, marked?: Buffer): string {
  mkdirSync(resultsFolder, { recursive: true })
  const file = path.join(resultsFolder, `${name}.png`)
  writeFileSync(file, shot)
  if (!marked) return `Look at ${file}; if it is right, keep it: npm run screenshots`
  const map = path.join(resultsFolder, `${name}.differs.png`)
  writeFileSync(map, marked)
  return `Look at ${file} and at ${map}, where red is what differs; if it is right, keep it: npm run screenshots`
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The mean colour of each square. */
function throughSquares({ data, width }: Picture, height: number, square: number): Picture {
  const [columns, rows] = [Math.floor(width / square), Math.floor(height / square)]
  const small = new Uint8Array(columns * rows * 4)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0
        for (let y = 0; y < square; y += 1)
          for (let x = 0; x < square; x += 1)
            sum += data[((row * square + y) * width + column * square + x) * 4 + channel] ?? 0
        small[(row * columns + column) * 4 + channel] = Math.round(sum / square ** 2)
      }
    }
  }
  return { data: small, width: columns, height: rows }
}
