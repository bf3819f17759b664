import { useMemo } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { Since } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { shortReference } from '#money/chats/shared/rules.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { AdminChatRow } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'
import { ChatStatusForStaff } from './admin-chat-status.tsx'

export function useChatColumns(support: boolean): Column<AdminChatRow>[] {
  const w = useWords(depositWords)
  return useMemo(() => {
    const columns: (Column<AdminChatRow> | false)[] = [
      {
        key: 'user',
        header: w.user,
        card: 'title',
        cell: (chat) => <PersonLines name={chat.userName} email={chat.userEmail} />,
      },
      !support && {
        key: 'reference',
        header: w.reference,
        cell: (chat) => <span className="figures">{shortReference(chat.reference)}</span>,
      },
      !support && {
        key: 'amount',
        header: w.amount,
        align: 'end',
        cell: (chat) => chat.amountCentavos !== null && <Amount centavos={chat.amountCentavos} />,
      },
      !support && {
        key: 'deposit',
        header: w.deposit,
        cell: (chat) =>
          chat.depositStatus && <TransactionStatusBadge status={chat.depositStatus} />,
      },
      {
        key: 'chat',
        header: w.chat,
        cell: (chat) => <ChatCell chat={chat} />,
      },
      {
        key: 'open',
        header: w.openChat,
        card: 'bare',
        cell: (chat) => (
          <LinkButton
            to="/admin/deposit-chat/$chatId"
            params={{ chatId: chat.chatId }}
            size="small"
            variant="secondary"
            aria-label={w.openChatOf(chat.userName)}
            className="whitespace-nowrap"
          >
            {w.openChat}
          </LinkButton>
        ),
      },
    ]
    return columns.filter((column) => column !== false)
  }, [w, support])
}

function ChatCell({ chat }: { chat: AdminChatRow }) {
  const w = useWords(depositWords)
  return (
    <span className="inline-grid justify-items-end gap-0.5 wide:justify-items-start">
      <span className="flex flex-wrap items-center gap-1.5">
        <ChatStatusForStaff status={chat.status} />
        {chat.unread > 0 && (
          <span
            className={
              'rounded-full bg-primary px-2 py-0.5 text-xs font-medium ' +
              'whitespace-nowrap text-on-primary'
            }
          >
            {w.unread(chat.unread)}
          </span>
        )}
      </span>
      <Since instant={chat.updatedAt} className="whitespace-nowrap text-muted" />
      <ClaimMark kind="chat" id={chat.chatId} />
    </span>
  )
}
