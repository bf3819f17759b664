/**
 * A period as a PDF, written row by row and sent page by page. Between a few rows it yields to
 * other work, and it waits for a slow reader, so a long month neither blocks the server nor fills
 * its memory.
 */
import type { Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { LineView } from '../../shared/contract.ts'
import type { OpenStatement } from '../open-statement.ts'
import { fileWords } from './file-words.ts'
import type { Pdf } from './pdf-fonts.ts'
import { beginPage, drawHead, drawNotes, titleOf, type PdfProgress } from './pdf-page.ts'
import { countPages, drawRow, drawTableHead, hasRoomForRow, type PdfRow } from './pdf-table.ts'
import { newPdf } from './pdf-text.ts'

export function writePdf(statement: OpenStatement): Readable {
  const { w } = fileWords(statement.language)
  const pdf = newPdf({
    author: statement.siteName,
    title: titleOf(statement.summary.period, w, statement.language),
    language: statement.language === 'fil' ? 'fil-PH' : 'en-PH',
  })
  const output = pdf as unknown as Readable
  writePages(pdf, statement).catch((error: unknown) => output.destroy(error as Error))
  return output
}

/** About a millisecond of work (measured). */
const rowsBetweenYields = 10
/** Bytes that may wait for a slow reader. */
const bufferedMax = 256 * 1024

async function writePages(pdf: Pdf, statement: OpenStatement): Promise<void> {
  const { summary, language } = statement
  const words = fileWords(language)
  const pageCount = countPages(summary.entries)
  const progress: PdfProgress = { statement, words, pageNumber: 0, pageCount }
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  let y = drawHead(pdf, progress, root)
  const table = pdf.struct('Table')
  root.add(table)
  y = drawTableHead(pdf, words.w, y, table)
  const addRow = (row: PdfRow) => {
    if (!hasRoomForRow(y)) {
      y = beginPage(pdf, progress)
      y = drawTableHead(pdf, words.w, y, null)
    }
    y = drawRow(pdf, row, y, table)
  }

  const [opening, closing] = [
    words.w.opening,
    summary.soFar ? words.w.closingSoFar : words.w.closing,
  ]
  addRow({ description: opening, balanceCentavos: summary.openingCentavos, strong: true })
  let rows = 0
  for await (const lines of statement.lines()) {
    for (const line of lines) {
      addRow(rowOf(line, words.describe(line), language))
      rows += 1
      if (rows % rowsBetweenYields === 0) await yieldToOthers(pdf as unknown as Readable)
    }
  }
  addRow({ description: closing, balanceCentavos: summary.closingCentavos, strong: true })
  table.end()
  drawNotes(pdf, progress, y, root)
  root.end()
  if (progress.pageNumber !== pageCount)
    throw new Error(`The statement has ${progress.pageNumber} pages and says ${pageCount}`)
  pdf.end()
}

function rowOf(line: LineView, description: string, language: OpenStatement['language']): PdfRow {
  const { postedAt, bankName, referenceNumber, amountCentavos, balanceCentavos } = line
  return {
    // The page names the year, and the same file reads alike next year.
    when: showListTime(postedAt, language, postedAt),
    description: bankName === null ? description : `${description} · ${bankName}`,
    reference: referenceNumber ?? '',
    amountCentavos,
    balanceCentavos,
  }
}

async function yieldToOthers(output: Readable): Promise<void> {
  await setImmediate()
  while (output.readableLength > bufferedMax && !output.destroyed) await setTimeout(20)
  if (output.destroyed) throw new Error('The reader of a statement has disconnected')
}
