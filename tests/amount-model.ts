/**
 * What the amount field should be after each edit, as plainly as it can be said: text without
 * separators and a place in it, edited like any text. It shares no line with the field's own
 * arithmetic. Tests and a journey hold the field against it.
 */
import fc from 'fast-check'

/**
 * One thing a person, a browser or a phone's keyboard does to the field. Places are shares of the
 * text's length, so that they fit any text.
 */
export type Edit =
  | { kind: 'select'; from: number; to: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | Change
export type Change =
  | { kind: 'type'; key: string }
  | { kind: 'erase'; direction: 'backward' | 'forward' }
  | { kind: 'cut' }
  | { kind: 'paste'; text: string }
  | { kind: 'drop'; at: number; text: string }
  /** Autofill: the whole value at once, and the caret behind it. */
  | { kind: 'fill'; text: string }
  /** A keyboard that announces no keys: several characters at once, and no word about how. */
  | { kind: 'insert'; text: string }

export interface Field {
  shown: string
  start: number
  end: number
}

const place = fc.double({ min: 0, max: 1, noNaN: true })
const kind = <Kind extends string>(name: Kind) => ({ kind: fc.constant(name) })
const foreign = [
  'PHP 1,000.50',
  '₱12,345',
  '.5',
  '1.000,50',
  '1000,50',
  '-5',
  'abc',
  '1e309',
  '999999999999999',
  '0007',
  '12.345',
  '1,234.5',
  '',
]

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...kind('type'),
      key: fc.constantFrom(...'01234567890123456789..,,-e '),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...kind('erase'),
      direction: fc.constantFrom('backward' as const, 'forward' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...kind('select'), from: place, to: place }) },
  { weight: 3, arbitrary: place.map((at) => ({ kind: 'select' as const, from: at, to: at })) },
  { weight: 1, arbitrary: fc.record(kind('cut')) },
  { weight: 1, arbitrary: fc.record({ ...kind('paste'), text: fc.constantFrom(...foreign) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...kind('drop'),
      at: place,
      text: fc.constantFrom(...foreign.filter((text) => text !== '')),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...kind('fill'), text: fc.constantFrom('5000', 'nothing', ...foreign) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...kind('insert'),
      text: fc.constantFrom('12', '000', '1234567', '.50', '.', '5'),
    }),
  },
  { weight: 1, arbitrary: fc.record(kind('undo')) },
  { weight: 1, arbitrary: fc.record(kind('redo')) },
)
export const anyEdits: fc.Arbitrary<Edit[]> = fc.array(anyEdit, { maxLength: 40 })

export function placesOf(
  { shown }: Field,
  { from, to }: { from: number; to: number },
): [start: number, end: number] {
  const [start = 0, end = 0] = [
    Math.round(from * shown.length),
    Math.round(to * shown.length),
  ].toSorted((a, b) => a - b)
  return [start, end]
}

export interface Model {
  field: Field
  /** What the form holds. */
  value: string
  perform(edit: Edit): void
}

export function makeModel(): Model {
  const steps: { before: Field; after: Field }[] = []
  let done = 0
  const become = (after: Field) => {
    if (after.shown !== model.field.shown) {
      steps.length = done
      steps.push({ before: model.field, after })
      done += 1
    }
    take(after)
  }
  const take = (field: Field) => {
    model.field = field
    model.value =
      isAmount(bare(field.shown)) && show(bare(field.shown)) === field.shown
        ? bare(field.shown)
        : field.shown
  }
  const model: Model = {
    field: { shown: '', start: 0, end: 0 },
    value: '',
    perform(edit) {
      const { field } = model
      if (edit.kind === 'undo') {
        if (done > 0) take(caretAt(steps[(done -= 1)]!.before))
      } else if (edit.kind === 'redo') {
        if (done < steps.length) take(caretAt(steps[done++]!.after))
      } else if (edit.kind === 'select') {
        const [start, end] = placesOf(field, edit)
        model.field = { ...field, start, end }
      } else become(edited(field, edit))
    },
  }
  return model
}

/**
 * After a step back or forth the caret stands where it stood at its beginning; a selection is not
 * kept.
 */
const caretAt = ({ shown, start }: Field): Field => ({ shown, start, end: start })

function edited(field: Field, edit: Change): Field {
  const { shown, start, end } = field
  if (edit.kind === 'type') return written(field, start, end, edit.key)
  if (edit.kind === 'insert') return written(field, start, end, edit.text)
  if (edit.kind === 'drop') {
    const at = Math.round(edit.at * shown.length)
    return written(field, at, at, edit.text)
  }
  if (edit.kind === 'fill') return settled(edit.text, edit.text.length, true)
  if (edit.kind === 'paste') return pasted(field, edit.text)
  if (edit.kind === 'cut') return start === end ? field : written(field, start, end, '')
  return erased(field, edit.direction)
}

function erased(field: Field, direction: 'backward' | 'forward'): Field {
  const { shown, start, end } = field
  if (start !== end && !(end - start === 1 && shown[start] === ',' && isOurs(shown)))
    return written(field, start, end, '')
  // A separator by itself cannot be erased, selected or not: it is as if it were not there.
  const over = (at: number) => (shown[at] === ',' && isOurs(shown) ? 1 : 0)
  if (direction === 'backward')
    return end === 0 ? field : written(field, Math.max(0, end - 1 - over(end - 1)), end, '')
  return start === shown.length
    ? field
    : written(field, start, Math.min(shown.length, start + 1 + over(start)), '')
}

/** What stands between `from` and `to` gives way to `text`. */
function written({ shown }: Field, from: number, to: number, text: string): Field {
  const [left, right] = [shown.slice(0, from), shown.slice(to)]
  // Separators that the field put there mean nothing; those that a person writes must stand where separators stand.
  if (!isOurs(shown) || text.includes(','))
    return settled(left + text + right, left.length + text.length, true)
  return settled(bare(left) + text + bare(right), bare(left).length + text.length, false)
}

function pasted(field: Field, text: string): Field {
  const amount = /^(?:₱|PHP )?((?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d{1,2})?)$/.exec(text)?.[1]
  if (!amount || bare(amount).length > 15) return field
  const [left, right] = [
    bare(field.shown.slice(0, field.start)),
    bare(field.shown.slice(field.end)),
  ]
  const joined = left + bare(amount) + right
  if (isAmount(joined)) return settled(joined, left.length + bare(amount).length, false)
  return isAmount(bare(amount)) ? settled(bare(amount), bare(amount).length, false) : field
}

function settled(text: string, caret: number, byHand: boolean): Field {
  const readable = byHand && /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(text) ? bare(text) : text
  const foreignForm = /^ *(?:₱|PHP|php)? *((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{1,2})?) *$/.exec(
    text,
  )?.[1]
  const amount = isAmount(readable) ? readable : foreignForm ? bare(foreignForm) : ''
  if (text !== '' && (amount === '' || !isAmount(amount)))
    return { shown: text, start: caret, end: caret }
  // The digits and the point left of the caret, counted from the right, where nothing is ever left out.
  const behind = significant(text.slice(caret)).length
  const full = amount.startsWith('.') ? `0${amount}` : amount.replace(/^0+(?=\d)/, '')
  const shown = show(full)
  const place = placeBehind(shown, Math.max(0, full.length - behind))
  return { shown, start: place, end: place }
}

function placeBehind(shown: string, count: number): number {
  let at = 0
  while (bare(shown.slice(0, at)).length < count) at += 1
  return at
}

const bare = (text: string) => text.replaceAll(',', '')
const significant = (text: string) => text.replace(/[^0-9.]/g, '')
const isAmount = (text: string) => /^\d{0,13}(\.\d{0,2})?$/.test(text)
/** The field itself has written the separators. */
const isOurs = (shown: string) => isAmount(bare(shown)) && show(bare(shown)) === shown

function show(amount: string): string {
  const [whole = '', ...rest] = amount.split('.')
  return [
    whole === '' ? '' : whole.length > 3 ? BigInt(whole).toLocaleString('en-US') : whole,
    ...rest,
  ].join('.')
}
