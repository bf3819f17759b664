import { useParams } from '@tanstack/react-router'
import { ReceiptScreen } from '../../transactions/screens/receipt-screen.tsx'
import { CancelWithdrawalButton } from '../../withdrawals/screens/cancel-withdrawal-button.tsx'

export function ReceiptPage() {
  const { transactionId } = useParams({ from: '/dashboard/transactions/receipt/$transactionId' })
  return <ReceiptScreen transactionId={transactionId} actions={(transaction) => <CancelWithdrawalButton transaction={transaction} />} />
}
