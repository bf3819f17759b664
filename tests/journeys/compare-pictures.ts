/**
 * Compares a screen with its kept picture as an eye would: both are looked at through squares of four pixels, in which the edges of
 * letters, that every machine draws a little differently, run into the same grey, while a part that moved or has another colour does not.
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

/** Measured, see docs/performance.md: other ways of drawing letters stay below both, a part moved by 4 px or another tint does not. */
const square = 4
const sensitivity = 0.06
const squaresMax = 6
/** A page may be a pixel or two longer where another version draws a native control. */
const heightMax = 2

export const keptFolder = path.join(import.meta.dirname, '..', 'screenshots')
const resultsFolder = path.join(os.tmpdir(), 'kaban-screenshots')

/** An empty sentence when they agree; otherwise what differs, and where to look at it. */
export async function findDifference(name: string, shot: Buffer): Promise<string> {
  const kept = path.join(keptFolder, `${name}.webp`)
  if (!existsSync(kept)) return `${name} has no kept picture. To keep it: npm run screenshots`
  const [before, now] = [await decode(readFileSync(kept)), await decode(shot)]
  if (before.width !== now.width || Math.abs(before.height - now.height) > heightMax) {
    return `${name} is ${now.width} × ${now.height} instead of ${before.width} × ${before.height}. ${keep(name, shot)}`
  }
  const height = Math.min(before.height, now.height)
  const [small, smallNow] = [throughSquares(before, height), throughSquares(now, height)]
  const map = new Uint8Array(small.data.length)
  const differing = pixelmatch(small.data, smallNow.data, map, small.width, small.height, { threshold: sensitivity, includeAA: true })
  if (differing <= squaresMax) return ''
  const marked = await sharp(map, { raw: { width: small.width, height: small.height, channels: 4 } }).resize({ width: small.width * square, kernel: 'nearest' }).png().toBuffer()
  return `${name} differs in ${differing} squares of ${square} px (${squaresMax} may). ${keep(name, shot, marked)}`
}

export async function keepPicture(name: string, shot: Buffer): Promise<void> {
  mkdirSync(keptFolder, { recursive: true })
  writeFileSync(path.join(keptFolder, `${name}.webp`), await sharp(shot).webp({ lossless: true, effort: 6 }).toBuffer())
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
function throughSquares({ data, width }: Picture, height: number): Picture {
  const [columns, rows] = [Math.floor(width / square), Math.floor(height / square)]
  const small = new Uint8Array(columns * rows * 4)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0
        for (let y = 0; y < square; y += 1) for (let x = 0; x < square; x += 1) sum += data[((row * square + y) * width + column * square + x) * 4 + channel] ?? 0
        small[(row * columns + column) * 4 + channel] = Math.round(sum / square ** 2)
      }
    }
  }
  return { data: small, width: columns, height: rows }
}
