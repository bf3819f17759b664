/** Draws the parts of every page, the head of the first page and the notes at the end. */
import { showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { showDateTime, showDay, type Language } from '#foundation/time/shared/time.ts'
import { isMonth, lastDayIn, periodStart, showPeriod } from '../../shared/rules-period.ts'
import type { OpenStatement } from '../open-statement.ts'
import type { FileWords } from './file-words.ts'
import type { Pdf } from './pdf-fonts.ts'
import { colours, decorate, drawLine, pdfPage, writeText, type TextStyle } from './pdf-text.ts'

/** The statement being written, and the page it has reached. */
export interface PdfProgress {
  statement: OpenStatement
  words: FileWords
  pageNumber: number
  pageCount: number
}

export type PdfElement = PDFKit.PDFStructureElement

/** In points. */
export const headHeight = 214
export const notesHeight = 84

/** Days would be too long for one line of a heading; the line below it names them. */
export function titleOf(period: string, w: FileWords['w'], language: Language): string {
  return isMonth(period) ? `${w.title}, ${showPeriod(period, language)}` : w.title
}

/**
 * Begins the first page: the site, the holder and the four figures of the period. Returns where the
 * table begins.
 */
export function drawHead(pdf: Pdf, progress: PdfProgress, root: PdfElement): number {
  const top = beginPage(pdf, progress)
  const {
    words: { w },
    statement: { summary, holder, language, sample },
  } = progress
  const paragraph = (text: string, y: number, style: TextStyle) =>
    writeParagraph(pdf, root, text, y, style)
  root.add(
    pdf.struct('H1', {}, () => {
      writeText(pdf, titleOf(summary.period, w, language), pdfPage.left, top + 34, {
        weight: 'semibold',
        size: 18,
      })
    }),
  )
  const from = showDay(periodStart(summary.period), language)
  const until = summary.soFar
    ? showDateTime(summary.asOf, language)
    : showDay(lastDayIn(summary.period), language)
  const period = w.period(from, until) + (summary.soFar ? ` (${w.soFar})` : '')
  paragraph(period, top + 60, { size: 9.5, colour: colours.muted })
  paragraph(holder.fullName, top + 86, { size: 10.5, weight: 'semibold', maxWidth: 500 })
  paragraph(holder.email, top + 101, { size: 9.5, colour: colours.muted, maxWidth: 500 })
  if (sample) paragraph(w.sampleNote, top + 116, { size: 8.5, colour: colours.muted })
  drawFigures(pdf, progress, top + 140, root)
  return top + headHeight
}

function drawFigures(
  pdf: Pdf,
  { words: { w }, statement: { summary } }: PdfProgress,
  y: number,
  root: PdfElement,
): void {
  const figures: [string, string][] = [
    [w.opening, showPesos(summary.openingCentavos)],
    [w.moneyIn, showPesosSigned(summary.inCentavos)],
    [w.moneyOut, showPesosSigned(-summary.outCentavos)],
    [summary.soFar ? w.closingSoFar : w.closing, showPesos(summary.closingCentavos)],
  ]
  // The longest amount decides the size of all.
  const size = Math.min(11.5, 190 / Math.max(...figures.map(([, amount]) => amount.length)))
  const width = (pdfPage.right - pdfPage.left) / figures.length
  decorate(pdf, () =>
    pdf.roundedRect(pdfPage.left, y, pdfPage.right - pdfPage.left, 50, 6).fill(colours.sunken),
  )
  for (const [index, [label, amount]] of figures.entries()) {
    const x = pdfPage.left + index * width + 12
    root.add(
      pdf.struct('P', {}, () => {
        const maxWidth = width - 16
        writeText(pdf, `${label} `, x, y + 10, { size: 8, colour: colours.muted, maxWidth })
        writeText(pdf, amount, x, y + 25, { weight: 'semibold', size })
      }),
    )
  }
}

/** Notes that explain the table; on a page of their own where this one has no room. */
export function drawNotes(pdf: Pdf, progress: PdfProgress, y: number, root: PdfElement): void {
  const {
    words: { w },
    statement: { summary },
  } = progress
  let at = y + 16
  if (y + notesHeight > pdfPage.bottom) at = beginPage(pdf, progress) + 16
  const notes = [
    w.holdsAreNoEntries,
    ...(summary.heldCentavos ? [w.heldNow(showPesos(summary.heldCentavos))] : []),
    w.manilaTime,
  ]
  for (const note of notes) {
    writeParagraph(pdf, root, note, at, { size: 8.5, colour: colours.muted })
    at += 14
  }
}

function writeParagraph(
  pdf: Pdf,
  root: PdfElement,
  text: string,
  y: number,
  style: TextStyle,
): void {
  root.add(pdf.struct('P', {}, () => writeText(pdf, text, pdfPage.left, y, style)))
}

/**
 * Adds a page with its footer, on the first page the name of the site, in sample mode a watermark.
 * Returns the top of its content.
 */
export function beginPage(pdf: Pdf, progress: PdfProgress): number {
  pdf.addPage()
  progress.pageNumber += 1
  const {
    words: { w },
    statement: { siteName, summary, holder, language, sample },
    pageNumber,
    pageCount,
  } = progress
  const period = showPeriod(summary.period, language)
  const footer = [siteName, period, holder.fullName, ...(sample ? [w.sample] : [])].join(' · ')
  const small = { size: 8, colour: colours.muted }
  decorate(pdf, () => {
    if (sample) drawWatermark(pdf, w.sample)
    if (pageNumber === 1) {
      drawMark(pdf, pdfPage.left, pdfPage.top - 2)
      const name = { weight: 'semibold', size: 13, maxWidth: 470 } as const
      writeText(pdf, siteName, pdfPage.left + 27, pdfPage.top, name)
    }
    drawLine(pdf, pdfPage.bottom + 8, 0.5, colours.line)
    writeText(pdf, footer, pdfPage.left, pdfPage.bottom + 14, { ...small, maxWidth: 400 })
    const number = w.page(pageNumber, pageCount)
    writeText(pdf, number, pdfPage.right, pdfPage.bottom + 14, { ...small, align: 'end' })
  })
  return pdfPage.top
}

/** The same mark as in foundation/kit/ui/brand.tsx. */
function drawMark(pdf: Pdf, x: number, y: number): void {
  pdf.save().translate(x, y).scale(0.65)
  pdf.roundedRect(0, 0, 32, 32, 10).fill(colours.strong)
  pdf.lineWidth(2).strokeColor('#ffffff')
  pdf.path('M8 14a8 5.5 0 0 1 16 0').stroke()
  pdf.path('M7 14h18v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 22.5z').stroke()
  pdf.path('m16 15.2 3.3 3.3-3.3 3.3-3.3-3.3z').fill(colours.mango)
  pdf.restore()
}

function drawWatermark(pdf: Pdf, text: string): void {
  const [x, y, size] = [pdfPage.width / 2, pdfPage.height / 2, 900 / text.length]
  pdf
    .save()
    .rotate(-35, { origin: [x, y] })
    .fillOpacity(0.08)
  writeText(pdf, text, x, y - size / 2, {
    weight: 'semibold',
    size,
    colour: colours.muted,
    align: 'middle',
  })
  pdf.restore()
}
