import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts, type Fact } from '#foundation/kit/ui/facts.tsx'
import { showPaperTime } from '#foundation/time/shared/time.ts'
import { MaskedNumber } from '#people/profile/screens/masked-number.tsx'
import { isMasked, plainAccountNumber } from '#people/profile/shared/account-number.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'
import type { ReceiptView, TransactionView } from '../../shared/contract.ts'
import {
  isCredit,
  isEndedTransactionStatus,
  type TransactionBankAccount,
  type TransactionStatus,
} from '../../shared/rules.ts'
import { typeLabel } from '../../shared/type-label.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWords } from '../../shared/words.ts'
import { Identifier, ReferenceLine } from './identifier.tsx'
import { ReceiptHead } from './receipt-head.tsx'

export function ReceiptFacts({ receipt }: { receipt: ReceiptView }) {
  const w = useWords(transactionWords)
  const r = useWords(receiptWords)
  const language = useLanguage()
  const { transaction, bankAccount, balanceAfterCentavos, owner, terms } = receipt
  const facts: Fact[] = [
    { label: w.holder, value: owner.fullName },
    { label: w.description, value: r.describe(transaction.description) },
    { label: w.requestedAt, value: showPaperTime(transaction.createdAt, language) },
    { label: w.updatedAt, value: showPaperTime(transaction.updatedAt, language) },
    {
      label: w.balanceAfter,
      value: balanceAfterCentavos === null ? null : <Amount centavos={balanceAfterCentavos} />,
    },
  ]
  return (
    <>
      <Card flush>
        <div aria-hidden className="selvage print:hidden" />
        <div className="edge py-4 sm:p-5">
          <ReceiptHead {...transaction} label={typeLabel(w, transaction)} />
          <dl className="mb-4 grid gap-x-6 sm:grid-cols-2">
            <ReferenceLine
              label={w.reference}
              value={transaction.referenceNumber}
              what={w.copyReference}
            />
            <Identifier
              label={w.transactionUid}
              value={transaction.transactionUid}
              what={w.copyUid}
            />
            {terms && <Identifier label={w.terms} value={terms.sha256} what={w.copyTerms} />}
          </dl>
          <Facts facts={facts} />
        </div>
      </Card>
      {bankAccount && <BankAccountCard transaction={transaction} account={bankAccount} />}
    </>
  )
}

function BankAccountCard({
  transaction,
  account,
}: {
  transaction: Pick<TransactionView, 'type' | 'status'>
  account: TransactionBankAccount
}) {
  const w = useWords(transactionWords)
  const r = useWords(receiptWords)
  const { type, status } = transaction
  // Whoever can copy the account of a deposit that is over pays for nothing.
  const Value = isCredit(type) && !isToBePaid(status) ? Plain : Copied
  return (
    <Card title={bankAccountTitle({ ...w, ...r }, transaction)}>
      {isCredit(type) && status !== 'completed' && isEndedTransactionStatus(status) && (
        <p className="mb-3 font-medium">{r.doNotPay}</p>
      )}
      <Facts
        facts={[
          {
            label: isEwallet(account.bankName) ? r.ewallet : w.bankName,
            value: account.bankName,
          },
          {
            label: w.accountName,
            value: (
              <Value value={account.accountName} what={r.copyAccountName}>
                {account.accountName}
              </Value>
            ),
          },
          {
            label: w.accountNumber,
            value: isMasked(account.accountNumber) ? (
              <MaskedNumber accountNumber={account.accountNumber} />
            ) : (
              <Value value={plainAccountNumber(account.accountNumber)} what={r.copyAccountNumber}>
                <MaskedNumber accountNumber={account.accountNumber} />
              </Value>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** Copies the raw number, as bank forms require it. */
function Copied({ value, what, children }: { value: string; what: string; children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <CopyButton value={value} what={what} className="-my-2.5 -mr-2" />
    </>
  )
}

function Plain({ children }: { value: string; what: string; children: ReactNode }) {
  return <span className="min-w-0 wrap-anywhere">{children}</span>
}

const isToBePaid = (status: TransactionStatus) =>
  status === 'pending_payment' || status === 'pending'

/** A receipt never says that something was paid before it was, or is to be paid when it is not. */
export function bankAccountTitle(
  w: Pick<typeof transactionWords, 'paidInto' | 'askedInto' | 'paidTo' | 'askedTo'> &
    Pick<typeof receiptWords, 'accountOf'>,
  { type, status }: Pick<TransactionView, 'type' | 'status'>,
): string {
  if (isCredit(type) && status === 'completed') return w.paidInto
  if (isCredit(type)) return isToBePaid(status) ? w.askedInto : w.accountOf.in
  return status === 'completed' ? w.paidTo : w.askedTo
}
