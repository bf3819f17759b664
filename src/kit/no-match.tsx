import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useWords } from './language.tsx'
import { EmptyState } from './states.tsx'
import { words } from './words-list.ts'

interface Props {
  title: ReactNode
  message?: ReactNode
  onClear: () => void
}

/** In the place of a list in which nothing fits what is searched and chosen. */
export function NoMatch({ title, message, onClear }: Props) {
  const w = useWords(words)
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
