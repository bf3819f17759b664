import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Countdown } from '#foundation/kit/time/countdown.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import type { ChatView } from '#money/chats/shared/contract.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import type { DepositView } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'
import { ChatStatusForStaff } from '../staff/admin-chat-status.tsx'
import { CopyableReference } from './company-account-facts.tsx'

/** The deposit of a chat, for staff. */
export function DepositFacts({ chat, deposit }: { chat: ChatView; deposit: DepositView }) {
  const w = useWords(depositWords)
  const { bankName, accountNumber } = deposit.companyAccount
  const counting = deposit.status === 'pending_payment' && !deposit.hasProof
  return (
    <Card title={w.deposit}>
      <Facts
        facts={[
          { label: w.amount, value: <Amount centavos={deposit.amountCentavos} size="large" /> },
          { label: w.status, value: <TransactionStatusBadge status={deposit.status} /> },
          { label: w.chat, value: <ChatStatusForStaff status={chat.status} /> },
          { label: w.reference, value: <CopyableReference reference={deposit.referenceNumber} /> },
          {
            label: w.payTo,
            value: (
              <span>
                {bankName}, <span className="figures">{accountNumber}</span>
              </span>
            ),
          },
          {
            label: w.until,
            value: counting ? <Countdown deadline={deposit.expiresAt} label={w.until} /> : null,
          },
          { label: w.reason, value: deposit.statusReason },
        ]}
      />
    </Card>
  )
}
