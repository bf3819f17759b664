/**
 * The fonts of a statement and their glyphs. Each weight has two files, because Inter's first file
 * has neither the peso sign nor Latin Extended.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Pdf = PDFKit.PDFDocument
export type Weight = 'regular' | 'semibold'

const weights: readonly Weight[] = ['regular', 'semibold']

const fontFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fonts', `${name}.ttf`))

/**
 * Font sources by name: file contents at first, the parsed font after the first PDF. Parsing is the
 * most expensive step of a short month (measured).
 */
const fonts = new Map<string, unknown>(
  weights.flatMap((weight) => [
    [weight, fontFile(`inter-${weight}`)],
    [`${weight}-extended`, fontFile(`inter-${weight}-extended`)],
  ]),
)

export function registerFonts(pdf: Pdf): void {
  for (const [name, font] of fonts) pdf.registerFont(name, font as Buffer)
}

interface ParsedFont {
  characterSet: readonly number[]
  glyphForCodePoint(codePoint: number): unknown
}

/** Pdfkit's own font object, which it neither types nor exposes. */
interface PdfFont {
  id: string
  ascender: number
  /** The parsed file; any number of PDFs can share it. */
  font: ParsedFont
  ref(): PDFKit.PDFKitReference
  encode(
    text: string,
    features: readonly string[],
  ): [codes: string[], positions: { advanceWidth: number }[]]
}

/** `width` is in thousandths of the font size. */
export interface Glyph {
  font: PdfFont
  code: string
  width: number
}

const glyphsByPdf = new WeakMap<Pdf, Map<string, Glyph>>()

/**
 * Looks up each character once per PDF and ignores kerning, which nobody sees at this size. Digits
 * have one width, so that amounts line up.
 */
export function glyphsOf(pdf: Pdf, text: string, weight: Weight): Glyph[] {
  const known = glyphsByPdf.get(pdf) ?? new Map<string, Glyph>()
  glyphsByPdf.set(pdf, known)
  return Array.from(text.normalize('NFC'), (character) => {
    const key = weight + character
    const glyph = known.get(key) ?? lookUp(pdf, character, weight)
    known.set(key, glyph)
    return glyph
  })
}

/** ₱ and Latin Extended. */
const extended = /[₱\u0100-\u017f\u1e00-\u1eff]/u

/**
 * The one place that reads a private field of pdfkit, because the public text() lays out every text
 * anew. Measured with pdfkit 0.20.2 on a month of 500 entries, median of nine runs in one process:
 * 71 ms of processor time this way; 330 ms, 4.7 times as much, with font(), widthOfString() once
 * per character, and text(). A font object of ours that lays out character by character took 1.2
 * times as long, but relies on undocumented parts of pdfkit too.
 */
function lookUp(pdf: Pdf, character: string, weight: Weight): Glyph {
  const name = extended.test(character) ? `${weight}-extended` : weight
  const { _font: font } = pdf.font(name) as unknown as { _font: PdfFont }
  if (fonts.get(name) !== font.font) nameGlyphs(font.font)
  fonts.set(name, font.font)
  const [codes, positions] = font.encode(character, /\d/.test(character) ? ['tnum'] : [])
  return {
    font,
    code: codes.join(''),
    width: positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
  }
}

/**
 * The parsed font remembers a glyph as it was first met. Met as a part of another one, such as the
 * N of Ñ, it would have no character, and no PDF after that could be searched or read aloud.
 */
function nameGlyphs(font: ParsedFont): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
}

export function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { width }) => sum + width, 0)
}

/** Splits glyphs where the font file changes. */
export function runsOf(glyphs: readonly Glyph[]): { font: PdfFont; glyphs: Glyph[] }[] {
  const runs: { font: PdfFont; glyphs: Glyph[] }[] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)
    if (last?.font === glyph.font) last.glyphs.push(glyph)
    else runs.push({ font: glyph.font, glyphs: [glyph] })
  }
  return runs
}
