import { useMemo } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PersonLine } from '#foundation/kit/list/person-line.tsx'
import { ReferenceLine } from '#foundation/kit/reference/reference-line.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { AgeSince } from '#foundation/kit/time/age.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { isChatClosed } from '#money/chats/shared/rules.ts'
import { TransactionStatusLine } from '#money/transactions/screens/list/transaction-status-line.tsx'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { AdminChatRow } from '../../shared/contract.ts'
import { chatPatience, chatStep } from '../../shared/rules-waiting.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { ChatStepLine } from './admin-chat-status.tsx'

export function useChatColumns(support: boolean): Column<AdminChatRow>[] {
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  return useMemo(() => {
    const columns: (Column<AdminChatRow> | false)[] = [
      {
        key: 'user',
        header: w.user,
        fixed: true,
        card: 'title',
        cell: ({ userId, userName, userEmail }) => (
          <PersonLine
            to="/admin/users/$userId"
            params={{ userId }}
            preload={false}
            name={userName}
            email={userEmail}
          />
        ),
      },
      ...(support ? [] : depositColumns(w, c)),
      {
        key: 'chat',
        header: w.chat,
        width: '12rem',
        small: true,
        card: 'line',
        cell: (chat) => <ChatCell chat={chat} />,
      },
      {
        key: 'age',
        header: c.age,
        nowrap: true,
        small: true,
        card: 'line',
        cell: ({ waitingSince, updatedAt }) => (
          <AgeSince
            instant={waitingSince ?? updatedAt}
            patience={waitingSince !== null && chatPatience}
          />
        ),
      },
      {
        key: 'open',
        header: w.openChat,
        fixed: true,
        card: 'action',
        cell: ({ chatId, userName }) => (
          <LinkButton
            to="/admin/deposit-chat/$chatId"
            params={{ chatId }}
            size="row"
            variant="secondary"
            aria-label={w.openChatOf(userName)}
          >
            {w.openChat}
          </LinkButton>
        ),
      },
    ]
    return columns.filter((column) => column !== false)
  }, [w, c, support])
}

function depositColumns(
  w: typeof depositWords,
  c: typeof depositConsoleWords,
): Column<AdminChatRow>[] {
  return [
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      card: 'figure',
      cell: ({ amountCentavos }) =>
        amountCentavos !== null && (
          <span className="font-semibold">
            <Amount centavos={amountCentavos} />
          </span>
        ),
    },
    {
      key: 'reference',
      header: w.reference,
      nowrap: true,
      small: true,
      from: 'medium',
      card: 'hidden',
      cell: ({ reference }) =>
        reference ? (
          <ReferenceLine reference={reference} />
        ) : (
          <span className="text-muted">{c.supportChat}</span>
        ),
    },
    {
      key: 'deposit',
      header: w.deposit,
      width: '10rem',
      small: true,
      from: 'wide',
      card: 'line',
      cell: ({ depositStatus }) =>
        // The turn is beside it; the status on record is for looking up.
        depositStatus && <TransactionStatusLine status={depositStatus} settled />,
    },
  ]
}

/** Whose turn it is, new messages, and who works on it. */
function ChatCell({ chat }: { chat: AdminChatRow }) {
  const w = useWords(depositWords)
  const { chatId, unread } = chat
  // Staff leave no undecided deposit alone, unless a second person has it.
  const deposit = { status: chat.depositStatus, waitsForApproval: chat.waitingSince === null }
  return (
    <ChatStepLine step={chatStep(chat.status, deposit)}>
      {unread > 0 && !isChatClosed(chat.status) && (
        <span className="mr-1.5 rounded-full bg-primary px-1.5 py-px font-semibold text-on-primary">
          <span aria-hidden title={w.unread(unread)}>
            {unread}
          </span>
          <span className="sr-only">{w.unread(unread)}</span>
        </span>
      )}
      <ClaimMark kind="chat" id={chatId} />
    </ChatStepLine>
  )
}
