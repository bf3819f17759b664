/**
 * The paper of a statement: fonts, colours and measures. Inter's letters lie in two files, because
 * the peso sign is not in the first, so a text is written in runs; every text here stands on one
 * line.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'

export type Paper = PDFKit.PDFDocument
export type Weight = 'regular' | 'semibold'

/** A4 in points. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 44,
  right: 551.28,
  top: 44,
  bottom: 786,
}
export const ink = {
  text: '#10201e',
  muted: '#52625f',
  line: '#dde3df',
  strong: '#0b5d62',
  mango: '#f5b82e',
  sunken: '#f0f2ee',
}

const fontFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fonts', `${name}.ttf`))
const weights: readonly Weight[] = ['regular', 'semibold']
/**
 * Read once; after the first PDF they are what it made of them, because taking a font apart is the
 * dearest step of a short month (measured).
 */
const fonts = new Map<string, unknown>(
  weights.flatMap((weight) => [
    [weight, fontFile(`inter-${weight}`)],
    [`${weight}-extended`, fontFile(`inter-${weight}-extended`)],
  ]),
)

/** A paper without pages. Tagged, with a title and a language, so that it can be read aloud. */
export function newPaper({
  title,
  language,
  author,
}: {
  title: string
  language: string
  author: string
}): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, Creator: 'Kaban', Producer: 'Kaban' },
    // Otherwise it begins with a font that every reader is supposed to have. The types ask for one.
    font: null as unknown as string,
  })
  for (const [name, font] of fonts) paper.registerFont(name, font as Buffer)
  return paper
}

export interface TextStyle {
  weight?: Weight
  size?: number
  colour?: string
  /** Where of the text x is. */
  align?: 'start' | 'middle' | 'end'
  /** A longer text is cut, and shows that it was. */
  atMost?: number
}

/** Writes one line with its top at y. */
export function write(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  look: TextStyle = {},
): void {
  const { weight = 'regular', size = 8.5, colour = ink.text, align = 'start', atMost } = look
  const whole = glyphsOf(paper, text, weight)
  const glyphs =
    atMost === undefined ? whole : cut(whole, glyphsOf(paper, '…', weight), (atMost * 1000) / size)
  const width = (widthOf(glyphs) * size) / 1000
  const left = align === 'start' ? x : x - width / (align === 'end' ? 1 : 2)
  paper.save().fillColor(colour).transform(1, 0, 0, -1, 0, sheet.height).addContent('BT')
  const pageFonts = paper.page.fonts as Record<string, PDFKit.PDFKitReference>
  let place = left
  for (const { face, glyphs: run } of runsOf(glyphs)) {
    pageFonts[face.id] ??= face.ref()
    paper.addContent(
      `1 0 0 1 ${place.toFixed(2)} ${(sheet.height - y - (face.ascender * size) / 1000).toFixed(2)} Tm`,
    )
    paper.addContent(`/${face.id} ${size.toFixed(2)} Tf`)
    paper.addContent(`[<${run.map(({ code }) => code).join('')}>] TJ`)
    place += (widthOf(run) * size) / 1000
  }
  paper.addContent('ET').restore()
}

/** The font inside of what makes the PDF, which gives it no type. */
interface Face {
  id: string
  ascender: number
  /** The file, taken apart; the same for every PDF. */
  font: unknown
  ref(): PDFKit.PDFKitReference
  encode(
    text: string,
    features: readonly string[],
  ): [codes: string[], positions: { advanceWidth: number }[]]
}

/** A letter as this PDF knows it; its width in thousandths of the size. */
interface Glyph {
  face: Face
  code: string
  width: number
}

const known = new WeakMap<Paper, Map<string, Glyph>>()

/**
 * Letter by letter, each looked up once for a PDF: laying out whole texts, with the features of the
 * font, was most of the time that a long month took (measured), and at this size nobody sees the
 * kerning. Figures have one width, so that amounts stand under each other.
 */
function glyphsOf(paper: Paper, text: string, weight: Weight): Glyph[] {
  const letters = known.get(paper) ?? new Map<string, Glyph>()
  known.set(paper, letters)
  return Array.from(text.normalize('NFC'), (letter) => {
    const name = weight + letter
    const glyph = letters.get(name) ?? glyphOf(paper, letter, weight)
    letters.set(name, glyph)
    return glyph
  })
}

/** ₱ and the letters of the extended file. */
const extended = /[₱\u0100-\u017f\u1e00-\u1eff]/u

function glyphOf(paper: Paper, letter: string, weight: Weight): Glyph {
  const name = extended.test(letter) ? `${weight}-extended` : weight
  const { _font: face } = paper.font(name) as unknown as { _font: Face }
  fonts.set(name, face.font)
  const [codes, positions] = face.encode(letter, /\d/.test(letter) ? ['tnum'] : [])
  return {
    face,
    code: codes.join(''),
    width: positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
  }
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { width }) => sum + width, 0)
}

function cut(glyphs: Glyph[], dots: Glyph[], atMost: number): Glyph[] {
  if (widthOf(glyphs) <= atMost) return glyphs
  const kept = [...glyphs]
  while (kept.length > 0 && widthOf(kept) + widthOf(dots) > atMost) kept.pop()
  return [...kept, ...dots]
}

/** Letters that stand together in one file of the font. */
function runsOf(glyphs: readonly Glyph[]): { face: Face; glyphs: Glyph[] }[] {
  const runs: { face: Face; glyphs: Glyph[] }[] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)
    if (last?.face === glyph.face) last.glyphs.push(glyph)
    else runs.push({ face: glyph.face, glyphs: [glyph] })
  }
  return runs
}
