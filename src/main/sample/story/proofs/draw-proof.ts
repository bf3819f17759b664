/**
 * Draws the slip that an app shows after a transfer, marked SAMPLE across all of it. No app of a
 * bank is imitated: only the colour follows the name. Letters are outlines, so that a machine
 * without fonts draws them too.
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

export interface Slip {
  bankName: string
  from: string
  to: string
  amount: string
  /** The user wrote it into the payment. */
  message: string
  reference: string
  /** As the app writes it. */
  at: string
}

/** Width and outline of each letter of Inter (SIL Open Font License), in thousandths. */
type Letters = Record<string, [width: number, outline: string]>

let letters: Letters | undefined
function readLetters(): Letters {
  letters ??= JSON.parse(
    readFileSync(new URL('./letters.json', import.meta.url), 'utf8'),
  ) as Letters
  return letters
}

const side = { width: 480, height: 800 }

const colours: Record<string, string> = {
  GCash: '#1455d9',
  Maya: '#0d7a4f',
  'BDO Unibank': '#0b3d91',
  Metrobank: '#274b9f',
  RCBC: '#0a6aa8',
}
const otherColour = '#8a1c2b'

export async function drawProof(slip: Slip): Promise<Buffer> {
  return await sharp(Buffer.from(svgOf(slip)))
    .jpeg({ quality: 72 })
    .toBuffer()
}

function svgOf({ bankName, from, to, amount, message, reference, at }: Slip): string {
  const colour = colours[bankName] ?? otherColour
  const rows: [string, string][] = [
    ['From', from],
    ['To', to],
    ['Amount', amount],
    ['Fee', '₱0.00'],
    ['Message', message],
    ['Reference no.', reference],
    ['Date', at],
  ]
  const middle = side.width / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side.width}" height="${side.height}">`,
    `<rect width="100%" height="100%" fill="#eef1f5"/>`,
    `<rect width="100%" height="190" fill="${colour}"/>`,
    text(bankName, { x: 28, y: 58, size: 24, fill: '#ffffff', bold: true }),
    `<rect x="24" y="96" width="${side.width - 48}" height="640" rx="18" fill="#ffffff"/>`,
    `<circle cx="${middle}" cy="160" r="34" fill="#1f9d55"/>`,
    `<path d="M${middle - 15} 160l11 12 20-23" fill="none" stroke="#ffffff" stroke-width="6"/>`,
    text('Transfer sent', { x: middle, y: 234, size: 22, anchor: 'middle', bold: true }),
    text(amount, { x: middle, y: 288, size: 40, anchor: 'middle', bold: true }),
    ...rows.map(([name, value], place) => {
      const y = 342 + place * 55
      return [
        `<path d="M48 ${y - 31}h${side.width - 96}" stroke="#dfe4ea"/>`,
        text(name, { x: 48, y, size: 16, fill: '#657184' }),
        text(value, { x: side.width - 48, y, size: 17, anchor: 'end' }),
      ].join('')
    }),
    `<g transform="rotate(-32 ${middle} 480)" opacity="0.16">`,
    text('SAMPLE', { x: middle, y: 520, size: 128, anchor: 'middle', fill: '#c00020', bold: true }),
    `</g>`,
    text('Made up. No money moved.', { x: middle, y: 774, size: 15, anchor: 'middle' }),
    `</svg>`,
  ].join('')
}

interface Placed {
  x: number
  y: number
  size: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  bold?: boolean
}

function text(
  written: string,
  { x, y, size, anchor = 'start', fill = '#1c2430', bold = false }: Placed,
): string {
  const known = readLetters()
  const scale = size / 1_000
  const blank: Letters[string] = [280, '']
  const marks = [...written].map((letter): Letters[string] => known[letter] ?? blank)
  const width = marks.reduce<number>((sum, [advance]) => sum + advance, 0)
  let at = anchor === 'end' ? -width : anchor === 'middle' ? -width / 2 : 0
  const outlines = marks.map(([advance, outline]): string => {
    const placed = outline === '' ? '' : `<path transform="translate(${at} 0)" d="${outline}"/>`
    at += advance
    return placed
  })
  const stroke = bold ? ` stroke="${fill}" stroke-width="46"` : ''
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"${stroke}>` +
    `${outlines.join('')}</g>`
  )
}
