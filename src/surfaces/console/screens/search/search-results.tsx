import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import type { Findings } from './use-findings.tsx'

interface Props extends Findings {
  open: boolean
  hanging: boolean
  term: string
  /** The list of the groups. */
  children: ReactNode
}

/** The box of the findings, with their number for screen readers. */
export function SearchResults({ open, hanging, term, groups, note, searching, children }: Props) {
  const w = useWords(consoleFrameWords)
  const count = groups.reduce((sum, group) => sum + group.findings.length, 0)
  const outcome = count === 0 ? w.nothingFound(term.trim()) : w.counted(count)
  const frame = hanging
    ? 'absolute inset-x-0 top-full z-30 mt-1.5 max-h-[70dvh] min-w-80 rounded-card border ' +
      'border-line bg-surface p-1 shadow-raised'
    : 'max-h-[60dvh] min-h-40 -mx-2'
  return (
    <div className={`overflow-y-auto overscroll-contain ${frame} ${open ? '' : 'hidden'}`}>
      {children}
      <p
        role="status"
        className={count > 0 && !searching ? 'sr-only' : 'px-2 py-2 text-sm text-muted'}
      >
        {open ? (searching ? w.searching : outcome) : ''}
      </p>
      {note && <p className="px-2 py-2 text-sm text-muted">{note}</p>}
    </div>
  )
}
