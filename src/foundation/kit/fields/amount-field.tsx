/**
 * An amount in pesos. Separators appear while typing, the caret keeps its place, and `PHP 1,000.50`
 * can be pasted. The form holds plain text (`1000.50`), which the schema in rules.ts reads with
 * `parsePesos`.
 */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import { useController } from 'react-hook-form'
import {
  centavosMax,
  isPesosAbove,
  parsePesos,
  pesosInput,
  showPesos,
  type Centavos,
} from '#foundation/peso/shared/peso.ts'
import { useField } from '../form/form.tsx'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import {
  amountValue,
  displayAmount,
  editAmount,
  erasedBy,
  isAmountText,
  isUnfinished,
  pasteAmount,
  type AmountState,
} from './amount-edit.ts'
import { isHistoryKey, useAmountHistory } from './amount-history.ts'
import { Field, inputStyle, type FieldProps } from './field.tsx'

export interface AmountFieldProps extends FieldProps {
  /** Amounts on buttons below the field. */
  quickAmounts?: readonly Centavos[]
  /** Shows a "Max" button that fills in this amount. */
  max?: Centavos
  /** An amount above it is too large, whatever else the form says. */
  highest?: Centavos
  /** A sentence for an amount that is too much here: more digits never mend it. */
  tooMuch?: (amount: Centavos) => string | undefined
  /** 'large' for the main amount of a screen. */
  size?: 'normal' | 'large'
}

export function AmountField({
  name,
  label,
  hint,
  optional,
  disabled,
  quickAmounts = [],
  max,
  highest = centavosMax,
  tooMuch,
  size,
}: AmountFieldProps) {
  const { value, problem: refused, fill, inputProps } = useAmountInput(name, highest, max)
  const amount = refused === undefined ? parsePesos(value) : null
  const excess = amount === null ? undefined : tooMuch?.(amount)
  const problem = refused ?? excess
  const large = size === 'large'
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint} optional={optional} error={problem}>
        {(control) => (
          <div className="relative">
            <span
              aria-hidden
              className={
                'pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted ' +
                (large ? 'text-2xl' : '')
              }
            >
              ₱
            </span>
            <input
              {...control}
              {...inputProps}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              disabled={disabled}
              className={
                `${inputStyle} figures ` + (large ? 'min-h-16 pl-11 text-2xl font-medium' : 'pl-8')
              }
            />
          </div>
        )}
      </Field>
      {/* The error below the field was not there before, so nobody would hear it. */}
      <span role="status" className="sr-only">
        {excess}
      </span>
      <QuickAmounts amounts={quickAmounts} max={max} disabled={disabled} onPick={fill} />
    </div>
  )
}

/** The amount as typed, pasted, undone or picked; `problem` is the sentence below the field. */
function useAmountInput(name: string, highest: Centavos, max = highest) {
  const w = useWords(kitWords)
  const { error } = useField(name)
  const { field } = useController({ name })
  const [refused, setRefused] = useState<string | null>(null)
  const value = typeof field.value === 'string' ? field.value : ''
  const input = useRef<HTMLInputElement>(null)
  const history = useAmountHistory()
  /** The caret before the browser's last edit. */
  const caretBefore = useRef(0)
  const noteCaret = () => {
    caretBefore.current = input.current?.selectionStart ?? 0
  }

  const show = (state: AmountState) => {
    setRefused(null)
    place(input.current, state)
    field.onChange(amountValue(state.display))
  }
  const change = (state: AmountState) => {
    history.keep({ display: displayAmount(value), caret: caretBefore.current }, state)
    show(state)
    noteCaret()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    noteCaret()
    const text = event.clipboardData.getData('text')
    const next = pastedInto(event.currentTarget, text)
    if (next) change(next)
    else setRefused(text)
  }
  const goBack = (event: { preventDefault: () => void }, way: 'undo' | 'redo') => {
    event.preventDefault()
    const state = history[way]()
    if (state) show(state)
    noteCaret()
  }
  useInputCommands(input, noteCaret, goBack)

  const unreadable = !isAmountText(value) && !isUnfinished(value)
  return {
    value,
    problem: isPesosAbove(refused ?? value, highest)
      ? w.amountTooLarge(showPesos(max))
      : (error ??
        (refused !== null ? w.amountPasteRefused : unreadable ? w.amountUnreadable : undefined)),
    fill: (amount: Centavos) => {
      const display = displayAmount(pesosInput(amount))
      change({ display, caret: display.length })
    },
    inputProps: {
      ref: (element: HTMLInputElement | null) => {
        input.current = element
        field.ref(element)
      },
      value: displayAmount(value),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change(editedBy(event, displayAmount(value))),
      onPaste: paste,
      onSelect: noteCaret,
      onKeyDown: (event: KeyboardEvent) => {
        const way = isHistoryKey(event)
        if (way) goBack(event, way)
      },
      onBlur: field.onBlur,
    },
  }
}

function editedBy(
  { currentTarget, nativeEvent: native }: ChangeEvent<HTMLInputElement>,
  before: string,
): AmountState {
  const { value: raw, selectionEnd } = currentTarget
  // The end of the selection: dropped text is still selected, and the caret belongs behind it.
  return editAmount(
    before,
    raw,
    selectionEnd ?? raw.length,
    erasedBy(native instanceof InputEvent ? native.inputType : ''),
  )
}

function pastedInto({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string) {
  const start = selectionStart ?? value.length
  return pasteAmount(value, start, selectionEnd ?? start, text)
}

/**
 * Writes to the element at once: after a React render the caret would jump to the end. Text that is
 * already there is not written again, because an input method may be composing it.
 */
function place(input: HTMLInputElement | null, { display, caret }: AmountState): void {
  if (!input) return
  if (input.value !== display) input.value = display
  // Setting the caret of a field without focus would scroll the page to it.
  if (
    document.activeElement === input &&
    (input.selectionStart !== caret || input.selectionEnd !== caret)
  )
    input.setSelectionRange(caret, caret)
}

/** Handles undo and redo from a menu or from shaking a phone. Their keys are handled on keydown. */
function useInputCommands(
  input: { current: HTMLInputElement | null },
  noteCaret: () => void,
  goBack: (event: Event, way: 'undo' | 'redo') => void,
): void {
  const hear = useEffectEvent((event: InputEvent) => {
    noteCaret()
    if (event.inputType === 'historyUndo') goBack(event, 'undo')
    if (event.inputType === 'historyRedo') goBack(event, 'redo')
  })
  useEffect(() => {
    const element = input.current
    const listen = (event: InputEvent) => hear(event)
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [input])
}

interface QuickAmountsProps {
  amounts: readonly Centavos[]
  max: Centavos | undefined
  disabled: boolean | undefined
  onPick: (amount: Centavos) => void
}

function QuickAmounts({ amounts, max, disabled, onPick }: QuickAmountsProps) {
  const w = useWords(kitWords)
  const picks: [label: string, Centavos][] = amounts.map((amount) => [
    showPesos(amount).replace(/\.00$/, ''),
    amount,
  ])
  if (max !== undefined) picks.push([w.max, max])
  if (picks.length === 0) return null
  return (
    <div role="group" aria-label={w.quickAmounts} className="flex flex-wrap gap-2">
      {picks.map(([label, amount]) => (
        <button
          key={label}
          type="button"
          disabled={disabled}
          onClick={() => onPick(amount)}
          className={
            'target figures rounded-full border border-control-line bg-surface px-4 text-sm ' +
            'text-ink transition-colors hover:bg-sunken disabled:opacity-55'
          }
        >
          {label}
        </button>
      ))}
    </div>
  )
}
