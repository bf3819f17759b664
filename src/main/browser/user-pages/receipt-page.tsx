import { CatchBoundary, useParams, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { WaitingDepositActions } from '#money/deposits/screens/user/cancel-deposit.tsx'
import { ExpectedTime } from '#money/transactions/screens/home/expected-time.tsx'
import { ReceiptScreen } from '#money/transactions/screens/receipt/receipt-screen.tsx'
import type { TransactionView } from '#money/transactions/shared/contract.ts'
import { isCredit } from '#money/transactions/shared/rules.ts'
import { CancelWithdrawalButton } from '#money/withdrawals/screens/user/cancel-button.tsx'
import { PayeeWait } from '#money/withdrawals/screens/user/payee-wait.tsx'
import { PayoutConsent } from '#money/withdrawals/screens/user/payout-consent.tsx'
import { appWords } from '../../shared/words.ts'
import { AfterDeposit } from './after-deposit.tsx'

/** Receipts of everything else do without its code. */
const ReceiptTerms = lazy(async () => ({
  default: (await import('#investing/placements/screens/user/placement/receipt-terms.tsx'))
    .ReceiptTerms,
}))

const ReceiptSeal = lazy(async () => ({
  default: (await import('#money/seals/screens/receipt-seal.tsx')).ReceiptSeal,
}))

/** Offline, their code may not have been kept. The receipt is shown without them. */
function TermsFailed({ error }: ErrorComponentProps) {
  const w = useWords(appWords)
  return <FetchFailed title={w.termsFailed} error={error} onRetry={() => location.reload()} />
}

/** Users may write a testimonial after money has moved; the page shows one that is written. */
const mayWriteTestimonial = ({ type, status }: TransactionView) =>
  status === 'completed' && (type === 'deposit' || type === 'withdrawal')

const isCompletedDeposit = ({ type, status }: TransactionView) =>
  status === 'completed' && (type === 'deposit' || type === 'deposit_initiated')

export function ReceiptPage() {
  const w = useWords(appWords)
  const { transactionId } = useParams({ from: '/dashboard/transactions/receipt/$transactionId' })
  return (
    <ReceiptScreen
      transactionId={transactionId}
      expectation={({ type }) =>
        isCredit(type) ? <ExpectedTime kind="deposit" /> : <ExpectedTime kind="withdrawal" />
      }
      // A placement has the id of the transaction that placed its money.
      details={({ transaction, terms }) =>
        terms ? (
          <CatchBoundary getResetKey={() => transactionId} errorComponent={TermsFailed}>
            <Suspense>
              <ReceiptTerms placementId={transaction.transactionId} />
            </Suspense>
          </CatchBoundary>
        ) : (
          isCompletedDeposit(transaction) && <AfterDeposit />
        )
      }
      actions={(transaction, openChatId) => (
        <>
          <WaitingDepositActions transaction={transaction} />
          <PayeeWait transaction={transaction} />
          <CancelWithdrawalButton transaction={transaction} />
          {openChatId ? (
            <LinkButton
              to="/dashboard/chat/$chatId"
              params={{ chatId: openChatId }}
              variant="secondary"
            >
              {w.askAbout}
            </LinkButton>
          ) : (
            <LinkButton
              to="/dashboard/chat/new-support"
              state={{ prefill: w.askAboutMessage(transaction.referenceNumber) }}
              variant="secondary"
            >
              {w.askAbout}
            </LinkButton>
          )}
          {mayWriteTestimonial(transaction) && (
            <LinkButton to="/dashboard/testimonial" variant="secondary">
              {w.toTestimonial}
            </LinkButton>
          )}
        </>
      )}
      seal={({ transaction, signature: { code, statement } }) => (
        <CatchBoundary getResetKey={() => transactionId} errorComponent={() => null}>
          <Suspense>
            <ReceiptSeal code={code} receipt={transaction} signedText={statement} />
          </Suspense>
        </CatchBoundary>
      )}
      end={(transaction) => <PayoutConsent transaction={transaction} />}
    />
  )
}
