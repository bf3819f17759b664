import type { Readable } from 'node:stream'
/**
 * A month as a PDF. It is written row by row and leaves page by page: between two handfuls of rows
 * the server does other work, and when the reader is slow it waits, so a long month neither blocks
 * the server nor fills its memory.
 */
import { setImmediate, setTimeout } from 'node:timers/promises'
import { showMonth } from '#foundation/time/shared/months.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { LineView } from '../../shared/contract.ts'
import type { OpenStatement } from '../open-statement.ts'
import { fileWords } from './file-words.ts'
import { newPaper, type Paper } from './paper.ts'
import {
  beginPage,
  countPages,
  drawEnd,
  drawHead,
  drawRow,
  drawTableHead,
  rowHeight,
  sheetRoom,
  type Row,
} from './statement-sheet.ts'

export function writePdf(statement: OpenStatement): Readable {
  const { w } = fileWords(statement.language)
  const paper = newPaper({
    author: statement.siteName,
    title: `${w.title}, ${showMonth(statement.summary.month, statement.language)}`,
    language: statement.language === 'fil' ? 'fil-PH' : 'en-PH',
  })
  const output = paper as unknown as Readable
  writePages(paper, statement).catch((error: unknown) => output.destroy(error as Error))
  return output
}

/** How many rows are written in one go: about a millisecond of work (measured). */
const rowsInOneGo = 10
/** What may wait for a slow reader, in bytes. */
const waitingMax = 256 * 1024

async function writePages(paper: Paper, statement: OpenStatement): Promise<void> {
  const { summary } = statement
  const words = fileWords(statement.language)
  const sheets = { statement, words, of: countPages(summary.entries), number: 0 }
  const whole = paper.struct('Document')
  paper.addStructure(whole)
  let y = drawHead(paper, sheets, whole)
  const table = paper.struct('Table')
  whole.add(table)
  y = drawTableHead(paper, words.w, y, table)
  const put = (row: Row) => {
    if (y + rowHeight > sheetRoom.bottom) {
      y = beginPage(paper, sheets)
      y = drawTableHead(paper, words.w, y, null)
    }
    drawRow(paper, row, y, table)
    y += rowHeight
  }

  put({ what: words.w.opening, balanceCentavos: summary.openingCentavos, strong: true })
  let written = 0
  for await (const lines of statement.lines()) {
    for (const line of lines) {
      put(rowOf(line, statement, words.what(line)))
      written += 1
      if (written % rowsInOneGo === 0) await othersFirst(paper as unknown as Readable)
    }
  }
  put({
    what: summary.soFar ? words.w.closingSoFar : words.w.closing,
    balanceCentavos: summary.closingCentavos,
    strong: true,
  })
  table.end()
  drawEnd(paper, sheets, y, whole)
  whole.end()
  if (sheets.number !== sheets.of)
    throw new Error(`The statement has ${sheets.number} pages and says ${sheets.of}`)
  paper.end()
}

function rowOf(line: LineView, { language }: OpenStatement, what: string): Row {
  const { postedAt, bankName, referenceNumber, amountCentavos, balanceCentavos } = line
  return {
    when: showListTime(postedAt, language),
    what: bankName === null ? what : `${what} · ${bankName}`,
    reference: referenceNumber ?? '',
    amountCentavos,
    balanceCentavos,
  }
}

async function othersFirst(output: Readable): Promise<void> {
  await setImmediate()
  while (output.readableLength > waitingMax && !output.destroyed) await setTimeout(20)
  if (output.destroyed) throw new Error('The reader of a statement has gone')
}
