import { Amount } from '../../kit/amount.tsx'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { maskAccountNumber } from '../../profile/rules.ts'
import { Identifier } from '../../transactions/screens/identifier.tsx'
import { TransactionStatusBadge } from '../../transactions/screens/transaction-status.tsx'
import type { WithdrawalView } from '../contract.ts'
import { words } from '../words.ts'

export function WithdrawResult({
  withdrawal,
  onAnother,
}: {
  withdrawal: WithdrawalView
  onAnother: () => void
}) {
  const w = useWords(words)
  return (
    <div className="grid gap-4">
      <Notice tone="credited" title={w.submitted}>
        {w.submittedNext}
      </Notice>
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
            { label: w.amount, value: <Amount centavos={-withdrawal.amountCentavos} /> },
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
