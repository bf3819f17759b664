import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import {
  anyEdits,
  makeModel,
  placesOf,
  type Change,
  type Edit,
  type Field,
} from '#tests/fixtures/texts/amount-model.ts'
import {
  amountValue,
  displayAmount,
  editAmount,
  erasedBy,
  isAmountText,
  isUnfinished,
  pasteAmount,
  type AmountState,
  type Erased,
} from './amount-edit.ts'
import { isHistoryKey, makeAmountHistory, type AmountHistory } from './amount-history.ts'

/** Applies an edit as the browser would, then calls the pure functions as the component does. */
function perform(field: Field, edit: Edit, history: AmountHistory): Field {
  const { shown, start } = field
  if (edit.kind === 'select') {
    const [from, to] = placesOf(field, edit)
    return { shown, start: from, end: to }
  }
  const next =
    edit.kind === 'undo' || edit.kind === 'redo' ? history[edit.kind]() : edited(field, edit)
  if (!next) return field
  if (edit.kind !== 'undo' && edit.kind !== 'redo')
    history.keep({ display: shown, caret: start }, next)
  return { shown: next.display, start: next.caret, end: next.caret }
}

function edited({ shown, start, end }: Field, edit: Change): AmountState | null {
  const written = (from: number, to: number, text: string, erased: Erased = 'nothing') =>
    editAmount(shown, shown.slice(0, from) + text + shown.slice(to), from + text.length, erased)
  if (edit.kind === 'paste') return pasteAmount(shown, start, end, edit.text)
  if (edit.kind === 'fill') return editAmount(shown, edit.text, edit.text.length)
  if (edit.kind === 'type') return written(start, end, edit.key)
  if (edit.kind === 'insert') return written(start, end, edit.text)
  if (edit.kind === 'drop')
    return written(
      Math.round(edit.at * shown.length),
      Math.round(edit.at * shown.length),
      edit.text,
    )
  if (edit.kind === 'cut') return start === end ? null : written(start, end, '')
  const backward = edit.direction === 'backward'
  if (start !== end) return written(start, end, '', edit.direction)
  if (backward ? start === 0 : end === shown.length) return null
  return backward ? written(start - 1, end, '', 'backward') : written(start, end + 1, '', 'forward')
}

describe('the amount field', () => {
  test('value, display and caret agree with a plain model in 1,000 random edit sequences', () => {
    fc.assert(
      fc.property(anyEdits, (edits) => {
        const model = makeModel()
        const history = makeAmountHistory()
        let field: Field = { shown: '', start: 0, end: 0 }
        for (const edit of edits) {
          field = perform(field, edit, history)
          model.perform(edit)
          expect(field).toEqual(model.field)
          const value = amountValue(field.shown)
          expect(value).toBe(model.value)
          expect(displayAmount(value)).toBe(field.shown)
          // Either an amount in canonical form, or the text as written, which the form refuses.
          if (isAmountText(value)) expect(value).toMatch(/^(?:|(?:0|[1-9]\d{0,12})(?:\.\d{0,2})?)$/)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['a separator appears while typing', '100', '1000', 4, '1,000', 5],
    ['the caret stays behind the digit typed in the middle', '1,000', '12,000', 2, '12,000', 2],
    ['a third decimal stays, and makes it no amount', '1.50', '1.505', 5, '1.505', 5],
    ['a second point stays, and makes it no amount', '1.50', '1..50', 2, '1..50', 2],
    [
      'what was no amount and is one again gets its separators back',
      '1.2345',
      '12345',
      5,
      '12,345',
      6,
    ],
    ['a leading point becomes 0.', '', '.', 1, '0.', 2],
    ['a leading zero goes', '0', '05', 2, '5', 1],
    ['a zero over the first digit takes the zeros behind it along', '100', '000', 1, '0', 0],
    ['a letter stays, and makes it no amount', '5', '5e', 2, '5e', 2],
    ['a minus stays, and makes it no amount', '', '-', 1, '-', 1],
    [
      'more digits than the book has are in thousands, too',
      '9,999,999,999,999',
      '9,999,999,999,9999',
      18,
      '99,999,999,999,999',
      18,
    ],
    [
      'a letter leaves the separators where they are',
      '1,234,567.89',
      '1,234x,567.89',
      6,
      '1,234x,567.89',
      6,
    ],
    [
      'a third decimal leaves the separators where they are',
      '1,234,567.89',
      '1,234,567.891',
      13,
      '1,234,567.891',
      13,
    ],
    ['and goes again', '1,234,567.891', '1,234,567.89', 12, '1,234,567.89', 12],
    ['a comma stays while separators are being written by hand', '1', '1,', 2, '1,', 2],
    [
      'separators written by hand are separators once they are complete',
      '1,00',
      '1,000',
      5,
      '1,000',
      5,
    ],
    [
      'a comma where a point is meant does not make a hundredfold',
      '1,000',
      '1,000,5',
      7,
      '1,000,5',
      7,
    ],
    [
      'an amount as it is written elsewhere is read when it is dropped or filled in',
      '',
      'PHP 1,000.50',
      12,
      '1,000.50',
      8,
    ],
  ])('%s', (_, shown, raw, caret, display, place) => {
    expect(editAmount(shown, raw, caret)).toEqual({ display, caret: place })
  })

  test.each([
    '-5',
    '1e309',
    '1e3',
    '5O0',
    '1.2.3',
    '0.001',
    'NaN',
    '12.345',
    'abc',
    '1.000,50',
    '99999999999999',
  ])('%s does not become another amount', (text) => {
    let shown = ''
    for (const key of text) shown = editAmount(shown, shown + key, shown.length + 1).display
    expect([null, parsePesos(text)]).toContain(parsePesos(amountValue(shown)))
    expect(parsePesos(amountValue(editAmount('', text, text.length).display))).toBe(
      parsePesos(text),
    )
  })

  test('text typed over a digit and its separator removes no other digit', () => {
    expect(editAmount('4,000', '4000', 1, erasedBy('insertText'))).toEqual({
      display: '4,000',
      caret: 1,
    })
    expect(editAmount('4,000', '4000', 1, erasedBy('deleteContentBackward'))).toEqual({
      display: '0',
      caret: 0,
    })
    expect(['deleteContentForward', 'deleteByCut', 'insertFromDrop', ''].map(erasedBy)).toEqual([
      'forward',
      'nothing',
      'nothing',
      'backward',
    ])
  })

  test('an amount pasted beside other text replaces both', () => {
    expect(pasteAmount('₱12,3450', 7, 7, '₱12,345')?.display).toBe('12,345')
  })

  test('erasing a separator takes the digit beyond it', () => {
    expect(editAmount('1,234', '1234', 1, 'backward')).toEqual({ display: '234', caret: 0 })
    expect(editAmount('1,234', '1234', 1, 'forward')).toEqual({ display: '134', caret: 1 })
  })

  test.each([
    ['PHP 1,000.50', '1,000.50'],
    ['₱1,000.50', '1,000.50'],
    [' 5000 ', '5,000'],
    ['.5', '0.5'],
  ])('an amount is pasted as it is written elsewhere: %s', (text, display) => {
    expect(pasteAmount('', 0, 0, text)?.display).toBe(display)
  })

  test.each(['1.000,50', '12.345', '-5', 'abc', '', '1e309', 'NaN'])(
    'what is no amount is not pasted: %s',
    (text) => {
      expect(pasteAmount('12', 2, 2, text)).toBeNull()
    },
  )

  test('an amount pasted into the middle of another takes its place when the two make none', () => {
    expect(pasteAmount('1.25', 2, 2, '3,000.50')?.display).toBe('3,000.50')
    expect(pasteAmount('12', 1, 1, '5')?.display).toBe('152')
  })
})

test('a comma is no decimal point; the amount is unfinished while it can be right', () => {
  for (const text of ['1000,50', '1,5', '1,00', '12,34', '1,,000']) {
    let shown = ''
    for (const key of text) shown = editAmount(shown, shown + key, shown.length + 1).display
    expect(shown.replaceAll(',', '')).toBe(text.replaceAll(',', ''))
    expect(isAmountText(amountValue(shown))).toBe(false)
    expect(parsePesos(amountValue(shown))).toBeNull()
  }
  expect(['1,', '1,0', '1,00', '12,345,6'].map(isUnfinished)).toEqual([true, true, true, true])
  expect(['1000,5', '1,,0', '1,000', ',5', '1,0.5'].map(isUnfinished)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('steps are taken back and done again, and a new one ends what could be done again', () => {
  const history = makeAmountHistory()
  const state = (display: string): AmountState => ({ display, caret: display.length })
  history.keep(state(''), state('1'))
  history.keep(state('1'), state('12'))
  history.keep(state('12'), state('12'))
  expect([history.undo(), history.undo(), history.undo()]).toEqual([state('1'), state(''), null])
  expect(history.redo()).toEqual(state('1'))
  history.keep(state('1'), state('15'))
  expect(history.redo()).toBeNull()
  expect(history.undo()).toEqual(state('1'))
})

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'z' }, null],
  [{ key: 'z', ctrlKey: true, altKey: true }, null],
])('%o is %s', (keys, way) => {
  expect(
    isHistoryKey({ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...keys }),
  ).toBe(way)
})
