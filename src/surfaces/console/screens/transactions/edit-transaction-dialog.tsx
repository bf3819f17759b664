import { useOpeningQuery } from '#foundation/kit/data/opening-query.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { transactions } from '#money/transactions/screens/calls.ts'
import { consoleWords } from '../../shared/words.ts'
import { EditTransaction } from './edit-transaction.tsx'

interface Props {
  transactionId: string
  onClose: () => void
}

/** Loads one transaction by its id, so that its address works even if the list does not show it. */
export function EditTransactionDialog({ transactionId, onClose }: Props) {
  const w = useWords(consoleWords)
  const found = useOpeningQuery(
    transactions.adminOne.queryOptions({ input: { id: transactionId } }),
  )
  if (found.data) return <EditTransaction receipt={found.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={w.editTitle} size="wide">
      {found.isError ? (
        <ErrorState title={w.loadFailed} error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton lines={6} height="2.5rem" />
      )}
    </Dialog>
  )
}
