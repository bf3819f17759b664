import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

interface Props {
  title: ReactNode
  message?: ReactNode
  onClear: () => void
}

/** Replaces a list in which nothing matches the search and filters. */
export function NoMatch({ title, message, onClear }: Props) {
  const w = useWords(kitListWords)
  return (
    <EmptyState
      title={title}
      message={message}
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          {w.clearFilters}
        </Button>
      }
    />
  )
}
