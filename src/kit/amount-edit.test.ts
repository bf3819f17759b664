import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePesos } from '../peso/peso.ts'
import { amountValue, displayAmount, editAmount, isAmountText, pasteAmount } from './amount-edit.ts'

/** One thing a person does to the field. Places are shares of the text's length, so that they fit any text. */
type Edit =
  | { kind: 'select'; from: number; to: number }
  | { kind: 'type'; key: string }
  | { kind: 'erase'; direction: 'backward' | 'forward' }
  | { kind: 'paste'; text: string }
  | { kind: 'fill'; text: string }

interface Field {
  shown: string
  start: number
  end: number
}

const place = fc.double({ min: 0, max: 1, noNaN: true })
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), key: fc.constantFrom(...'0123456789..,,-e ') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('erase' as const), direction: fc.constantFrom('backward' as const, 'forward' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('select' as const), from: place, to: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('paste' as const),
      text: fc.constantFrom('PHP 1,000.50', '₱12,345', '.5', '1.000,50', '-5', 'abc', '1e309', '999999999999999', '0007', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fill' as const), text: fc.constantFrom('5000', '1,234.5', 'nothing', '12.345', '') }) },
)

/** Does to the field what the browser does, and hands the result to the pure core as the part does. */
function perform(field: Field, edit: Edit): Field {
  const { shown, start, end } = field
  if (edit.kind === 'select') {
    const places = [Math.round(edit.from * shown.length), Math.round(edit.to * shown.length)].toSorted((a, b) => a - b)
    return { shown, start: places[0] ?? 0, end: places[1] ?? 0 }
  }
  if (edit.kind === 'paste') {
    const pasted = pasteAmount(shown, start, end, edit.text)
    return pasted ? { shown: pasted.display, start: pasted.caret, end: pasted.caret } : field
  }
  if (edit.kind === 'fill') return after(editAmount(shown, edit.text, edit.text.length))
  if (edit.kind === 'type') return after(editAmount(shown, shown.slice(0, start) + edit.key + shown.slice(end), start + edit.key.length))
  const backward = edit.direction === 'backward'
  if (start === end && (backward ? start === 0 : end === shown.length)) return field
  const from = start === end && backward ? start - 1 : start
  const to = start === end && !backward ? end + 1 : end
  return after(editAmount(shown, shown.slice(0, from) + shown.slice(to), from, edit.direction))
}

const after = ({ display, caret }: { display: string; caret: number }): Field => ({ shown: display, start: caret, end: caret })

describe('the amount field', () => {
  test('keeps value, display and caret in agreement over 1,000 random sequences of edits', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        let field: Field = { shown: '', start: 0, end: 0 }
        for (const edit of edits) {
          const before = field
          field = perform(field, edit)
          const value = amountValue(field.shown)
          // An amount in its one form, or what was written, which is then no amount for the form either.
          if (isAmountText(value)) expect(value).toMatch(/^(?:|(?:0|[1-9]\d{0,12})(?:\.\d{0,2})?)$/)
          else expectAsWritten(before, edit, field)
          expect(displayAmount(value)).toBe(field.shown)
          expect(field.start).toBeGreaterThanOrEqual(0)
          expect(field.end).toBeLessThanOrEqual(field.shown.length)
          if (edit.kind === 'type' && /\d/.test(edit.key) && field.shown !== before.shown && isAmountText(before.shown.replaceAll(',', '')) && isAmountText(value)) expectTyped(before, edit.key, field)
        }
      }),
      { numRuns: 1000 },
    )
  })

  function expectAsWritten(before: Field, edit: Edit, now: Field) {
    if (edit.kind === 'fill') expect(now.shown).toBe(edit.text)
    if (edit.kind === 'type') expect(now.shown).toBe(before.shown.slice(0, before.start) + edit.key + before.shown.slice(before.end))
  }

  /** What stood right of the selection still stands right of the caret, and nothing else does. */
  function expectTyped(before: Field, key: string, now: Field) {
    const right = amountValue(before.shown.slice(before.end))
    // A zero typed in front of further digits goes again, and takes zeros behind it along: 100 with its 1 overwritten is 0.
    if (key === '0' && before.start === 0 && /^\d/.test(right)) return
    expect(amountValue(now.shown.slice(now.end))).toBe(right)
    expect(amountValue(now.shown.slice(0, now.start)).endsWith(key)).toBe(true)
  }

  test.each([
    ['a separator appears while typing', '100', '1000', 4, '1,000', 5],
    ['the caret stays behind the digit typed in the middle', '1,000', '12,000', 2, '12,000', 2],
    ['a third decimal stays, and makes it no amount', '1.50', '1.505', 5, '1.505', 5],
    ['a second point stays, and makes it no amount', '1.50', '1..50', 2, '1..50', 2],
    ['what was no amount and is one again gets its separators back', '1.2345', '12345', 5, '12,345', 6],
    ['a leading point becomes 0.', '', '.', 1, '0.', 2],
    ['a leading zero goes', '0', '05', 2, '5', 1],
    ['a zero over the first digit takes the zeros behind it along', '100', '000', 1, '0', 0],
    ['a letter stays, and makes it no amount', '5', '5e', 2, '5e', 2],
    ['a minus stays, and makes it no amount', '', '-', 1, '-', 1],
    ['more digits than the book has stay as they were written', '9,999,999,999,999', '9,999,999,999,9999', 18, '9,999,999,999,9999', 18],
  ])('%s', (_, shown, raw, caret, display, place) => {
    expect(editAmount(shown, raw, caret)).toEqual({ display, caret: place })
  })

  test.each(['-5', '1e309', '1e3', '5O0', '1.2.3', '0.001', 'NaN', '12.345', 'abc', '1.000,50', '99999999999999'])('%s does not become another amount', (text) => {
    let shown = ''
    for (const key of text) shown = editAmount(shown, shown + key, shown.length + 1).display
    expect([null, parsePesos(text)]).toContain(parsePesos(amountValue(shown)))
    expect(parsePesos(amountValue(editAmount('', text, text.length).display))).toBe(parsePesos(text))
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

  test.each(['1.000,50', '12.345', '-5', 'abc', '', '1e309', 'NaN'])('what is no amount is not pasted: %s', (text) => {
    expect(pasteAmount('12', 2, 2, text)).toBeNull()
  })

  test('an amount pasted into the middle of another takes its place when the two make none', () => {
    expect(pasteAmount('1.25', 2, 2, '3,000.50')?.display).toBe('3,000.50')
    expect(pasteAmount('12', 1, 1, '5')?.display).toBe('152')
  })
})
