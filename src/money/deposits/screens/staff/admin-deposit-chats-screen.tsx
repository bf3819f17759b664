import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { chatStatuses, sessionTypes } from '#money/chats/shared/rules.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import type { AdminChatSearch } from '../../shared/rules-list.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { useChatColumns } from './chat-columns.tsx'

export function AdminDepositChatsScreen() {
  const { search, onSearch } = usePageSearch('/admin/deposit-chat')
  const w = useWords(depositWords)
  const listSearch = useSearchBox(search, onSearch)
  const { query, choose } = listSearch
  const { search: term, status, type } = query
  const list = useQuery({
    ...deposits.adminChats.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  })
  const columns = useChatColumns(type === 'support_chat')
  const filtered = Boolean(term) || status !== undefined
  return (
    <>
      <PageHeader title={w.adminTitle} description={w.adminIntro} actions={<ReadyReplies />} />
      <ChatFilters {...listSearch} />
      <ListTable
        list={list}
        place={query}
        caption={w.adminCaption}
        columns={columns}
        rows={list.data?.chats}
        rowKey={(chat) => chat.chatId}
        noun={w.chats}
        errorTitle={w.fetchChatsFailed}
        empty={
          filtered ? (
            <NoMatch title={w.noChats} message={w.noChatsHint} onClear={() => choose({ type })} />
          ) : (
            <EmptyState title={w.noChats} message={w.noChatsHint} />
          )
        }
      />
    </>
  )
}

function ChatFilters({
  query,
  choose,
  typed,
  onType,
}: ReturnType<typeof useSearchBox<AdminChatSearch>>) {
  const w = useWords(depositWords)
  return (
    <ListFilters label={w.search} typed={typed} maxLength={searchTermMax} onType={onType}>
      <FilterSelect
        label={w.statusFilter}
        all={w.allStatuses}
        values={chatStatuses}
        names={w.chatStatuses}
        chosen={query.status}
        onChoose={(status) => choose({ ...fromNewest(query), status })}
      />
      <div className="max-sm:basis-full!">
        <SegmentedFilter
          label={w.typeFilter}
          value={query.type ?? 'deposit_chat'}
          options={[
            { value: 'deposit_chat', label: w.depositChats },
            { value: 'support_chat', label: w.supportChats },
          ]}
          onChange={(value) =>
            choose({
              ...fromNewest(query),
              type:
                value === 'deposit_chat'
                  ? undefined
                  : sessionTypes.find((known) => known === value),
            })
          }
        />
      </div>
    </ListFilters>
  )
}

/** Opens the dialog of ready replies, whose code is loaded on demand. */
function ReadyReplies() {
  const c = useWords(depositConsoleWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
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
