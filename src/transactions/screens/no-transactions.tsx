import { LinkButton } from '../../kit/button.tsx'
import { useWords } from '../../kit/language.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { words } from '../words.ts'

export function NoTransactions() {
  const w = useWords(words)
  return (
    <EmptyState
      title={w.none}
      message={w.noneMore}
      action={
        <LinkButton to="/dashboard/deposit" variant="secondary">
          {w.firstDeposit}
        </LinkButton>
      }
    />
  )
}
