/** An A4 document with the measures and colours of a statement, and text on single lines. */
import PDFDocument from 'pdfkit'
import { glyphsOf, registerFonts, runsOf, widthOf } from './pdf-fonts.ts'
import type { Glyph, Pdf, Weight } from './pdf-fonts.ts'

/** A4 in points, with the edges of the content. */
export const pdfPage = {
  width: 595.28,
  height: 841.89,
  left: 44,
  right: 551.28,
  top: 44,
  bottom: 786,
}
export const colours = {
  text: '#0b2427',
  muted: '#4d6163',
  line: '#e2dccb',
  strong: '#0a6a70',
  mango: '#ffb81c',
  sunken: '#efebdf',
}

/** A document without pages: tagged, with a title and a language, for screen readers. */
export function newPdf({
  title,
  language,
  author,
}: {
  title: string
  language: string
  author: string
}): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, Creator: 'Kaban', Producer: 'Kaban' },
    // Without null pdfkit adds Helvetica, which is not embedded. The types demand a string.
    font: null as unknown as string,
  })
  registerFonts(pdf)
  return pdf
}

export interface TextStyle {
  weight?: Weight
  size?: number
  colour?: string
  /** Which part of the text is at x. */
  align?: 'start' | 'middle' | 'end'
  /** Cuts a wider text, with an ellipsis; in points. */
  maxWidth?: number
  /** It shrinks to this size before it is cut. */
  smallest?: number
}

/** Writes one line with its top at y. */
export function writeText(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  style: TextStyle = {},
): void {
  const { weight = 'regular', colour = colours.text, align = 'start', maxWidth } = style
  const whole = glyphsOf(pdf, text, weight)
  const size = fittingSize(whole, style)
  const glyphs =
    maxWidth === undefined
      ? whole
      : cut(whole, glyphsOf(pdf, '…', weight), (maxWidth * 1000) / size)
  const width = (widthOf(glyphs) * size) / 1000
  pdf.save().fillColor(colour).transform(1, 0, 0, -1, 0, pdfPage.height).addContent('BT')
  const pageFonts = pdf.page.fonts as Record<string, PDFKit.PDFKitReference>
  let left = align === 'start' ? x : x - width / (align === 'end' ? 1 : 2)
  for (const { font, glyphs: run } of runsOf(glyphs)) {
    pageFonts[font.id] ??= font.ref()
    const baseline = pdfPage.height - y - (font.ascender * size) / 1000
    pdf.addContent(`1 0 0 1 ${left.toFixed(2)} ${baseline.toFixed(2)} Tm`)
    pdf.addContent(`/${font.id} ${size.toFixed(2)} Tf`)
    pdf.addContent(`[<${run.map(({ code }) => code).join('')}>] TJ`)
    left += (widthOf(run) * size) / 1000
  }
  pdf.addContent('ET').restore()
}

function fittingSize(
  glyphs: Glyph[],
  { size = 8.5, smallest = size, maxWidth }: TextStyle,
): number {
  if (maxWidth === undefined) return size
  return Math.min(size, Math.max(smallest, (maxWidth * 1000) / widthOf(glyphs)))
}

function cut(glyphs: Glyph[], ellipsis: Glyph[], maxWidth: number): Glyph[] {
  if (widthOf(glyphs) <= maxWidth) return glyphs
  const kept = [...glyphs]
  while (kept.length > 0 && widthOf(kept) + widthOf(ellipsis) > maxWidth) kept.pop()
  return [...kept, ...ellipsis]
}

/** Draws lines, colours or repeated words that a screen reader skips. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

export function drawLine(pdf: Pdf, y: number, width: number, colour: string): void {
  pdf.moveTo(pdfPage.left, y).lineTo(pdfPage.right, y).lineWidth(width).strokeColor(colour).stroke()
}
