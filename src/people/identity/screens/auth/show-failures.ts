import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { refusalMessage, type RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { applyRefusal, failureWords, showFailure } from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'

/** Shows what the rules refuse before anything is sent: on the field and as a notice. */
export function showFieldRefusal<Values extends FieldValues, Sent, Name extends string>(
  form: UseFormReturn<Values, unknown, Sent>,
  refusals: Record<Name, RefusalWords>,
  { refusal, field }: { refusal: NoInfer<Name>; field: Path<Values> },
): void {
  const words = currentWords(refusals)[refusal]
  form.setError(field, { type: refusal, message: refusalMessage(words) }, { shouldFocus: true })
  notify({ title: words.title, message: refusalMessage(words), tone: 'failed' })
}

/**
 * Shows what the server refuses: as a passing notice, and beside the field that the refusal names,
 * where it stays. What belongs to no field of this form stays beside `field`. `title` names any
 * other failure.
 */
export function showFormFailure<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
  title: string,
  field?: Path<Values>,
): void {
  if (!applyRefusal(form, error) && field !== undefined)
    form.setError(
      field,
      { type: 'failed', message: failureWords(error).message },
      { shouldFocus: true },
    )
  showFailure(title)(error)
}
