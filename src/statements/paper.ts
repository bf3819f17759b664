/**
 * The paper of a statement: fonts, colours and measures. What makes the PDF writes with one font at a time, and Inter's letters
 * lie in two files, so a text is written in runs; every text here stands on one line.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'

export type Paper = PDFKit.PDFDocument
export type Weight = 'regular' | 'semibold'

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, left: 44, right: 551.28, top: 44, bottom: 786 }
export const ink = { text: '#10201e', muted: '#52625f', line: '#dde3df', strong: '#0b5d62', mango: '#f5b82e', sunken: '#f0f2ee' }

const fontFile = (name: string) => readFileSync(path.join(import.meta.dirname, 'fonts', `${name}.ttf`))
const weights: readonly Weight[] = ['regular', 'semibold']
const fonts = new Map(weights.flatMap((weight): [string, Buffer][] => [[weight, fontFile(`inter-${weight}`)], [`${weight}-extended`, fontFile(`inter-${weight}-extended`)]]))

/** A paper without pages. Tagged, with a title and a language, so that it can be read aloud. */
export function newPaper({ title, language }: { title: string; language: string }): Paper {
  const paper = new PDFDocument({
    size: 'A4', margin: 0, autoFirstPage: false, pdfVersion: '1.7', tagged: true, displayTitle: true, lang: language,
    info: { Title: title, Creator: 'Kaban', Producer: 'Kaban' },
    // Otherwise it begins with a font that every reader is supposed to have.
    font: fonts.get('regular') as unknown as string,
  })
  for (const [name, file] of fonts) paper.registerFont(name, file)
  return paper
}

export interface Look {
  weight?: Weight
  size?: number
  colour?: string
  /** Where of the text x is. */
  align?: 'start' | 'middle' | 'end'
  /** A longer text is cut, and shows that it was. */
  atMost?: number
}

/** Writes one line with its top at y. Figures have one width, so that amounts stand under each other. */
export function write(paper: Paper, text: string, x: number, y: number, look: Look = {}): void {
  const { weight = 'regular', size = 8.5, colour = ink.text, align = 'start', atMost } = look
  const runs = runsOf(atMost === undefined ? text : cut(paper, text, weight, size, atMost), weight)
  paper.fontSize(size).fillColor(colour)
  let from = align === 'start' ? x : x - widthOf(paper, runs) / (align === 'end' ? 1 : 2)
  for (const run of runs) {
    paper.font(run.font).text(run.text, from, y, { lineBreak: false, features })
    from += paper.widthOfString(run.text, { features })
  }
}

const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']

interface Run {
  font: string
  text: string
}

/** ₱ and the letters of the extended file. */
const extended = /[₱\u0100-\u017f\u1e00-\u1eff]+/gu

function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const found of text.matchAll(extended)) {
    if (found.index > end) runs.push({ font: weight, text: text.slice(end, found.index) })
    runs.push({ font: `${weight}-extended`, text: found[0] })
    end = found.index + found[0].length
  }
  if (end < text.length) runs.push({ font: weight, text: text.slice(end) })
  return runs
}

function widthOf(paper: Paper, runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + paper.font(run.font).widthOfString(run.text, { features }), 0)
}

function cut(paper: Paper, text: string, weight: Weight, size: number, atMost: number): string {
  paper.fontSize(size)
  const fits = (tried: string) => widthOf(paper, runsOf(tried, weight)) <= atMost
  if (fits(text)) return text
  const letters = [...text]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
