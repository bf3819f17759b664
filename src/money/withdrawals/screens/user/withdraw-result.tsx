import { ArrowUpFromLine } from 'lucide-react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { ExpectedTime } from '#money/transactions/screens/home/expected-time.tsx'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { ReferenceLine } from '#money/transactions/screens/receipt/identifier.tsx'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { WithdrawalView } from '../../shared/contract.ts'
import { payeeWords } from '../../shared/words-payee.ts'
import { withdrawalWords } from '../../shared/words.ts'

/** The notice has told the success; here is what was requested, and what comes next. */
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
      <Card>
        <div className="mb-4 grid justify-items-center gap-1 text-center">
          <span className="mb-2 rounded-card bg-primary-tint p-3.5 text-primary">
            <ArrowUpFromLine aria-hidden size={28} />
          </span>
          <Amount centavos={transactionAmount(withdrawal)} size="balance" />
          <p className="text-muted">
            {withdrawal.bankName}{' '}
            <span className="figures whitespace-nowrap">
              {maskAccountNumber(withdrawal.accountNumber)}
            </span>
          </p>
          <TransactionStatusBadge status={withdrawal.status} />
        </div>
        <dl className="border-t border-line pt-3">
          <ReferenceLine
            label={w.reference}
            value={withdrawal.referenceNumber}
            what={w.copyReference}
          />
        </dl>
        <div className="mt-1 grid gap-3 border-t border-line pt-3">
          <p>{w.submittedNext}</p>
          {!withdrawal.waitsUntil && <ExpectedTime kind="withdrawal" />}
        </div>
      </Card>
      {withdrawal.waitsUntil && (
        <Notice tone="waiting" title={p.waitsTitle}>
          {p.waitsMore(showDateTime(withdrawal.waitsUntil, language))}{' '}
          {withdrawal.status === 'pending' && p.youCanCancel}
        </Notice>
      )}
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
