/** A month as a table for a spreadsheet: one row for each entry between the two balances. */
import { Readable } from 'node:stream'
import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { csvClock, csvDay, csvMark, csvRow, csvText } from '#foundation/platform/server/csv.ts'
import { lastDayOf, monthStart } from '#foundation/time/shared/months.ts'
import type { LineView } from '../../shared/contract.ts'
import type { OpenStatement } from '../open-statement.ts'
import { fileWords } from './file-words.ts'

export function writeCsv(statement: OpenStatement): Readable {
  return Readable.from(rowsOf(statement), { objectMode: false })
}

async function* rowsOf({
  summary,
  language,
  sample,
  lines,
}: OpenStatement): AsyncGenerator<string> {
  const { w, what } = fileWords(language)
  const row = (cells: readonly string[]) => csvRow(sample ? [...cells, w.sample] : cells)
  const titles = [
    w.day,
    w.time,
    w.what,
    w.bank,
    w.accountName,
    w.reference,
    `${w.amount} (PHP)`,
    `${w.balance} (PHP)`,
    ...(sample ? [w.note] : []),
  ]
  const ends = summary.soFar ? summary.asOf : lastDayOf(summary.month)
  yield csvMark + csvRow(titles.map(csvText))
  yield row([
    csvDay(monthStart(summary.month)),
    '',
    csvText(w.opening),
    '',
    '',
    '',
    '',
    pesosInput(summary.openingCentavos),
  ])
  for await (const page of lines())
    yield page.map((line) => row(cellsOf(line, what(line)))).join('')
  yield row([
    csvDay(ends),
    '',
    csvText(summary.soFar ? w.closingSoFar : w.closing),
    '',
    '',
    '',
    '',
    pesosInput(summary.closingCentavos),
  ])
}

function cellsOf(line: LineView, what: string): string[] {
  const { postedAt, bankName, accountName, referenceNumber, amountCentavos, balanceCentavos } = line
  return [
    csvDay(postedAt),
    csvClock(postedAt),
    csvText(what),
    csvText(bankName ?? ''),
    csvText(accountName ?? ''),
    csvText(referenceNumber ?? ''),
    pesosInput(amountCentavos),
    pesosInput(balanceCentavos),
  ]
}
