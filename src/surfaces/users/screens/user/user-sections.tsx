import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { DataTable, type Column } from '#foundation/kit/table/data-table.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showDateTime, showListTime } from '#foundation/time/shared/time.ts'
import { chatTitle } from '#money/chats/screens/chat-title.ts'
import { chatWords } from '#money/chats/shared/words.ts'
import { ChatStatusForStaff } from '#money/deposits/screens/staff/admin-chat-status.tsx'
import {
  TransactionAmount,
  TransactionStatusBadge,
} from '#money/transactions/screens/list/transaction-status.tsx'
import { shortTransactionUid } from '#money/transactions/shared/rules.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { inWords } from '#people/activity/screens/trail-texts.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import type { Movement, UserActivity as Entry } from '../../shared/contract.ts'
import { userWords } from '../../shared/words.ts'
import { moneyTopics, users } from '../calls.ts'

export function UserMovements({ userId, email }: { userId: string; email: string }) {
  const w = useWords(userWords)
  const t = useWords(transactionWords)
  const list = useInfiniteQuery(
    users.movements.infiniteOptions({
      meta: { topics: moneyTopics },
      input: (before: string | undefined) => ({ userId, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.older ?? undefined,
    }),
  )
  return (
    <Card
      flush
      title={w.sections.movements}
      action={
        <Link
          to="/admin/transactions"
          search={{ search: email }}
          className="link target inline-flex items-center text-sm"
        >
          {w.allTransactions}
        </Link>
      }
    >
      <DataTable
        caption={w.sections.movements}
        density="dense"
        columns={movementColumns(w, t)}
        rows={list.data?.pages.flatMap((page) => page.movements)}
        rowKey={({ transactionId }) => transactionId}
        error={list.error}
        errorTitle={w.movementsFailed}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={w.noMovements} />}
        footer={
          list.hasNextPage && (
            <More pending={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
          )
        }
      />
    </Card>
  )
}

function movementColumns(w: typeof userWords, t: typeof transactionWords): Column<Movement>[] {
  return [
    {
      key: 'movement',
      header: w.movement,
      card: 'title',
      cell: ({ type, transactionUid }) => (
        <>
          <span className="block font-medium">{t.types[type]}</span>
          <Link
            to="/admin/transactions"
            search={{ search: transactionUid }}
            title={transactionUid}
            className="link figures font-normal whitespace-nowrap"
          >
            {shortTransactionUid(transactionUid)}
          </Link>
        </>
      ),
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      cell: ({ type, status, amountCentavos }) => (
        <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} />
      ),
    },
    {
      key: 'status',
      header: w.status,
      cell: ({ status }) => <TransactionStatusBadge status={status} />,
    },
    { key: 'when', header: w.when, cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
}

export function UserChats({ userId }: { userId: string }) {
  const w = useWords(userWords)
  const c = useWords(chatWords)
  const list = useQuery(
    users.chats.queryOptions({ input: { userId }, meta: { topics: ['chats'] } }),
  )
  return (
    <Card flush title={w.sections.chats}>
      <DataTable
        caption={w.sections.chats}
        density="dense"
        columns={[
          {
            key: 'chat',
            header: w.chat,
            card: 'title',
            cell: (chat) => (
              <Link
                to="/admin/deposit-chat/$chatId"
                params={{ chatId: chat.chatId }}
                preload={false}
                className="link font-medium"
              >
                {chatTitle(chat, c)}
              </Link>
            ),
          },
          {
            key: 'latest',
            header: w.lastMessage,
            card: 'bare',
            cell: ({ latest }) => (
              <span className="line-clamp-2 wrap-anywhere text-muted">
                {latest?.content ?? '—'}
              </span>
            ),
          },
          {
            key: 'status',
            header: w.status,
            cell: ({ status }) => <ChatStatusForStaff status={status} />,
          },
          { key: 'when', header: w.when, cell: ({ updatedAt }) => <When at={updatedAt} /> },
        ]}
        rows={list.data?.chats}
        rowKey={({ chatId }) => chatId}
        error={list.error}
        errorTitle={w.chatsFailed}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={w.noChats} />}
        footer={list.data?.more && <p>{w.moreChats}</p>}
      />
    </Card>
  )
}

export function UserActivity({ userId }: { userId: string }) {
  const w = useWords(userWords)
  const actions = useWords(actionWords)
  const language = useLanguage()
  const list = useInfiniteQuery(
    users.activity.infiniteOptions({
      input: (before: string | undefined) => ({ userId, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.older ?? undefined,
    }),
  )
  const whoOf = ({ byThemselves, actorName, pseudoUser }: Entry) =>
    byThemselves ? w.byThemselves : (actorName ?? (pseudoUser ? w.byAccess : w.byKaban))
  return (
    <Card flush title={w.sections.activity}>
      <DataTable
        caption={w.sections.activity}
        density="dense"
        columns={[
          {
            key: 'what',
            header: w.what,
            card: 'title',
            cell: ({ actionType, description, descriptionFil }) => (
              <>
                <span className="block font-medium">
                  {actions[actionType] ?? inWords(actionType)}
                </span>
                <span className="block font-normal wrap-anywhere text-muted">
                  {pickLanguage(language, description, descriptionFil)}
                </span>
              </>
            ),
          },
          { key: 'by', header: w.by, cell: (entry) => whoOf(entry) },
          { key: 'when', header: w.when, cell: ({ createdAt }) => <When at={createdAt} /> },
        ]}
        rows={list.data?.pages.flatMap((page) => page.entries)}
        rowKey={({ activityId }) => activityId}
        error={list.error}
        errorTitle={w.activityFailed}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={w.noActivity} />}
        footer={
          list.hasNextPage && (
            <More pending={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
          )
        }
      />
    </Card>
  )
}

/** Which staff members viewed this user. */
export function StaffViews({ userId }: { userId: string }) {
  const w = useWords(userWords)
  const list = useQuery(users.looks.queryOptions({ input: { userId } }))
  return (
    <Card flush title={w.looks}>
      <p className="edge pb-3 text-muted sm:px-5">{w.looksIntro}</p>
      <DataTable
        caption={w.looks}
        density="dense"
        columns={[
          { key: 'who', header: w.by, card: 'title', cell: ({ name }) => name ?? w.byAccess },
          { key: 'when', header: w.when, cell: ({ viewedAt }) => <When at={viewedAt} /> },
        ]}
        rows={list.data}
        rowKey={({ viewId }) => viewId}
        error={list.error}
        errorTitle={w.looksFailed}
        onRetry={() => void list.refetch()}
      />
    </Card>
  )
}

function When({ at }: { at: Date }) {
  const language = useLanguage()
  return (
    <time
      dateTime={at.toISOString()}
      title={showDateTime(at, language)}
      className="figures whitespace-nowrap"
    >
      {showListTime(at, language)}
    </time>
  )
}

function More({ pending, onMore }: { pending: boolean; onMore: () => void }) {
  const w = useWords(userWords)
  return (
    <Button variant="secondary" size="small" pending={pending} onClick={onMore}>
      {w.more}
    </Button>
  )
}
