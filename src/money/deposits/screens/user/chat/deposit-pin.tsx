import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { plainAccountNumber } from '#people/profile/shared/account-number.ts'
import type { DepositView } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { CopyableReference } from '../user/company-account-facts.tsx'
import { DepositClock } from '../user/deposit-clock.tsx'

/** The deposit above the messages of its chat; short, to leave room for them on a phone. */
export function DepositSubject({ chatId }: { chatId: string }) {
  const found = useQuery(deposits.ofChat.queryOptions({ input: { chatId } }))
  if (!found.data) return found.isPending ? <Skeleton lines={3} height="1.5rem" /> : null
  return <Subject deposit={found.data} />
}

function Subject({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositWords)
  const { bankName, accountName, accountNumber } = deposit.companyAccount
  const waits = deposit.status === 'pending_payment'
  return (
    <Card>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Amount centavos={deposit.amountCentavos} size="large" />
          <span>
            <span className="sr-only">{w.status}: </span>
            <TransactionStatusBadge status={deposit.status} />
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5">
          <span className="text-sm text-muted">{w.reference}</span>
          <span className="inline-flex items-center gap-1.5">
            <CopyableReference reference={deposit.referenceNumber} />
          </span>
        </p>
        {waits && (
          <p className="flex items-center justify-between gap-1.5 text-sm">
            <span>
              <span className="text-muted">{w.payTo}</span> {bankName}, {accountName},{' '}
              <span className="figures">{accountNumber}</span>
            </span>
            <CopyButton
              value={plainAccountNumber(accountNumber)}
              what={w.copyAccountNumber}
              className="-my-2.5"
            />
          </p>
        )}
        {deposit.statusReason && <p className="wrap-anywhere">{deposit.statusReason}</p>}
        {waits &&
          (deposit.hasProof ? (
            <p className="text-sm text-muted">{w.clockStopped}</p>
          ) : (
            <DepositClock deposit={deposit} />
          ))}
        <div role="status">
          {deposit.waitsForApproval && (
            <Notice tone="info" title={w.checkedTitle}>
              {w.checkedMore(showPesos(deposit.amountCentavos))}
            </Notice>
          )}
        </div>
        {deposit.status === 'expired' && !deposit.waitsForApproval && (
          <p className="text-sm">{w.expiredMessage}</p>
        )}
      </div>
    </Card>
  )
}
