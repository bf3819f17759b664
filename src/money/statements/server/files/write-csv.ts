/** A period as a CSV: one row for each entry, between the opening and the closing balance. */
import { Readable } from 'node:stream'
import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { csvClock, csvDay, csvMark, csvRow, csvText } from '#foundation/platform/server/csv.ts'
import type { LineView } from '../../shared/contract.ts'
import { lastDayIn, periodStart } from '../../shared/rules-period.ts'
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
  const { w, describe } = fileWords(language)
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
  const balanceRow = (day: Date, label: string, centavos: bigint) =>
    row([csvDay(day), '', csvText(label), '', '', '', '', pesosInput(centavos)])

  yield csvMark + csvRow(titles.map(csvText))
  yield balanceRow(periodStart(summary.period), w.opening, summary.openingCentavos)
  for await (const page of lines())
    yield page.map((line) => row(cellsOf(line, describe(line)))).join('')
  yield summary.soFar
    ? balanceRow(summary.asOf, w.closingSoFar, summary.closingCentavos)
    : balanceRow(lastDayIn(summary.period), w.closing, summary.closingCentavos)
}

function cellsOf(line: LineView, description: string): string[] {
  const { postedAt, bankName, accountName, referenceNumber, amountCentavos, balanceCentavos } = line
  return [
    csvDay(postedAt),
    csvClock(postedAt),
    csvText(description),
    csvText(bankName ?? ''),
    csvText(accountName ?? ''),
    csvText(referenceNumber ?? ''),
    pesosInput(amountCentavos),
    pesosInput(balanceCentavos),
  ]
}
