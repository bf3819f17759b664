/**
 * Draws a receipt on a canvas, as a picture to share. It always uses the light colours, because it
 * is read in other people's chats.
 */
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { brush, type Brush } from './picture-brush.ts'

export interface ReceiptPicture {
  brand: string
  title: string
  type: string
  amount: string
  /** Money that has not moved must not look received. */
  moved: 'in' | 'out' | 'not'
  status: string
  tone: Tone
  meaning: string
  /** A value may have several lines. */
  facts: [label: string, value: string][]
  code: string
  cells: boolean[][]
  /** Explains how to check the receipt. */
  check: string
  note: string
  sample: { mark: string; note: string } | null
}

const [width, edge] = [1080, 72]
const inner = width - 2 * edge

/** The light colours of foundation/kit/theme/theme.css. */
const ink = '#0b2427'
const muted = '#4d6163'
const [paper, line, primary, mango] = ['#ffffff', '#e2dccb', '#0a6a70', '#ffb81c']
const tones: Record<Tone, [tint: string, text: string]> = {
  neutral: ['#efebdf', muted],
  credited: ['#dcf3e4', '#0d6137'],
  waiting: ['#fff1cf', '#764600'],
  held: ['#ffe9d6', '#8f3c00'],
  failed: ['#ffe6de', '#a5290d'],
  info: ['#e0ecfb', '#154a94'],
}

/** A PNG, 1080 pixels wide and as high as its content. */
export async function drawReceipt(picture: ReceiptPicture): Promise<Blob> {
  await Promise.all(
    [400, 500, 650].map((weight) => document.fonts.load(`${weight} 32px "Inter Kaban"`, 'A₱')),
  )
  const canvas = document.createElement('canvas')
  canvas.width = width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  // The first pass measures the height. Setting the height then clears the canvas.
  canvas.height = Math.ceil(paint(brush(context), picture))
  context.fillStyle = paper
  context.fillRect(0, 0, width, canvas.height)
  // Behind the text, so that all of it can be read.
  if (picture.sample) paintMark(context, picture.sample.mark, canvas.height)
  paint(brush(context), picture)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be packed'))),
      'image/png',
    )
  })
}

/** Paints from the top down and returns the height. */
function paint(on: Brush, picture: ReceiptPicture): number {
  let y = picture.sample ? paintSample(on, picture.sample.note) : 0
  y = paintHead(on, picture, y + 56)
  y = paintAmount(on, picture, y + 56)
  y = paintFacts(on, picture.facts, y + 40)
  y = paintCheck(on, picture, y + 48)
  return on.text(picture.note, { x: edge, y: y + 40, size: 26, colour: muted, width: inner }) + 56
}

function paintSample(on: Brush, note: string): number {
  const end =
    on.text(note, {
      x: width / 2,
      y: 18,
      size: 28,
      weight: 500,
      colour: ink,
      width: inner,
      align: 'center',
      measureOnly: true,
    }) + 18
  on.box({ x: 0, y: 0, width, height: end, fill: mango })
  on.text(note, {
    x: width / 2,
    y: 18,
    size: 28,
    weight: 500,
    colour: ink,
    width: inner,
    align: 'center',
  })
  return end
}

function paintHead(on: Brush, { brand, title }: ReceiptPicture, y: number): number {
  const size = 72
  const scale = size / 32
  on.box({ x: edge, y, width: size, height: size, fill: primary, radius: 10 * scale })
  // The logo of foundation/kit/ui/brand.tsx.
  on.stroke('M8 14a8 5.5 0 0 1 16 0M7 14h18v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 22.5z', {
    x: edge,
    y,
    scale,
    colour: '#ffffff',
    width: 2,
  })
  on.stroke('M16 17.2l1.3 1.3-1.3 1.3-1.3-1.3z', {
    x: edge,
    y,
    scale,
    colour: mango,
    width: 2.8,
  })
  on.text(brand, {
    x: edge + size + 20,
    y: y + 8,
    size: 44,
    weight: 650,
    colour: ink,
    width: inner / 2,
  })
  on.text(title, {
    x: width - edge,
    y: y + 14,
    size: 36,
    colour: muted,
    width: inner / 2,
    align: 'right',
  })
  return y + size
}

function paintAmount(
  on: Brush,
  { type, amount, moved, status, tone, meaning }: ReceiptPicture,
  from: number,
): number {
  const [tint, colour] = tones[tone]
  const amountStyle =
    moved === 'in' ? { colour: tones.credited[1] } : { colour: moved === 'out' ? ink : muted }
  let y = on.text(type, { x: edge, y: from, size: 34, colour: muted, width: inner })
  y = on.text(amount, {
    x: edge,
    y: y + 4,
    size: on.fitting(amount, 84, inner),
    weight: 650,
    ...amountStyle,
    width: inner,
  })
  const pill = { x: edge, y: y + 16, size: 32, weight: 500 }
  const height = 60
  on.box({
    x: edge,
    y: pill.y,
    width: on.widthOf(status, pill) + 56,
    height,
    fill: tint,
    radius: height / 2,
  })
  on.text(status, { ...pill, x: edge + 28, y: pill.y + 6, colour, width: inner })
  return on.text(meaning, {
    x: edge,
    y: pill.y + height + 20,
    size: 30,
    colour: muted,
    width: inner,
  })
}

function paintFacts(on: Brush, facts: ReceiptPicture['facts'], from: number): number {
  let y = from
  for (const [label, value] of facts) {
    on.box({ x: edge, y, width: inner, height: 2, fill: line })
    const labelEnd = on.text(label, {
      x: edge,
      y: y + 20,
      size: 30,
      colour: muted,
      width: inner * 0.4,
    })
    let end = y + 20
    for (const part of value.split('\n'))
      end = on.text(part, {
        x: width - edge,
        y: end,
        size: 30,
        weight: 500,
        colour: ink,
        width: inner * 0.58,
        align: 'right',
      })
    y = Math.max(labelEnd, end) + 20
  }
  on.box({ x: edge, y, width: inner, height: 2, fill: line })
  return y
}

function paintCheck(on: Brush, { cells, check, code }: ReceiptPicture, y: number): number {
  const size = 336
  const cell = size / cells.length
  on.box({ x: edge, y: Math.round(y), width: size, height: size, fill: paper })
  // Whole pixels: scanners fail on grey seams between cells.
  const at = (place: number) => Math.round(place * cell)
  for (const [row, line] of cells.entries()) {
    for (const [column, dark] of line.entries()) {
      if (dark)
        on.box({
          x: edge + at(column),
          y: Math.round(y) + at(row),
          width: at(column + 1) - at(column),
          height: at(row + 1) - at(row),
          fill: '#000000',
        })
    }
  }
  const [x, room] = [edge + size + 28, inner - size - 28]
  let end = on.text(check, { x, y: y + 28, size: 30, colour: ink, width: room })
  // The code breaks where people pause when they type it.
  const [reference = '', tag = ''] = code.split('-')
  end = on.text(`${reference}-`, {
    x,
    y: end + 20,
    size: 38,
    weight: 650,
    colour: ink,
    width: room,
  })
  end = on.text(tag, { x, y: end, size: 38, weight: 650, colour: ink, width: room })
  return Math.max(y + size, end)
}

/** Across the whole picture, so that no part can be cut out and shown as real. */
function paintMark(context: CanvasRenderingContext2D, mark: string, height: number): void {
  context.save()
  context.fillStyle = muted
  context.globalAlpha = 0.1
  context.font = '650 96px "Inter Kaban", sans-serif'
  context.textAlign = 'center'
  for (let y = 300; y < height; y += 380) {
    context.setTransform(1, 0, 0, 1, width / 2, y)
    context.rotate(-Math.PI / 15)
    context.fillText(mark, 0, 0)
  }
  context.restore()
}
