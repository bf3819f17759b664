import { useOpeningQuery } from '#foundation/kit/data/opening-query.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'
import { withdrawalQuery } from '../calls.ts'
import { ProcessDialog } from './process-dialog.tsx'

/** The Process window of the withdrawal in the URL, also when the list does not show its row. */
export function OpenProcessDialog({
  transactionId,
  onClose,
}: {
  transactionId: string
  onClose: () => void
}) {
  const w = useWords(withdrawalStaffWords)
  const found = useOpeningQuery(withdrawalQuery(transactionId))
  if (found.data)
    return (
      <ProcessDialog key={transactionId} withdrawal={found.data.withdrawal} onClose={onClose} />
    )
  return (
    <Dialog open onClose={onClose} title={w.process} size="wide" steady>
      {found.error ? (
        <ErrorState
          error={found.error}
          title={w.fetchFailed}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}
