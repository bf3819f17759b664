/** The returns of one user in one year, and the tax that was withheld, as a PDF. */
import type { Readable } from 'node:stream'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDay, showYearDay, type Language } from '#foundation/time/shared/time.ts'
import type { Pdf } from '#money/statements/server/files/pdf-fonts.ts'
import {
  colours,
  decorate,
  drawLine,
  newPdf,
  pdfPage,
  writeText,
  type TextStyle,
} from '#money/statements/server/files/pdf-text.ts'
import { taxWordsFil } from '../../shared/words-tax.fil.ts'
import { taxWords } from '../../shared/words-tax.ts'
import type { ReturnRow } from './returns-of-user.ts'

export interface TaxStatement {
  year: number
  siteName: string
  holder: { fullName: string; email: string }
  /** Oldest first. */
  rows: readonly ReturnRow[]
  language: Language
  sample: boolean
  /** The day of the file while the year is not over. */
  soFar: Date | null
}

type Element = PDFKit.PDFStructureElement
type Cells = readonly [string, string, string, string, string, string, string]

const rowHeight = 19
const headHeight = 128
const notesHeight = 84
/** The right edges of the figures, in points. */
const columns = { when: pdfPage.left, plan: 112, placed: 284, gross: 358, rate: 400, tax: 474 }
const rowsOnFirst = Math.floor((pdfPage.bottom - pdfPage.top - headHeight) / rowHeight) - 1
const rowsOnOthers = Math.floor((pdfPage.bottom - pdfPage.top) / rowHeight) - 1

export function writeTaxPdf(statement: TaxStatement): Readable {
  const { year, siteName, language, rows } = statement
  const w = language === 'fil' ? taxWordsFil : taxWords
  const pdf = newPdf({
    author: siteName,
    title: w.title(year),
    language: language === 'fil' ? 'fil-PH' : 'en-PH',
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const lines = [...rows.map((row) => cellsOf(row, language)), totalOf(rows, w)]
  const withNotes = lines.length + Math.ceil(notesHeight / rowHeight)
  const pages = 1 + Math.ceil(Math.max(0, withNotes - rowsOnFirst) / rowsOnOthers)
  const begin = (page: number) => beginPage(pdf, statement, w, { page, pages })
  begin(1)
  let y = drawHead(pdf, root, statement, w)
  const table = pdf.struct('Table')
  root.add(table)
  y = drawTitles(pdf, table, y, w)
  let page = 1
  for (const [index, cells] of lines.entries()) {
    if (y + rowHeight > pdfPage.bottom) {
      page += 1
      begin(page)
      y = drawTitles(pdf, null, pdfPage.top, w)
    }
    y = drawRow(pdf, table, y, cells, index === lines.length - 1)
  }
  table.end()
  if (page < pages) {
    begin(pages)
    y = pdfPage.top
  }
  drawNotes(pdf, root, y, notesOf(statement, w))
  root.end()
  pdf.end()
  return pdf as unknown as Readable
}

function cellsOf(row: ReturnRow, language: Language): Cells {
  return [
    showYearDay(row.createdAt, language),
    row.isRecorded ? `* ${row.planName}` : row.planName,
    showPesos(row.principalCentavos),
    showPesos(row.grossCentavos),
    `${row.rateBasisPoints / 100}%`,
    showPesos(row.taxCentavos),
    showPesos(row.grossCentavos - row.taxCentavos),
  ]
}

function totalOf(rows: readonly ReturnRow[], w: typeof taxWords): Cells {
  const sum = (of: (row: ReturnRow) => bigint) => rows.reduce((all, row) => all + of(row), 0n)
  const [gross, tax] = [sum((row) => row.grossCentavos), sum((row) => row.taxCentavos)]
  return [w.total, '', '', showPesos(gross), '', showPesos(tax), showPesos(gross - tax)]
}

function beginPage(
  pdf: Pdf,
  { siteName, holder, year, sample }: TaxStatement,
  w: typeof taxWords,
  { page, pages }: { page: number; pages: number },
): void {
  pdf.addPage()
  const small = { size: 8, colour: colours.muted }
  const footer = [siteName, w.title(year), holder.fullName, ...(sample ? [w.sample] : [])]
  decorate(pdf, () => {
    drawLine(pdf, pdfPage.bottom + 8, 0.5, colours.line)
    writeText(pdf, footer.join(' · '), pdfPage.left, pdfPage.bottom + 14, {
      ...small,
      maxWidth: 400,
    })
    const number = w.page(page, pages)
    writeText(pdf, number, pdfPage.right, pdfPage.bottom + 14, { ...small, align: 'end' })
  })
}

function drawHead(pdf: Pdf, root: Element, statement: TaxStatement, w: typeof taxWords): number {
  const { year, siteName, holder, language, soFar, sample } = statement
  const write = (kind: 'H1' | 'P', text: string, y: number, style: TextStyle) =>
    root.add(
      pdf.struct(kind, {}, () =>
        writeText(pdf, text, pdfPage.left, pdfPage.top + y, { maxWidth: 500, ...style }),
      ),
    )
  write('P', siteName, 0, { weight: 'semibold', size: 13 })
  write('H1', w.title(year), 28, { weight: 'semibold', size: 18 })
  const period = soFar ? w.soFar(showDay(soFar, language)) : w.period(year)
  write('P', period, 54, { size: 9.5, colour: colours.muted })
  write('P', holder.fullName, 76, { weight: 'semibold', size: 10.5 })
  write('P', holder.email, 91, { size: 9.5, colour: colours.muted })
  if (sample) write('P', w.sample, 106, { size: 8.5, colour: colours.muted })
  return pdfPage.top + headHeight
}

function drawTitles(pdf: Pdf, table: Element | null, y: number, w: typeof taxWords): number {
  const titles: Cells = [w.paidOn, w.plan, w.placed, w.gross, w.rate, w.tax, w.net]
  const draw = cellDraws(pdf, y, titles, { weight: 'semibold', size: 8, colour: colours.muted })
  if (table) addRow(pdf, table, 'TH', draw)
  else decorate(pdf, () => draw.forEach((one) => one()))
  decorate(pdf, () => drawLine(pdf, y + rowHeight - 2, 1, colours.strong))
  return y + rowHeight
}

function drawRow(pdf: Pdf, table: Element, y: number, cells: Cells, isTotal: boolean): number {
  const weight = isTotal ? 'semibold' : 'regular'
  addRow(pdf, table, 'TD', cellDraws(pdf, y, cells, { weight, size: 8.5 }))
  decorate(pdf, () => drawLine(pdf, y + rowHeight - 1, 0.5, colours.line))
  return y + rowHeight
}

function cellDraws(pdf: Pdf, y: number, cells: Cells, style: TextStyle): (() => void)[] {
  const [when, plan, ...figures] = cells
  const rights = [columns.placed, columns.gross, columns.rate, columns.tax, pdfPage.right]
  const top = y + 4
  return [
    () => writeText(pdf, when, columns.when, top, { ...style, maxWidth: 66 }),
    () => writeText(pdf, plan, columns.plan, top, { ...style, maxWidth: 104 }),
    ...figures.map(
      (figure, index) => () =>
        writeText(pdf, figure, rights[index] ?? pdfPage.right, top, { ...style, align: 'end' }),
    ),
  ]
}

function addRow(pdf: Pdf, table: Element, kind: 'TH' | 'TD', cells: (() => void)[]): void {
  const row = pdf.struct('TR')
  table.add(row)
  // pdfkit's types do not know `scope`.
  const options: object = kind === 'TH' ? { scope: 'Column' } : {}
  for (const draw of cells) row.add(pdf.struct(kind, options, draw))
  row.end()
}

function notesOf({ rows, siteName }: TaxStatement, w: typeof taxWords): string[] {
  const recorded = rows.some(({ isRecorded }) => isRecorded) ? [w.recorded(siteName)] : []
  return [...recorded, w.notCertificate, w.principal, w.manilaTime]
}

function drawNotes(pdf: Pdf, root: Element, y: number, notes: readonly string[]): void {
  let at = y + 16
  for (const note of notes) {
    const top = at
    root.add(
      pdf.struct('P', {}, () =>
        writeText(pdf, note, pdfPage.left, top, { size: 8.5, colour: colours.muted }),
      ),
    )
    at += 14
  }
}
