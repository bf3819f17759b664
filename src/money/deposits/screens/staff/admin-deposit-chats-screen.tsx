import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { useSteadyRows } from '#foundation/kit/list/use-steady-rows.ts'
import { usePageActions } from '#foundation/kit/overlay/page-actions.ts'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { chatStatuses } from '#money/chats/shared/rules.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { useNamedViews } from '#teamwork/views/screens/use-views.ts'
import { ViewTabs } from '#teamwork/views/screens/view-tabs.tsx'
import type { AdminChatRow } from '../../shared/contract.ts'
import { chatViews } from '../../shared/rules-views.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { useChatColumns } from './chat-columns.tsx'

const idOf = ({ chatId }: AdminChatRow) => chatId
const ownModules = ['deposits', 'chats']

/** Chats of deposits and of support: those that wait, or all of one kind. */
export function AdminDepositChatsScreen() {
  const { search, onSearch } = usePageSearch('/admin/deposit-chat')
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  const navigate = useNavigate()
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const list = useQuery({
    ...deposits.adminChats.queryOptions({
      input: { ...query, counts: true },
      // A second person's decision takes a chat out of those that wait, or puts it back.
      meta: { topics: ['approvals'] },
    }),
    placeholderData: keepPreviousData,
  })
  const steady = useSteadyRows({
    newest: list.data?.chats,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(query),
    idOf,
    modules: ownModules,
  })
  const views = useNamedViews('deposit-chats', chatViews, c.views)
  const { search: term, status, type, view } = query
  return (
    <LiveList
      name="deposit-chats"
      title={w.adminTitle}
      steady={steady}
      views={
        <ViewTabs list="deposit-chats" views={views} counts={list.data?.counts} search={query} />
      }
      searchBox={{ label: w.search, typed, maxLength: searchTermMax, onType }}
      filters={
        <FilterSelect
          label={w.statusFilter}
          all={w.allStatuses}
          values={chatStatuses}
          names={w.chatStatuses}
          chosen={status}
          onChoose={(chosen) => choose({ ...fromNewest(query), status: chosen })}
        />
      }
      actions={<ReadyReplies />}
      list={list}
      place={query}
      caption={w.adminCaption}
      columns={useChatColumns(type === 'support_chat')}
      rowKey={idOf}
      noun={w.chats}
      errorTitle={w.fetchChatsFailed}
      empty={
        term || status ? (
          <NoMatch
            title={w.noChats}
            message={w.noChatsHint}
            onClear={() => choose({ type, view })}
          />
        ) : view === 'waiting' ? (
          <EmptyState title={c.nothingWaits} message={c.nothingWaitsMore} />
        ) : (
          <EmptyState title={w.noChats} message={w.noChatsHint} />
        )
      }
      onOpen={(chatId) => void navigate({ to: '/admin/deposit-chat/$chatId', params: { chatId } })}
    />
  )
}

/** Opens the dialog of ready replies, whose code is loaded on demand. */
function ReadyReplies() {
  const c = useWords(depositConsoleWords)
  const [open, setOpen] = useState(false)
  usePageActions([{ id: 'replies', title: c.replies, run: () => setOpen(true) }])
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {c.replies}
      </Button>
      {open && (
        <Suspense>
          <ManageReplies onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ManageReplies = lazy(async () => ({
  default: (await import('#money/chats/screens/manage-replies.tsx')).ManageReplies,
}))
