import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { missingInMove } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { closesByEscape, type useMove } from './use-move.ts'

const declineForm = z.strictObject({ ready: z.string(), own: z.string() })

interface Props {
  withdrawal: AdminWithdrawalView
  to: 'declined' | 'failed'
  move: ReturnType<typeof useMove>
  blocked: boolean
  onBack: () => void
}

/** A prepared reason, chosen by its number key, or one's own text. Enter submits. */
export function DeclineForm({ withdrawal, to, move, blocked, onBack }: Props) {
  const w = useWords(withdrawalProcessWords)
  const refusals = useWords(withdrawalRefusals)
  const form = useKabanForm(declineForm, { ready: '', own: '' })
  const ready = useWatch({ control: form.control, name: 'ready' })
  const amount = showTransactionAmount(withdrawal)
  const choices = [
    ...w.reasons.map((reason) => ({ value: reason, label: reason })),
    { value: 'own', label: w.otherReason },
  ]
  useKeys(
    choices.map(({ value, label }, place) => ({
      key: String(place + 1),
      label,
      run: () => form.setValue('ready', value, { shouldDirty: true }),
    })),
  )
  const send = async (written: { ready: string; own: string }) => {
    if (blocked) return
    const reason = written.ready === 'own' ? written.own.trim() : written.ready
    const missing = missingInMove(to, { reason, bankReference: '' })
    if (missing)
      return form.setError(
        'ready',
        { type: missing.refusal, message: refusalMessage(refusals[missing.refusal]) },
        { shouldFocus: true },
      )
    await move.send({ to, reason })
  }
  const error = form.formState.errors.ready?.message
  return (
    <div onKeyDown={closesByEscape(onBack)}>
      <Form form={form} onSubmit={send} label={w.reject} failed={move.failed}>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-medium">{w.reason}</legend>
          {choices.map(({ value, label }, place) => (
            <ReasonChoice
              key={value}
              input={{ ...form.register('ready'), value, autoFocus: place === 0 }}
              label={label}
              shortcut={String(place + 1)}
            />
          ))}
        </fieldset>
        {error && (
          <p role="alert" className="text-sm text-failed">
            {error}
          </p>
        )}
        {ready === 'own' && (
          <TextAreaField name="own" label={w.writeReason} rows={3} maxLength={1000} />
        )}
        <p className="text-muted">{w.rejectMore(amount)}</p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="danger" disabled={blocked}>
            {to === 'declined' ? w.rejectButton(amount) : w.failButton(amount)}
            <KeyHint>Enter</KeyHint>
          </SubmitButton>
          <Button variant="secondary" onClick={onBack} disabled={move.pending}>
            {w.back}
            <KeyHint>Esc</KeyHint>
          </Button>
        </div>
      </Form>
    </div>
  )
}

function ReasonChoice({
  input,
  label,
  shortcut,
}: {
  input: ComponentProps<'input'>
  label: string
  shortcut: string
}) {
  return (
    <label
      className={
        'target flex cursor-pointer items-center gap-3 rounded-small px-2 py-1.5 ' +
        'hover:bg-sunken has-checked:bg-primary-tint'
      }
    >
      <input {...input} type="radio" className="size-5 shrink-0 cursor-pointer tick" />
      <span className="grow">{label}</span>
      <KeyHint>{shortcut}</KeyHint>
    </label>
  )
}
