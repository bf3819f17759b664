import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { tell } from '#foundation/contract/shared/refusal.ts'
import { applyRefusal, showFailure } from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { FieldRefusal } from '../../shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'

/**
 * What the rules find before anything is sent: on the field, and as the notice of the
 * specification.
 */
export function showFieldRefusal<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { refusal, field }: FieldRefusal<Path<Values>>,
): void {
  const words = currentWords(identityRefusals)[refusal]
  form.setError(field, { type: refusal, message: tell(words) }, { shouldFocus: true })
  notify({ title: words.title, message: tell(words), tone: 'failed' })
}

/**
 * What the server refuses: as a notice, and on the field when it names one of this form. `title`
 * names any other failure.
 */
export function showFormFailure<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
  title: string,
): void {
  applyRefusal(form, error)
  showFailure(title)(error)
}
