import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { chatTitle } from '#money/chats/screens/chat-title.ts'
import { chatWords } from '#money/chats/shared/words.ts'
import { ChatStepBadge } from '#money/deposits/screens/staff/admin-chat-status.tsx'
import { inWords } from '#people/activity/screens/trail-texts.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import type { UserActivity as Entry } from '../../shared/contract.ts'
import { userWords } from '../../shared/words.ts'
import { users } from '../calls.ts'
import { LoadMore } from './user-movements.tsx'

export function UserChats({ userId }: { userId: string }) {
  const w = useWords(userWords)
  const c = useWords(chatWords)
  const list = useQuery(
    users.chats.queryOptions({ input: { userId }, meta: { topics: ['chats'] } }),
  )
  return (
    <Card flush>
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
            cell: ({ status }) => <ChatStepBadge step={status} />,
          },
          { key: 'when', header: w.when, cell: ({ updatedAt }) => <ListTime at={updatedAt} /> },
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
  const nextPage = useNextPage(list)
  const whoOf = ({ byThemselves, actorName, pseudoUser }: Entry) =>
    byThemselves ? w.byThemselves : (actorName ?? (pseudoUser ? w.byAccess : w.byKaban))
  return (
    <Card flush>
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
          { key: 'when', header: w.when, cell: ({ createdAt }) => <ListTime at={createdAt} /> },
        ]}
        rows={list.data?.pages.flatMap((page) => page.entries)}
        rowKey={({ activityId }) => activityId}
        error={list.error}
        errorTitle={w.activityFailed}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={w.noActivity} />}
        footer={list.hasNextPage && <LoadMore {...nextPage} />}
      />
    </Card>
  )
}

/** Which staff members viewed this user. */
export function StaffViews({ userId }: { userId: string }) {
  const w = useWords(userWords)
  const list = useQuery(users.looks.queryOptions({ input: { userId } }))
  return (
    <Card flush title={w.staffViews}>
      <p className="edge pb-3 text-muted sm:px-5">{w.staffViewsIntro}</p>
      <DataTable
        caption={w.staffViews}
        density="dense"
        columns={[
          { key: 'who', header: w.by, card: 'title', cell: ({ name }) => name ?? w.byAccess },
          { key: 'when', header: w.when, cell: ({ viewedAt }) => <ListTime at={viewedAt} /> },
        ]}
        rows={list.data}
        rowKey={({ viewId }) => viewId}
        error={list.error}
        errorTitle={w.staffViewsFailed}
        onRetry={() => void list.refetch()}
      />
    </Card>
  )
}
