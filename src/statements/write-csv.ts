/** A month as a table for a spreadsheet: UTF-8 with a mark at its start, one row for each entry between the two balances. */
import { Readable } from 'node:stream'
import { pesosInput } from '../peso/peso.ts'
import { lastDayOf, monthStart } from '../time/months.ts'
import { manilaDay } from '../time/time.ts'
import type { LineView } from './contract.ts'
import { fileWords } from './file-words.ts'
import type { OpenStatement } from './open-statement.ts'

export function writeCsv(statement: OpenStatement): Readable {
  return Readable.from(rowsOf(statement), { objectMode: false })
}

async function* rowsOf({ summary, language, sample, lines }: OpenStatement): AsyncGenerator<string> {
  const { w, what } = fileWords(language)
  const row = (cells: readonly string[]) => `${(sample ? [...cells, w.sample] : cells).join(',')}\r\n`
  const titles = [w.day, w.time, w.what, w.bank, w.accountName, w.reference, `${w.amount} (PHP)`, `${w.balance} (PHP)`, ...(sample ? [w.note] : [])]
  const ends = summary.soFar ? summary.asOf : lastDayOf(summary.month)
  // Without the mark Excel reads the file in the code page of the computer.
  yield `\uFEFF${titles.map(text).join(',')}\r\n`
  yield row([day(monthStart(summary.month)), '', text(w.opening), '', '', '', '', pesosInput(summary.openingCentavos)])
  for await (const page of lines()) yield page.map((line) => row(cellsOf(line, what(line)))).join('')
  yield row([day(ends), '', text(summary.soFar ? w.closingSoFar : w.closing), '', '', '', '', pesosInput(summary.closingCentavos)])
}

function cellsOf(line: LineView, what: string): string[] {
  const { postedAt, bankName, accountName, referenceNumber, amountCentavos, balanceCentavos } = line
  return [
    day(postedAt), clock.format(postedAt), text(what), text(bankName ?? ''), text(accountName ?? ''), text(referenceNumber ?? ''),
    pesosInput(amountCentavos), pesosInput(balanceCentavos),
  ]
}

/**
 * A cell of words. Somebody may be called '=HYPERLINK(…)': a spreadsheet takes what begins with one of these signs for a formula,
 * so it gets an apostrophe in front (OWASP, CSV injection). Amounts do not come here: a minus of ours is a minus.
 */
function text(value: string): string {
  const plain = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** '2026-11-20', which every spreadsheet takes for a date. */
function day(instant: Date): string {
  const digits = manilaDay(instant)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', timeStyle: 'medium' })
