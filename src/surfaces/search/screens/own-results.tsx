import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { useSearchWords } from './search-words.ts'
import type { OwnFindings } from './use-own-findings.ts'

interface Props extends OwnFindings {
  term: string
  /** The list of the groups. */
  children: ReactNode
}

/** The results with their number for screen readers, and what came of the search. */
export function OwnResults({
  term,
  groups,
  keptOnly,
  tooShort,
  searching,
  retry,
  children,
}: Props) {
  const w = useSearchWords()
  const { retry: again } = useWords(kitWords)
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0)
  const outcome = count > 0 ? w.counted(count) : tooShort ? '' : w.nothingFound(term)
  return (
    <>
      <p
        role="status"
        className={count > 0 && !searching ? 'sr-only' : 'text-sm text-muted empty:hidden'}
      >
        {searching ? w.searching : outcome}
      </p>
      <p role="status" className="text-sm text-waiting empty:hidden">
        {keptOnly}
      </p>
      {children}
      {tooShort && <p className="text-sm text-muted">{w.tooShort}</p>}
      {retry && (
        <Button variant="secondary" onClick={retry} className="justify-self-start">
          {again}
        </Button>
      )}
    </>
  )
}
