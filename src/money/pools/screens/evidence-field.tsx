import { FileText } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { fileProblem } from '#foundation/kit/fields/file-check.ts'
import { useField } from '#foundation/kit/form/form.tsx'
import { namedFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { Spinner } from '#foundation/kit/ui/button.tsx'
import { evidenceMaxBytes } from '../shared/rules.ts'
import { poolRefusals, poolWords } from '../shared/words.ts'
import { sendEvidence } from './send-evidence.ts'

const pickerStyle =
  'relative cursor-pointer justify-self-start has-disabled:cursor-not-allowed ' +
  'has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus'

interface Props {
  /** Other words, where the document proves something else than income. */
  label?: string
  hint?: string
}

/** Sends a chosen document at once; the form holds its id under the name `evidence`. */
export function EvidenceField({ label, hint }: Props) {
  const w = useWords(poolWords)
  const id = useId()
  const { sent, sending, problem, choose } = useEvidence()
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-1.5">
      <p id={`${id}-label`} className="text-sm font-medium text-ink">
        {label ?? w.evidence}
      </p>
      {sent && <p className="wrap-anywhere">{sent}</p>}
      <label className={`${pickerStyle} ${buttonStyle({ variant: 'secondary' })}`}>
        {sending ? <Spinner /> : <FileText aria-hidden size={18} />}
        {sent ? w.change : w.choose}
        <input
          type="file"
          accept="application/pdf"
          disabled={sending}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => void choose(event)}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </label>
      <FieldError id={`${id}-error`} error={problem} />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint ?? w.evidenceHint(evidenceMaxBytes / 1024 / 1024)}
      </p>
      <p role="status" className="sr-only">
        {sending ? w.sending : sent ? w.ready : ''}
      </p>
    </div>
  )
}

/** `sent` is the name of the document that arrived. */
function useEvidence() {
  const w = useWords(poolWords)
  const refusals = useWords(poolRefusals)
  const { form, error } = useField('evidence')
  const [sent, setSent] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // Without this, choosing the same file again fires no event.
    event.target.value = ''
    if (!chosen) return
    const wrong = fileProblem(chosen, ['application/pdf'], evidenceMaxBytes)
    if (wrong)
      return setProblem(
        refusalMessage(refusals[wrong === 'too-large' ? 'evidence-too-large' : 'evidence-no-pdf']),
      )
    setSending(true)
    try {
      const evidenceId = uuidv7()
      setSent((await sendEvidence(evidenceId, chosen)).name)
      form.setValue('evidence', evidenceId, { shouldDirty: true, shouldValidate: true })
      form.clearErrors('evidence')
      setProblem(undefined)
    } catch (failure) {
      const { title, message } = namedFailure(w.sendFailed, failure)
      setProblem(`${title}. ${message}`)
    } finally {
      setSending(false)
    }
  }
  return { sent, sending, problem: problem ?? error, choose }
}
