/**
 * The pure part of the amount field: its text and caret after an edit. The form holds the value
 * (`1000.5`), the field shows the display (`1,000.5`); only the display has separators. Nothing is
 * rounded or reinterpreted: `-5` does not become 5, `1e3` not 13, and `1000,50` not 100,050. Text
 * that is no amount stays as written, and the form refuses it (docs/decisions/0028).
 */
import { parsePesos } from '#foundation/peso/shared/peso.ts'

export interface AmountState {
  display: string
  caret: number
}

/** Digits before the point, as many as the largest amount of the book has. */
const wholeMax = 13
const wellFormed = /^\d*(?:\.\d{0,2})?$/
const largeAmount = /^[1-9]\d*(?:\.\d{0,2})?$/
const inGroups = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/
const groupsBegun = /^\d{1,3}(?:,\d{3})*,\d{0,2}$/

/** Whether a value is an amount or the beginning of one. */
export function isAmountText(value: string): boolean {
  return wellFormed.test(value) && (value.split('.')[0] ?? '').length <= wholeMax
}

/** Whether an amount with separators is being typed: `1,0` on the way to `1,000`. */
export function isUnfinished(value: string): boolean {
  return groupsBegun.test(value)
}

/** `1000.5` → `1,000.5`. Text that is no amount is returned as it is. */
export function displayAmount(value: string): string {
  return isAmountText(value) ? inThousands(value) : value
}

function inThousands(value: string): string {
  const [whole = '', ...fraction] = value.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/**
 * `1,000.5` → `1000.5`. Text that is no amount is returned as it is: a comma that separates no
 * thousands may be a mistyped decimal point.
 */
export function amountValue(display: string): string {
  const plain = inGroups.test(display) ? display.replaceAll(',', '') : display
  return isAmountText(plain) ? plain : display
}

/** 'nothing': text was inserted, perhaps over a selection of a separator and a digit. */
export type Erased = 'backward' | 'forward' | 'nothing'

/** The direction in which an input event erased. Without a type it may have erased something. */
export function erasedBy(inputType: string): Erased {
  if (inputType.endsWith('Forward')) return 'forward'
  return inputType.startsWith('insert') || inputType === 'deleteByCut' ? 'nothing' : 'backward'
}

/**
 * The field showed `shown`; after the browser's edit it holds `raw` with the caret at `caret`.
 * Working from the result instead of the keys treats all edits alike: typing, autofill, undo, drag
 * and drop, and phone keyboards that send no key events.
 */
export function editAmount(
  shown: string,
  raw: string,
  caret: number,
  erased: Erased = 'backward',
): AmountState {
  if (writtenByHand(shown, raw, caret)) return readAmount(raw, caret) ?? { display: raw, caret }
  // A separator cannot be erased alone: the digit beyond it goes.
  const alone = isSeparatorErased(shown, raw, caret) ? erased : 'nothing'
  const left = plain(raw.slice(0, alone === 'backward' ? caret - 1 : caret))
  const right = plain(raw.slice(alone === 'forward' ? caret + 1 : caret))
  const text = left + right
  const amount = readAmount(text, left.length)
  if (amount) return amount
  // Too large for the book, and an amount all the same. Other text keeps the separators that are
  // there.
  if (!largeAmount.test(text)) return { display: raw, caret }
  const display = inThousands(text)
  return { display, caret: placeAfter(display, left.length) }
}

/**
 * A pasted amount in place of the selection. Null when the text is no amount: `1.000,50` must not
 * become 1.00.
 */
export function pasteAmount(
  shown: string,
  start: number,
  end: number,
  text: string,
): AmountState | null {
  const centavos = parsePesos(text)
  if (centavos === null || centavos < 0n) return null
  const pasted = digitsAndPoint(text)
  const left = plain(shown.slice(0, start)) + pasted
  const joined = left + plain(shown.slice(end))
  // If the pasted amount and the rest of the field make no amount together, it replaces everything.
  return isAmountText(joined) ? readAmount(joined, left.length) : readAmount(pasted, pasted.length)
}

/**
 * Whether the person typed the separators in `raw`, so that they must be where separators belong.
 * The field's own separators may be anywhere after an edit: `1,34` is left of `1,234`.
 */
function writtenByHand(shown: string, raw: string, caret: number): boolean {
  if (!isOurs(shown)) return true
  const tail = raw.length - caret
  if (tail > shown.length || !shown.endsWith(raw.slice(caret))) return true
  let from = 0
  while (from < caret && from < shown.length - tail && shown[from] === raw[from]) from += 1
  return raw.slice(from, caret).includes(',')
}

/** Whether the field itself has put the separators where they are. */
function isOurs(shown: string): boolean {
  const value = plain(shown)
  return (isAmountText(value) || largeAmount.test(value)) && inThousands(value) === shown
}

/** An amount in canonical form: no leading zeros, no bare point. Null when `text` is no amount. */
function readAmount(text: string, caret: number): AmountState | null {
  let value = amountValue(text)
  let count = plain(text.slice(0, caret)).length
  if (!isAmountText(value)) {
    // As written elsewhere: `PHP 1,000.50`.
    const centavos = parsePesos(text)
    value = digitsAndPoint(text)
    count = digitsAndPoint(text.slice(0, caret)).length
    if (centavos === null || text.trim().startsWith('-') || !isAmountText(value)) return null
  }
  if (value.startsWith('.')) {
    value = `0${value}`
    count += 1
  }
  const idle = /^0+(?=\d)/.exec(value)?.[0].length ?? 0
  const display = displayAmount(value.slice(idle))
  return { display, caret: placeAfter(display, Math.max(0, count - idle)) }
}

/** Whether a separator is all that `raw` lacks. */
function isSeparatorErased(shown: string, raw: string, caret: number): boolean {
  return shown[caret] === ',' && shown.slice(0, caret) + shown.slice(caret + 1) === raw
}

function plain(text: string): string {
  return text.replaceAll(',', '')
}

function digitsAndPoint(text: string): string {
  return text.replace(/[^\d.]/g, '')
}

/** The place in the display after `count` digits and points. */
function placeAfter(display: string, count: number): number {
  let place = 0
  for (let seen = 0; seen < count && place < display.length; place += 1)
    if (display[place] !== ',') seen += 1
  return place
}
