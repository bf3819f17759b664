/** Tables for spreadsheets, by RFC 4180, in which no text of anybody is taken for a formula. */
import { manilaDay } from '#foundation/time/shared/time.ts'

/** Without this mark at the start Excel reads the file in the code page of the computer. */
export const csvMark = '\uFEFF'

/** The cells as they are: each was made by one of the functions below, or is an amount. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/**
 * A cell of words. Somebody may be called '=HYPERLINK(…)': a spreadsheet takes what begins with one
 * of these signs for a formula, so it gets an apostrophe in front (OWASP, CSV injection). Amounts
 * do not come here: a minus of ours is a minus.
 */
export function csvText(value: string): string {
  const plain = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/**
 * A number that is a name (of a bank account, a phone): a spreadsheet would drop its zeros and
 * round its end.
 */
export function csvDigits(value: string): string {
  return /^[\d\s-]+$/.test(value) ? csvText(`'${value}`) : csvText(value)
}

/** '2026-11-20' in Manila, which every spreadsheet takes for a date. */
export function csvDay(instant: Date): string {
  const digits = manilaDay(instant)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** '09:07:33' in Manila. */
export function csvClock(instant: Date): string {
  return clock.format(instant)
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', timeStyle: 'medium' })
