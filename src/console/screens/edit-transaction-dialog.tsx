import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../kit/dialog.tsx'
import { useWords } from '../../kit/language.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ErrorState } from '../../kit/states.tsx'
import { transactions } from '../../transactions/screens/calls.ts'
import { words } from '../words.ts'
import { EditTransaction } from './edit-transaction.tsx'

interface Props {
  transactionId: string
  onClose: () => void
}

/**
 * One transaction over the list, by its id alone: its address can be sent to somebody whose list
 * does not show it.
 */
export function EditTransactionDialog({ transactionId, onClose }: Props) {
  const w = useWords(words)
  const found = useQuery(transactions.adminOne.queryOptions({ input: { id: transactionId } }))
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
