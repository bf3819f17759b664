/**
 * An amount in pesos: separators appear while typing, the caret stays where it was, `PHP 1,000.50` can be pasted.
 * The form holds plain text (`1000.50`); the schema in rules.ts reads it with `parsePesos`.
 */
import { useController } from 'react-hook-form'
import { useState, type ChangeEvent, type ClipboardEvent } from 'react'
import { pesosInput, showPesos, type Centavos } from '../peso/peso.ts'
import { amountValue, displayAmount, editAmount, isAmountText, pasteAmount, type AmountState } from './amount-edit.ts'
import { Field, inputLook, type FieldProps } from './field.tsx'
import { useField } from './form.tsx'
import { useWords } from './language.tsx'
import { words } from './words.ts'

export interface AmountFieldProps extends FieldProps {
  /** Amounts one tap away, below the field. */
  quickAmounts?: readonly Centavos[]
  /** Shows a "Max" button that fills in this amount. */
  max?: Centavos
  /** 'large' for the one amount a screen is about. */
  size?: 'normal' | 'large'
}

export function AmountField({ name, label, hint, optional, disabled, quickAmounts = [], max, size = 'normal' }: AmountFieldProps) {
  const w = useWords(words)
  const { error } = useField(name)
  const { field } = useController({ name })
  const [pasteRefused, setPasteRefused] = useState(false)
  const value = typeof field.value === 'string' ? field.value : ''

  const show = (input: HTMLInputElement, state: AmountState) => {
    setPasteRefused(false)
    // Written into the element at once: waiting for React to draw would let the caret jump to the end.
    input.value = state.display
    input.setSelectionRange(state.caret, state.caret)
    field.onChange(amountValue(state.display))
  }
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const native = event.nativeEvent
    const forward = native instanceof InputEvent && native.inputType.endsWith('Forward')
    const caret = input.selectionStart ?? input.value.length
    show(input, editAmount(displayAmount(value), input.value, caret, forward ? 'forward' : 'backward'))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const input = event.currentTarget
    const start = input.selectionStart ?? input.value.length
    const next = pasteAmount(input.value, start, input.selectionEnd ?? start, event.clipboardData.getData('text'))
    if (next) show(input, next)
    else setPasteRefused(true)
  }
  const fill = (amount: Centavos) => {
    setPasteRefused(false)
    field.onChange(pesosInput(amount))
  }

  const large = size === 'large'
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint} optional={optional} error={error ?? (pasteRefused ? w.amountPasteRefused : isAmountText(value) ? undefined : w.amountUnreadable)}>
        {(control) => (
          <div className="relative">
            <span aria-hidden className={`pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted ${large ? 'text-2xl' : ''}`}>
              ₱
            </span>
            <input
              {...control}
              ref={field.ref}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              disabled={disabled}
              value={displayAmount(value)}
              onChange={edit}
              onPaste={paste}
              onBlur={field.onBlur}
              className={`${inputLook} figures ${large ? 'min-h-16 pl-11 text-2xl font-medium' : 'pl-8'}`}
            />
          </div>
        )}
      </Field>
      {(quickAmounts.length > 0 || max !== undefined) && (
        <div role="group" aria-label={w.quickAmounts} className="flex flex-wrap gap-2">
          {quickAmounts.map((amount) => (
            <QuickAmount key={amount.toString()} label={showPesos(amount).replace(/\.00$/, '')} disabled={disabled} onPick={() => fill(amount)} />
          ))}
          {max !== undefined && <QuickAmount label={w.max} disabled={disabled} onPick={() => fill(max)} />}
        </div>
      )}
    </div>
  )
}

function QuickAmount({ label, disabled, onPick }: { label: string; disabled?: boolean; onPick: () => void }) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPick}
      className="target figures rounded-full border border-line bg-surface px-4 text-sm text-ink transition-colors hover:bg-sunken disabled:opacity-55"
    >
      {label}
    </button>
  )
}
