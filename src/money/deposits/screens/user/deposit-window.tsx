import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import type { DepositView } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { CancelDeposit } from './cancel-deposit.tsx'
import { CompanyAccountFacts, Copyable, CopyableReference } from './company-account-facts.tsx'
import { DepositClock } from './deposit-clock.tsx'

interface Props {
  deposit: DepositView
  onExpired: () => void
}

/** A deposit that waits for payment: where to pay, the time left, and the link to its chat. */
export function DepositWindow({ deposit, onExpired }: Props) {
  const w = useWords(depositWords)
  return (
    <div className="grid gap-4">
      <Card title={w.initiatedTitle}>
        <div className="grid gap-4">
          <DepositClock deposit={deposit} onExpired={onExpired} />
          <Facts
            facts={[
              {
                label: w.amount,
                value: (
                  <>
                    <Amount centavos={deposit.amountCentavos} size="large" />
                    <Copyable
                      value=""
                      copied={pesosInput(deposit.amountCentavos)}
                      what={w.copyAmount}
                    />
                  </>
                ),
              },
              { label: w.status, value: <TransactionStatusBadge status={deposit.status} /> },
              // Last, because the sentence below refers to it.
              {
                label: w.reference,
                value: <CopyableReference reference={deposit.referenceNumber} />,
              },
            ]}
          />
          <p className="text-sm text-muted">{w.referenceHint}</p>
          <ChatButton deposit={deposit} />
        </div>
      </Card>
      <Card title={w.payTo}>
        <CompanyAccountFacts companyAccount={deposit.companyAccount} />
      </Card>
      <CancelDeposit deposit={deposit} />
    </div>
  )
}

function ChatButton({ deposit: { transactionId, chatId } }: { deposit: DepositView }) {
  const w = useWords(depositWords)
  const [newChatId] = useRequestId()
  const navigate = useNavigate()
  const start = useMutation(
    deposits.startChat.mutationOptions({
      onSuccess: async (chat) => {
        notify({ title: w.chatStarted, tone: 'credited' })
        await navigate({ to: '/dashboard/chat/$chatId', params: { chatId: chat.chatId } })
      },
      onError: showFailure(w.chatCreationFailed),
    }),
  )
  if (chatId) {
    return (
      <LinkButton to="/dashboard/chat/$chatId" params={{ chatId }} wide>
        {w.continueChat}
      </LinkButton>
    )
  }
  return (
    <div className="grid gap-1.5">
      <SendingButton
        wide
        pending={start.isPending}
        onClick={() => start.mutate({ transactionId, chatId: newChatId })}
      >
        {w.proceed}
      </SendingButton>
      <p className="text-sm text-muted">{w.proceedHint}</p>
    </div>
  )
}
