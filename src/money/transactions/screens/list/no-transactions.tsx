import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { transactionWords } from '../../shared/words.ts'

export function NoTransactions() {
  const w = useWords(transactionWords)
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
