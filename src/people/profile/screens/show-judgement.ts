import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { ProfileRefusal } from '../shared/rules.ts'
import { profileRefusals } from '../shared/words.ts'

/** Shows a refusal of the rules at its field and as the notice of the specification. */
export function showJudgement<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { refusal, field }: { refusal: ProfileRefusal; field: Path<Values> },
): void {
  const words = currentWords(profileRefusals)[refusal]
  form.setError(field, { type: refusal, message: refusalMessage(words) }, { shouldFocus: true })
  notify({ title: words.title, message: refusalMessage(words), tone: 'failed' })
}
