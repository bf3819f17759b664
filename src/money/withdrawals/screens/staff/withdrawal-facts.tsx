import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { CopyableReference } from '#foundation/kit/reference/copyable-reference.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { pesosInput, showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { RevealNumber } from '#people/profile/screens/reveal-number.tsx'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { staffWithdrawalMoves } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'
import { payeeWords } from '../../shared/words-payee.ts'
import { withdrawals } from '../calls.ts'

/** Values that staff type at the bank have copy buttons. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: AdminWithdrawalView }) {
  const w = useWords(withdrawalStaffWords)
  const process = useWords(withdrawalProcessWords)
  const payee = useWords(payeeWords)
  const language = useLanguage()
  const amount = transactionAmount(withdrawal)
  const { transactionId } = withdrawal
  const isOpen = staffWithdrawalMoves(withdrawal.status).length > 0
  return (
    <Facts
      facts={[
        {
          label: w.amount,
          value: (
            <Copied
              shown={showPesos(amount)}
              value={pesosInput(amount)}
              what={process.amountWord}
            />
          ),
        },
        { label: w.bankName, value: withdrawal.bankName },
        { label: w.accountName, value: withdrawal.accountName },
        {
          label: w.accountNumber,
          value: (
            <RevealNumber
              maskedNumber={withdrawal.accountNumber}
              fetchNumber={(reason) => withdrawals.revealNumber.call({ transactionId, reason })}
              usualReason={isOpen ? process.paying : ''}
              copyWhat={w.copyNumber}
            />
          ),
        },
        { label: w.status, value: <TransactionStatusBadge status={withdrawal.status} /> },
        {
          label: payee.account,
          value: withdrawal.waitsUntil
            ? payee.waitsUntil(showListTime(withdrawal.waitsUntil, language))
            : withdrawal.liftReason && `${payee.liftedTitle}. ${withdrawal.liftReason}`,
        },
        {
          label: w.bankReference,
          value: withdrawal.bankReference && (
            <span className="figures">{withdrawal.bankReference}</span>
          ),
        },
        { label: w.user, value: `${withdrawal.userName}, ${withdrawal.userEmail}` },
        {
          label: w.reference,
          value: (
            <CopyableReference reference={withdrawal.referenceNumber} what={w.copyReference} />
          ),
        },
        {
          label: process.requested,
          value: <span className="figures">{showListTime(withdrawal.createdAt, language)}</span>,
        },
        { label: process.companySays, value: withdrawal.statusReason },
        { label: process.notes, value: withdrawal.adminNotes },
      ]}
    />
  )
}

function Copied({ shown, value, what }: { shown: string; value: string; what: string }) {
  return (
    <>
      <span className="figures">{shown}</span>
      <CopyButton value={value} what={what} className="-my-2.5 -mr-3" />
    </>
  )
}
