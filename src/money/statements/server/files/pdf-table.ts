/** The table of entries, and how many pages it fills. All measures are in points. */
import { showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { statementWords } from '../../shared/words.ts'
import type { Pdf } from './pdf-fonts.ts'
import { headHeight, notesHeight, type PdfElement } from './pdf-page.ts'
import { colours, decorate, drawLine, pdfPage, writeText, type TextStyle } from './pdf-text.ts'

export interface PdfRow {
  when?: string
  description: string
  reference?: string
  amountCentavos?: bigint
  balanceCentavos: bigint
  /** The opening or closing balance. */
  strong?: boolean
}

const rowHeight = 19
const tableHeadHeight = 22
const columns = {
  when: pdfPage.left,
  description: 128,
  reference: 272,
  amount: 456,
  balance: pdfPage.right,
}

/**
 * Computes the number of pages in advance, because the first page already names it. `entries` is
 * without the opening and the closing row.
 */
export function countPages(entries: number): number {
  const rowsIn = (height: number) => Math.floor((height - tableHeadHeight) / rowHeight)
  const height = pdfPage.bottom - pdfPage.top
  const rows = entries + 2
  const [onFirst, onOthers] = [rowsIn(height - headHeight), rowsIn(height)]
  const others = Math.max(0, Math.ceil((rows - onFirst) / onOthers))
  const onLast = others === 0 ? rows : rows - onFirst - (others - 1) * onOthers
  const used = tableHeadHeight + onLast * rowHeight + (others === 0 ? headHeight : 0)
  return 1 + others + (used + notesHeight > height ? 1 : 0)
}

export function hasRoomForRow(y: number): boolean {
  return y + rowHeight <= pdfPage.bottom
}

/** Draws the column names. Screen readers get them once: `table` is null on later pages. */
export function drawTableHead(
  pdf: Pdf,
  w: typeof statementWords,
  y: number,
  table: PdfElement | null,
): number {
  const cell = (text: string, x: number, align: TextStyle['align'], maxWidth: number) => () =>
    writeText(pdf, text, x, y + 5, {
      weight: 'semibold',
      size: 8,
      colour: colours.muted,
      align,
      maxWidth,
    })
  const cells = [
    cell(w.date, columns.when, 'start', 80),
    cell(w.what, columns.description, 'start', 138),
    cell(w.reference, columns.reference, 'start', 88),
    cell(w.amount, columns.amount, 'end', 90),
    cell(w.balance, columns.balance, 'end', 92),
  ]
  if (table) addRow(pdf, table, 'TH', cells)
  else decorate(pdf, () => cells.forEach((draw) => draw()))
  decorate(pdf, () => drawLine(pdf, y + 19.5, 1, colours.strong))
  return y + tableHeadHeight
}

/** Returns where the next row begins. */
export function drawRow(pdf: Pdf, row: PdfRow, y: number, table: PdfElement): number {
  const { when = '', description, reference = '', amountCentavos, balanceCentavos } = row
  const weight = row.strong ? 'semibold' : 'regular'
  const amount = amountCentavos === undefined ? '' : showPesosSigned(amountCentavos)
  const balance = showPesos(balanceCentavos)
  // Figures far above any real amount shrink, so that the columns never overlap.
  const size = Math.min(8.5, 162 / Math.max(amount.length, balance.length))
  const figuresTop = y + 4 + (8.5 - size)
  const small = { size: 7.5, colour: colours.muted, maxWidth: 92 }
  addRow(pdf, table, 'TD', [
    () => writeText(pdf, when, columns.when, y + 4, { maxWidth: 82 }),
    () =>
      writeText(pdf, description, columns.description, y + 4, {
        weight,
        maxWidth: 140,
        smallest: 6.5,
      }),
    () => writeText(pdf, reference, columns.reference, y + 5, small),
    () => writeText(pdf, amount, columns.amount, figuresTop, { size, align: 'end' }),
    () => writeText(pdf, balance, columns.balance, figuresTop, { size, weight, align: 'end' }),
  ])
  decorate(pdf, () => drawLine(pdf, y + rowHeight - 1, 0.5, colours.line))
  return y + rowHeight
}

function addRow(
  pdf: Pdf,
  table: PdfElement,
  kind: 'TH' | 'TD',
  cells: readonly (() => void)[],
): void {
  const row = pdf.struct('TR')
  table.add(row)
  for (const draw of cells) {
    // pdfkit's types do not know `scope`.
    const options: object = kind === 'TH' ? { scope: 'Column' } : {}
    row.add(pdf.struct(kind, options, draw))
  }
  row.end()
}
