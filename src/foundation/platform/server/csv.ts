/** Writes CSV for spreadsheets (RFC 4180) that never takes a person's text for a formula. */
import { manilaDay } from '#foundation/time/shared/time.ts'

/** Excel reads a file without this mark in the computer's code page instead of UTF-8. */
export const csvMark = '\uFEFF'

/** Takes finished cells: each comes from a function below or is an amount. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/**
 * A cell of text. A spreadsheet takes a text that begins with one of these signs for a formula, and
 * a person may be called '=HYPERLINK(…)', so an apostrophe goes in front (OWASP, CSV injection).
 * Not for amounts, whose minus must stay one.
 */
export function csvText(value: string): string {
  const plain = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A bank account or phone number, of which a spreadsheet would drop zeros and round the end. */
export function csvDigits(value: string): string {
  return /^[\d\s-]+$/.test(value) ? csvText(`'${value}`) : csvText(value)
}

/** '2026-11-20' in Manila: every spreadsheet reads it as a date. */
export function csvDay(instant: Date): string {
  const digits = manilaDay(instant)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** '09:07:33' in Manila. */
export function csvClock(instant: Date): string {
  return clock.format(instant)
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', timeStyle: 'medium' })
