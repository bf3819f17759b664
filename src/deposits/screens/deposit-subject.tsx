import { useQuery } from '@tanstack/react-query'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { useWords } from '../../kit/language.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TransactionStatusBadge } from '../../transactions/screens/transaction-status.tsx'
import { words } from '../words.ts'
import { deposits } from './calls.ts'
import { Copyable } from './company-account-facts.tsx'
import { DepositClock } from './deposit-clock.tsx'

/** What a deposit chat is about, above its messages. */
export function DepositSubject({ chatId }: { chatId: string }) {
  const w = useWords(words)
  const found = useQuery(deposits.ofChat.queryOptions({ input: { chatId } }))
  const deposit = found.data
  if (!deposit) return found.isPending ? <Skeleton lines={3} height="1.5rem" /> : null
  const { bankName, accountName, accountNumber } = deposit.companyAccount
  const waits = deposit.status === 'pending_payment'
  return (
    <Card>
      <div className="grid gap-3">
        <Facts
          facts={[
            { label: w.reference, value: <Copyable value={deposit.referenceNumber} what={w.copyReference} /> },
            { label: w.status, value: <TransactionStatusBadge status={deposit.status} /> },
            { label: w.amount, value: <Amount centavos={deposit.amountCentavos} /> },
            {
              label: w.payTo,
              value: (
                <span>
                  {bankName}, {accountName}, <span className="figures">{accountNumber}</span>
                </span>
              ),
            },
          ]}
        />
        {deposit.statusReason && <p className="wrap-anywhere">{deposit.statusReason}</p>}
        {waits && (deposit.hasProof ? <p className="text-sm text-muted">{w.clockStopped}</p> : <DepositClock deposit={deposit} />)}
        {deposit.status === 'expired' && <p className="text-sm">{w.expiredMessage}</p>}
      </div>
    </Card>
  )
}
