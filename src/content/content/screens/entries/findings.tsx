/** Shows findings while staff type, by the same rules as the server. */
import { CircleCheck } from 'lucide-react'
import { planFindings } from '#content/plans/shared/words.ts'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import type { WordingFinding } from '#people/wording/shared/rules.ts'
import { wordingFindings } from '#people/wording/shared/words.ts'
import type { ContentFinding } from '../../shared/rules-judge.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { ownFindings } from '../../shared/words.ts'
import { useFieldLabel } from '../content/field-words.ts'

export interface Problem {
  /** The form's name of the field: 'body.title.en', 'source'. */
  field: string
  label: string
  message: string
}

export interface Judgement {
  problems: readonly Problem[]
  /** Marked texts, which the approver must confirm having read. */
  marks: readonly WordingFinding[]
}

interface Props {
  problems: readonly Problem[]
  /** The server refused for a reason that is shown elsewhere. */
  isRefused: boolean
  onGo: (field: string) => void
}

/** Screen readers announce it when the findings change, not on every key. */
export function Findings({ problems, isRefused, onGo }: Props) {
  const w = useWords(contentConsoleWords)
  return (
    <div aria-live="polite">
      {problems.length === 0 && !isRefused && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden size={18} className="shrink-0 text-credited" />
          {w.noFindings}
        </p>
      )}
      {problems.length > 0 && (
        <Warning title={w.findings}>
          <ul className="grid gap-1">
            {problems.map(({ field, label, message }, place) => (
              <li key={`${field} ${place}`} className="text-sm">
                <button
                  type="button"
                  onClick={() => onGo(field)}
                  className={
                    'inline-flex min-h-6 items-center text-left font-medium underline ' +
                    'pointer-coarse:min-h-11'
                  }
                  aria-label={w.goTo(label)}
                >
                  {label}
                </button>
                {': '}
                <span className="wrap-anywhere">{message}</span>
              </li>
            ))}
          </ul>
        </Warning>
      )}
    </div>
  )
}

/** A finding in the reader's language. `prefix` is the form's name of the body. */
export function useProblemOf(prefix = 'body.'): (finding: ContentFinding) => Problem {
  const [own, plan, wording] = [
    useWords(ownFindings),
    useWords(planFindings),
    useWords(wordingFindings),
  ]
  const labelOf = useFieldLabel()
  const all = { ...own, ...plan, ...wording }
  return ({ name, field, figures }) => ({
    field: field.startsWith('source') ? field : `${prefix}${field}`,
    label: labelOf(field),
    message: refusalMessage(all[name], figures),
  })
}
