/**
 * The pure heart of the amount field: what stands in it after an edit, and where the caret stands. The value is what the
 * form holds (`1000.5`), the display is what is seen (`1,000.5`); separators belong to the display alone.
 * It never rounds and never reinterprets: `-5` does not become 5 and `1e3` not 13. What is no amount stays as it was
 * written, without separators, and the form says so.
 */
import { parsePesos } from '../peso/peso.ts'

export interface AmountState {
  display: string
  caret: number
}

/** Digits before the point; the largest amount of the book has as many. */
const wholeMax = 13
const wellFormed = /^\d*(?:\.\d{0,2})?$/

/** Whether a value is an amount, or the beginning of one. */
export function isAmountText(value: string): boolean {
  return wellFormed.test(value) && (value.split('.')[0] ?? '').length <= wholeMax
}

/** `1000.5` → `1,000.5`; what is no amount is shown as it is. */
export function displayAmount(value: string): string {
  if (!isAmountText(value)) return value
  const [whole = '', ...fraction] = value.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** `1,000.5` → `1000.5`; what is no amount is kept as it is, with its commas. */
export function amountValue(display: string): string {
  const plain = display.replaceAll(',', '')
  return isAmountText(plain) ? plain : display
}

/**
 * The field showed `shown`; the browser has already made an edit, and now `raw` stands there with the caret at `caret`.
 * Working from the result instead of the keys makes every way of editing alike: typing, autofill, undo, dropping, and
 * phone keyboards that announce no keys.
 */
export function editAmount(shown: string, raw: string, caret: number, erased: 'backward' | 'forward' = 'backward'): AmountState {
  if (!isAmountText(amountValue(raw))) return { display: raw, caret }
  if (!isAmountText(amountValue(shown))) return replaceAll('', raw, caret)
  // What stands behind the caret was there before; what is new stands before it.
  const kept = raw.length - caret
  let to = Math.max(0, shown.length - kept)
  if (shown.slice(to) !== raw.slice(caret)) return replaceAll(shown, raw, caret)
  let from = 0
  while (from < to && from < caret && shown[from] === raw[from]) from += 1
  const inserted = raw.slice(from, caret)
  if (inserted === '' && shown.slice(from, to) === ',') {
    // A separator cannot be deleted by itself: the digit beyond it goes.
    if (erased === 'backward') from -= 1
    else to += 1
  }
  return replace(shown, from, to, inserted)
}

/** A pasted amount in place of the selection. Null when it is not one: `1.000,50` must not become 1.00. */
export function pasteAmount(shown: string, start: number, end: number, text: string): AmountState | null {
  const centavos = parsePesos(text)
  if (centavos === null || centavos < 0n) return null
  const plain = text.replace(/[^\d.]/g, '')
  const value = amountValue(shown.slice(0, start)) + plain + amountValue(shown.slice(end))
  // In the middle of another amount it may make none; then it takes the place of everything.
  return isAmountText(value) ? replace(shown, start, end, plain) : replace('', 0, 0, plain)
}

function replaceAll(shown: string, raw: string, caret: number): AmountState {
  const before = digitsAndPoint(raw.slice(0, caret))
  const next = replace(shown, 0, shown.length, digitsAndPoint(raw))
  return next.display === shown ? next : { display: next.display, caret: placeAfter(next.display, before.length) }
}

function replace(shown: string, from: number, to: number, inserted: string): AmountState {
  const before = amountValue(shown.slice(0, from)) + digitsAndPoint(inserted)
  let value = before + amountValue(shown.slice(to))
  let count = before.length
  if (value.startsWith('.')) {
    value = `0${value}`
    count += 1
  }
  const idle = /^0+(?=\d)/.exec(value)?.[0].length ?? 0
  value = value.slice(idle)
  count = Math.max(0, count - idle)
  if (!isAmountText(value)) return { display: shown, caret: to }
  const display = displayAmount(value)
  return { display, caret: placeAfter(display, count) }
}

function digitsAndPoint(text: string): string {
  return text.replace(/[^\d.]/g, '')
}

/** The place in the display behind the given number of digits and points. */
function placeAfter(display: string, count: number): number {
  let place = 0
  for (let seen = 0; seen < count && place < display.length; place += 1) if (display[place] !== ',') seen += 1
  return place
}
