import { useParams } from '@tanstack/react-router'
import { LinkButton } from '../../kit/button.tsx'
import { useWords } from '../../kit/language.tsx'
import { ReceiptScreen } from '../../transactions/screens/receipt-screen.tsx'
import { CancelWithdrawalButton } from '../../withdrawals/screens/cancel-withdrawal-button.tsx'
import { words } from '../words.ts'

export function ReceiptPage() {
  const w = useWords(words)
  const { transactionId } = useParams({ from: '/dashboard/transactions/receipt/$transactionId' })
  return (
    <ReceiptScreen
      transactionId={transactionId}
      actions={(transaction) => (
        <>
          <CancelWithdrawalButton transaction={transaction} />
          <LinkButton to="/dashboard/chat/new-support" state={{ prefill: w.askAboutMessage(transaction.referenceNumber) }} variant="secondary">
            {w.askAbout}
          </LinkButton>
        </>
      )}
    />
  )
}
