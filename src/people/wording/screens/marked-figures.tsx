import type { ReactNode } from 'react'
import { useRequiredTick, type RequiredTick } from '#foundation/kit/fields/required-tick.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import type { WordingFinding } from '../shared/rules.ts'
import { wordingMarkWords } from '../shared/words.ts'

/** Shows the marks to the author of a text, who can save it all the same. */
export function MarkedFigures({ marks }: { marks: readonly WordingFinding[] }) {
  const w = useWords(wordingMarkWords)
  return marks.length > 0 && <MarkList marks={marks} intro={w.forAuthor} />
}

/**
 * Shows the marks to the second person, with a checkbox. `isTicked` shows the error of an unticked
 * box, and returns true when nothing is marked.
 */
export function useMarksRead(marks: readonly WordingFinding[]): RequiredTick {
  const w = useWords(wordingMarkWords)
  const { tick, isTicked } = useRequiredTick(w.confirm, w.notConfirmed)
  if (marks.length === 0) return { tick: null, isTicked: () => true }
  return { tick: <MarkList marks={marks} intro={w.forApprover} below={tick} />, isTicked }
}

interface ListProps {
  marks: readonly WordingFinding[]
  intro: string
  below?: ReactNode
}

function MarkList({ marks, intro, below }: ListProps) {
  const w = useWords(wordingMarkWords)
  return (
    <Warning title={w.title}>
      <p>{intro}</p>
      <ul className="mt-1 list-disc pl-5">
        {marks.map(({ figures: { words } }, place) => (
          <li key={place} className="wrap-anywhere">
            <mark className="bg-transparent font-medium text-ink">“{words}”</mark>
          </li>
        ))}
      </ul>
      {below}
    </Warning>
  )
}
