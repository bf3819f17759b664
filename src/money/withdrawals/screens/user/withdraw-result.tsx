import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { Identifier } from '#money/transactions/screens/receipt/identifier.tsx'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { WithdrawalView } from '../../shared/contract.ts'
import { payeeWords } from '../../shared/words-payee.ts'
import { withdrawalWords } from '../../shared/words.ts'

export function WithdrawResult({
  withdrawal,
  onAnother,
}: {
  withdrawal: WithdrawalView
  onAnother: () => void
}) {
  const w = useWords(withdrawalWords)
  const p = useWords(payeeWords)
  const language = useLanguage()
  return (
    <div className="grid gap-4">
      <Notice tone="credited" title={w.submitted}>
        {w.submittedNext}
      </Notice>
      {withdrawal.waitsUntil && (
        <Notice tone="waiting" title={p.waitsTitle}>
          {p.waitsMore(showDateTime(withdrawal.waitsUntil, language))}{' '}
          {withdrawal.status === 'pending' && p.youCanCancel}
        </Notice>
      )}
      <Card>
        <dl className="mb-4">
          <Identifier
            label={w.reference}
            value={withdrawal.referenceNumber}
            what={w.copyReference}
          />
        </dl>
        <Facts
          facts={[
            { label: w.amount, value: <Amount centavos={transactionAmount(withdrawal)} /> },
            { label: w.status, value: <TransactionStatusBadge status={withdrawal.status} /> },
            { label: w.bankName, value: withdrawal.bankName },
            {
              label: w.accountNumber,
              value: <span className="figures">{maskAccountNumber(withdrawal.accountNumber)}</span>,
            },
          ]}
        />
      </Card>
      <LinkButton
        to="/dashboard/transactions/receipt/$transactionId"
        params={{ transactionId: withdrawal.transactionId }}
        wide
      >
        {w.openReceipt}
      </LinkButton>
      <Button variant="secondary" wide onClick={onAnother}>
        {w.another}
      </Button>
    </div>
  )
}
