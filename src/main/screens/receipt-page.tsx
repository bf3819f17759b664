import { useParams } from '@tanstack/react-router'
import { LinkButton } from '../../kit/button.tsx'
import { WaitingDepositActions } from '../../deposits/screens/cancel-deposit.tsx'
import { useWords } from '../../kit/language.tsx'
import type { TransactionView } from '../../transactions/contract.ts'
import { isCredit } from '../../transactions/rules.ts'
import { ExpectedTime } from '../../transactions/screens/expected-time.tsx'
import { ReceiptScreen } from '../../transactions/screens/receipt-screen.tsx'
import { CancelWithdrawalButton } from '../../withdrawals/screens/cancel-withdrawal-button.tsx'
import { PayoutConsent } from '../../withdrawals/screens/payout-consent.tsx'
import { words } from '../words.ts'

/** Who has moved money with the company has something to tell. */
const mayWriteAbout = ({ type, status }: TransactionView) =>
  status === 'completed' && (type === 'deposit' || type === 'withdrawal')

export function ReceiptPage() {
  const w = useWords(words)
  const { transactionId } = useParams({ from: '/dashboard/transactions/receipt/$transactionId' })
  return (
    <ReceiptScreen
      transactionId={transactionId}
      expectation={({ type }) =>
        isCredit(type) ? <ExpectedTime kind="deposit" /> : <ExpectedTime kind="withdrawal" />
      }
      actions={(transaction) => (
        <>
          <WaitingDepositActions transaction={transaction} />
          <CancelWithdrawalButton transaction={transaction} />
          <LinkButton
            to="/dashboard/chat/new-support"
            state={{ prefill: w.askAboutMessage(transaction.referenceNumber) }}
            variant="secondary"
          >
            {w.askAbout}
          </LinkButton>
          {mayWriteAbout(transaction) && (
            <LinkButton to="/dashboard/testimonial" variant="secondary">
              {w.writeTestimonial}
            </LinkButton>
          )}
          <PayoutConsent transaction={transaction} />
        </>
      )}
    />
  )
}
