import type { ReactNode } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { Facts, type Fact } from '../../kit/facts.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { showDateTime } from '../../time/time.ts'
import { isEwallet, isMasked, plainAccountNumber } from '../../profile/rules.ts'
import { MaskedNumber } from '../../profile/screens/masked-number.tsx'
import type { ReceiptView } from '../contract.ts'
import { isCredit } from '../rules.ts'
import { words as receiptWords } from '../words-receipt.ts'
import { words } from '../words.ts'
import { Identifier } from './identifier.tsx'
import { TransactionAmount, TransactionStatusBadge } from './transaction-status.tsx'
import { whereTo } from './where-to.ts'

export function ReceiptFacts({ receipt }: { receipt: ReceiptView }) {
  const w = useWords(words)
  const r = useWords(receiptWords)
  const language = useLanguage()
  const { transaction, bankAccount, balanceAfterCentavos, owner } = receipt
  const facts: Fact[] = [
    { label: w.holder, value: owner.fullName },
    { label: w.description, value: transaction.description },
    { label: w.requestedAt, value: showDateTime(transaction.createdAt, language) },
    { label: w.updatedAt, value: showDateTime(transaction.updatedAt, language) },
    {
      label: w.balanceAfter,
      value: balanceAfterCentavos === null ? null : <Amount centavos={balanceAfterCentavos} />,
    },
  ]
  return (
    <>
      <Card>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-muted">{w.types[transaction.type]}</p>
            <p>
              <span className="sr-only">{w.amount} </span>
              <TransactionAmount
                type={transaction.type}
                status={transaction.status}
                amountCentavos={transaction.amountCentavos}
                size="balance"
              />
            </p>
          </div>
          <TransactionStatusBadge status={transaction.status} />
        </div>
        <p className="mb-3 text-muted">
          {r.meaning[isCredit(transaction.type) ? 'in' : 'out'][transaction.status]}
        </p>
        <dl className="mb-4 grid gap-x-6 sm:grid-cols-2">
          <Identifier
            label={w.reference}
            value={transaction.referenceNumber}
            what={w.copyReference}
          />
          <Identifier
            label={w.transactionUid}
            value={transaction.transactionUid}
            what={w.copyUid}
          />
        </dl>
        <Facts facts={facts} />
      </Card>
      {bankAccount && (
        <Card title={whereTo(w, transaction)}>
          <Facts
            facts={[
              {
                label: isEwallet(bankAccount.bankName) ? r.ewallet : w.bankName,
                value: bankAccount.bankName,
              },
              {
                label: w.accountName,
                value: (
                  <Copied value={bankAccount.accountName} what={r.copyAccountName}>
                    {bankAccount.accountName}
                  </Copied>
                ),
              },
              {
                label: w.accountNumber,
                value: isMasked(bankAccount.accountNumber) ? (
                  <MaskedNumber accountNumber={bankAccount.accountNumber} />
                ) : (
                  <Copied
                    value={plainAccountNumber(bankAccount.accountNumber)}
                    what={r.copyAccountNumber}
                  >
                    <MaskedNumber accountNumber={bankAccount.accountNumber} />
                  </Copied>
                ),
              },
            ]}
          />
        </Card>
      )}
    </>
  )
}

/** Copying gives the raw number, as a bank's own form wants it. */
function Copied({ value, what, children }: { value: string; what: string; children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <CopyButton value={value} what={what} className="-my-2.5 -mr-2" />
    </>
  )
}
