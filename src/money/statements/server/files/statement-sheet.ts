/** How a sheet of a statement looks: its head, its rows, its end, and what stands on every page. */
import { showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { lastDayOf, monthStart, showMonth } from '#foundation/time/shared/months.ts'
import { showDateTime, showDay } from '#foundation/time/shared/time.ts'
import type { statementWords } from '../../shared/words.ts'
import type { OpenStatement } from '../open-statement.ts'
import type { FileWords } from './file-words.ts'
import { ink, sheet, write, type Paper } from './paper.ts'

export interface Sheets {
  statement: OpenStatement
  words: FileWords
  number: number
  of: number
}

export interface Row {
  when?: string
  what: string
  reference?: string
  amountCentavos?: bigint
  balanceCentavos: bigint
  /** An end of the list: opening or closing. */
  strong?: boolean
}

type Element = PDFKit.PDFStructureElement

export const rowHeight = 19
const headHeight = 214
const tableHeadHeight = 22
const endHeight = 84
export const sheetRoom = { top: sheet.top, bottom: sheet.bottom }
const columns = { when: sheet.left, what: 128, reference: 272, amount: 456, balance: sheet.right }

/**
 * By the same measures that the pages are filled by: the number stands on the first page before the
 * last one is written.
 */
export function countPages(entries: number): number {
  const rowsIn = (height: number) => Math.floor((height - tableHeadHeight) / rowHeight)
  const room = sheet.bottom - sheet.top
  const rows = entries + 2
  const [onFirst, onOthers] = [rowsIn(room - headHeight), rowsIn(room)]
  const others = Math.max(0, Math.ceil((rows - onFirst) / onOthers))
  const onLast = others === 0 ? rows : rows - onFirst - (others - 1) * onOthers
  const used = tableHeadHeight + onLast * rowHeight + (others === 0 ? headHeight : 0)
  return 1 + others + (used + endHeight > room ? 1 : 0)
}

/**
 * Begins the first page, with whose statement it is and its four figures. Answers where the table
 * begins.
 */
export function drawHead(paper: Paper, sheets: Sheets, whole: Element): number {
  const top = beginPage(paper, sheets)
  const {
    words: { w },
    statement: { summary, holder, language, sample },
  } = sheets
  whole.add(
    paper.struct('H1', {}, () => {
      write(paper, `${w.title}, ${showMonth(summary.month, language)}`, sheet.left, top + 34, {
        weight: 'semibold',
        size: 18,
      })
    }),
  )
  const from = showDay(monthStart(summary.month), language)
  const until = summary.soFar
    ? showDateTime(summary.asOf, language)
    : showDay(lastDayOf(summary.month), language)
  paragraph(
    paper,
    whole,
    w.period(from, until) + (summary.soFar ? ` (${w.soFar})` : ''),
    top + 60,
    { size: 9.5, colour: ink.muted },
  )
  paragraph(paper, whole, holder.fullName, top + 86, {
    size: 10.5,
    weight: 'semibold',
    atMost: 500,
  })
  paragraph(paper, whole, holder.email, top + 101, { size: 9.5, colour: ink.muted, atMost: 500 })
  if (sample) paragraph(paper, whole, w.sampleNote, top + 116, { size: 8.5, colour: ink.muted })
  drawFigures(paper, sheets, top + 140, whole)
  return top + headHeight
}

function drawFigures(
  paper: Paper,
  { words: { w }, statement: { summary } }: Sheets,
  y: number,
  whole: Element,
): void {
  const figures: [string, string][] = [
    [w.opening, showPesos(summary.openingCentavos)],
    [w.moneyIn, showPesosSigned(summary.inCentavos)],
    [w.moneyOut, showPesosSigned(-summary.outCentavos)],
    [summary.soFar ? w.closingSoFar : w.closing, showPesos(summary.closingCentavos)],
  ]
  const width = (sheet.right - sheet.left) / figures.length
  decorate(paper, () =>
    paper.roundedRect(sheet.left, y, sheet.right - sheet.left, 50, 6).fill(ink.sunken),
  )
  for (const [place, [label, amount]] of figures.entries()) {
    const x = sheet.left + place * width + 12
    whole.add(
      paper.struct('P', {}, () => {
        write(paper, `${label} `, x, y + 10, { size: 8, colour: ink.muted, atMost: width - 16 })
        // As large as the widest of them allows.
        write(paper, amount, x, y + 25, {
          weight: 'semibold',
          size: sizeFor(figures.map(([, one]) => one)),
        })
      }),
    )
  }
}

function sizeFor(amounts: readonly string[]): number {
  return Math.min(11.5, 190 / Math.max(...amounts.map((amount) => amount.length)))
}

/** The names of the columns; told to readers once, on the first page. */
export function drawTableHead(
  paper: Paper,
  w: typeof statementWords,
  y: number,
  table: Element | null,
): number {
  const cell = (text: string, x: number, align: 'start' | 'end', atMost: number) => () =>
    write(paper, text, x, y + 5, { weight: 'semibold', size: 8, colour: ink.muted, align, atMost })
  const cells = [
    cell(w.date, columns.when, 'start', 80),
    cell(w.what, columns.what, 'start', 138),
    cell(w.reference, columns.reference, 'start', 88),
    cell(w.amount, columns.amount, 'end', 90),
    cell(w.balance, columns.balance, 'end', 92),
  ]
  if (table) addRow(paper, table, 'TH', cells)
  else decorate(paper, () => cells.forEach((draw) => draw()))
  decorate(paper, () =>
    paper
      .moveTo(sheet.left, y + 19.5)
      .lineTo(sheet.right, y + 19.5)
      .lineWidth(1)
      .strokeColor(ink.strong)
      .stroke(),
  )
  return y + tableHeadHeight
}

export function drawRow(paper: Paper, row: Row, y: number, table: Element): void {
  const { when = '', what, reference = '', amountCentavos, balanceCentavos, strong = false } = row
  const weight = strong ? 'semibold' : 'regular'
  const amount = amountCentavos === undefined ? '' : showPesosSigned(amountCentavos)
  const balance = showPesos(balanceCentavos)
  // Far above any real amount the figures grow smaller instead of meeting each other.
  const size = Math.min(8.5, 162 / Math.max(amount.length, balance.length))
  const onLine = y + 4 + (8.5 - size)
  addRow(paper, table, 'TD', [
    () => write(paper, when, columns.when, y + 4, { atMost: 82 }),
    () => write(paper, what, columns.what, y + 4, { weight, atMost: 140 }),
    () =>
      write(paper, reference, columns.reference, y + 5, {
        size: 7.5,
        colour: ink.muted,
        atMost: 92,
      }),
    () => write(paper, amount, columns.amount, onLine, { size, align: 'end' }),
    () => write(paper, balance, columns.balance, onLine, { size, weight, align: 'end' }),
  ])
  decorate(paper, () =>
    paper
      .moveTo(sheet.left, y + rowHeight - 1)
      .lineTo(sheet.right, y + rowHeight - 1)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke(),
  )
}

function addRow(
  paper: Paper,
  table: Element,
  kind: 'TH' | 'TD',
  cells: readonly (() => void)[],
): void {
  const row = paper.struct('TR')
  table.add(row)
  for (const draw of cells) {
    // The types do not know it yet.
    const facts: object = kind === 'TH' ? { scope: 'Column' } : {}
    row.add(paper.struct(kind, facts, draw))
  }
  row.end()
}

/** What a reader needs to know to understand the list. */
export function drawEnd(paper: Paper, sheets: Sheets, y: number, whole: Element): void {
  const {
    words: { w },
    statement: { summary },
  } = sheets
  let at = y + 16
  if (y + endHeight > sheet.bottom) at = beginPage(paper, sheets) + 16
  const notes = [
    w.holdsAreNoEntries,
    ...(summary.heldCentavos ? [w.heldNow(showPesos(summary.heldCentavos))] : []),
    w.manilaTime,
  ]
  for (const note of notes) {
    paragraph(paper, whole, note, at, { size: 8.5, colour: ink.muted })
    at += 14
  }
}

/**
 * What stands on every page is no part of what is read aloud: the name of the house, whose month it
 * is, and which page.
 */
export function beginPage(paper: Paper, sheets: Sheets): number {
  paper.addPage()
  sheets.number += 1
  const {
    words: { w },
    statement: { siteName, summary, holder, language, sample },
    number,
    of,
  } = sheets
  decorate(paper, () => {
    if (sample) drawWatermark(paper, w.sample)
    if (number === 1) {
      drawMark(paper, sheet.left, sheet.top - 2)
      write(paper, siteName, sheet.left + 27, sheet.top, {
        weight: 'semibold',
        size: 13,
        atMost: 470,
      })
    }
    paper
      .moveTo(sheet.left, sheet.bottom + 8)
      .lineTo(sheet.right, sheet.bottom + 8)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke()
    write(
      paper,
      `${siteName} · ${showMonth(summary.month, language)} · ${holder.fullName}${sample ? ` · ${w.sample}` : ''}`,
      sheet.left,
      sheet.bottom + 14,
      { size: 8, colour: ink.muted, atMost: 400 },
    )
    write(paper, w.page(number, of), sheet.right, sheet.bottom + 14, {
      size: 8,
      colour: ink.muted,
      align: 'end',
    })
  })
  return sheet.top
}

/** The mark of foundation/kit/ui/brand.tsx. */
function drawMark(paper: Paper, x: number, y: number): void {
  paper.save().translate(x, y).scale(0.65)
  paper.roundedRect(0, 0, 32, 32, 8).fill(ink.strong)
  paper.lineWidth(2).strokeColor('#ffffff')
  paper.path('M8 14a8 5 0 0 1 16 0').stroke()
  paper.roundedRect(7, 14, 18, 10, 2).stroke()
  paper.circle(16, 18.5, 2.2).fill(ink.mango)
  paper.restore()
}

function drawWatermark(paper: Paper, text: string): void {
  const [x, y, size] = [sheet.width / 2, sheet.height / 2, 900 / text.length]
  paper
    .save()
    .rotate(-35, { origin: [x, y] })
    .fillOpacity(0.08)
  write(paper, text, x, y - size / 2, {
    weight: 'semibold',
    size,
    colour: ink.muted,
    align: 'middle',
  })
  paper.restore()
}

function paragraph(
  paper: Paper,
  whole: Element,
  text: string,
  y: number,
  look: Parameters<typeof write>[4],
): void {
  whole.add(paper.struct('P', {}, () => write(paper, text, sheet.left, y, look)))
}

/** Lines, colours and repeated words, which a reader aloud passes over. */
function decorate(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}
