import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Countdown } from '#foundation/kit/time/countdown.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import type { ChatView } from '#money/chats/shared/contract.ts'
import { isChatClosed } from '#money/chats/shared/rules.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { DepositView } from '../../shared/contract.ts'
import { chatStep } from '../../shared/rules-waiting.ts'
import { isDepositDecided } from '../../shared/rules.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { ChatStepBadge } from '../staff/admin-chat-status.tsx'
import { CopyableReference } from './company-account-facts.tsx'

interface Props {
  chat: ChatView
  deposit: DepositView
}

/** The deposit of a chat, for staff. */
export function DepositFacts({ chat, deposit }: Props) {
  const w = useWords(depositWords)
  const { bankName, accountNumber } = deposit.companyAccount
  const c = useWords(depositConsoleWords)
  const decided = isDepositDecided(deposit.status)
  const counting = deposit.status === 'pending_payment' && !deposit.hasProof
  return (
    <Card title={w.deposit}>
      <Facts
        facts={[
          { label: w.amount, value: <Amount centavos={deposit.amountCentavos} size="large" /> },
          { label: w.status, value: <Status chat={chat} deposit={deposit} /> },
          { label: w.reference, value: <CopyableReference reference={deposit.referenceNumber} /> },
          {
            label: decided ? c.paidTo : w.payTo,
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
      {decided && <p className="mt-3 text-sm text-muted">{w.decided(deposit.status)}</p>}
    </Card>
  )
}

/**
 * Whose turn it is, and below it the status on record. Side by side they would contradict each
 * other: a deposit stays 'Pending payment' until staff decide on its proof.
 */
function Status({ chat, deposit }: Props) {
  const c = useWords(depositConsoleWords)
  const { statuses } = useWords(transactionWords)
  if (isChatClosed(chat.status)) return <TransactionStatusBadge status={deposit.status} />
  const { onRecord, onRecordYet } = c
  const undecided = deposit.status === 'pending_payment' && deposit.hasProof
  return (
    <span className="grid justify-items-end gap-0.5">
      <ChatStepBadge step={chatStep(chat.status, deposit)} />
      <span className="text-sm text-muted">
        {(undecided ? onRecordYet : onRecord)(statuses[deposit.status])}
      </span>
    </span>
  )
}
