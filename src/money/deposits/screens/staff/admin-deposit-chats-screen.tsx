import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { Select } from '#foundation/kit/fields/select.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DataTable, type Column } from '#foundation/kit/table/data-table.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListPager } from '#foundation/kit/table/list-pager.tsx'
import { useListSearch } from '#foundation/kit/table/list-search.ts'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { chatStatuses, sessionTypes, shortReference } from '#money/chats/shared/rules.ts'
import { TransactionStatusBadge } from '#money/transactions/screens/list/transaction-status.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { AdminChatRow } from '../../shared/contract.ts'
import type { AdminChatSearch } from '../../shared/rules-list.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { ChatStatusForStaff } from './admin-chat-status.tsx'

interface Props {
  search: AdminChatSearch
  onSearch: (next: AdminChatSearch) => void
}

export function AdminDepositChatsScreen({ search, onSearch }: Props) {
  const w = useWords(depositWords)
  const listSearch = useListSearch(search, onSearch)
  const { asked: request, choose } = listSearch
  const { search: term, status, type } = request
  const list = useQuery({
    ...deposits.adminChats.queryOptions({ input: request }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(type === 'support_chat')
  const filtered = Boolean(term) || status !== undefined
  return (
    <>
      <PageHeader title={w.adminTitle} description={w.adminIntro} actions={<ReadyReplies />} />
      <ChatFilters {...listSearch} />
      <Card flush>
        <DataTable
          caption={w.adminCaption}
          columns={columns}
          rows={list.data?.chats}
          rowKey={(chat) => chat.chatId}
          noun={w.chats}
          density="dense"
          error={list.error}
          errorTitle={w.fetchChatsFailed}
          onRetry={() => void list.refetch()}
          empty={
            filtered ? (
              <NoMatch title={w.noChats} message={w.noChatsHint} onClear={() => choose({ type })} />
            ) : (
              <EmptyState title={w.noChats} message={w.noChatsHint} />
            )
          }
          waiting={list.isPlaceholderData}
          footer={<ListPager place={request} older={list.data?.older} newer={list.data?.newer} />}
        />
      </Card>
    </>
  )
}

function ChatFilters({
  asked: request,
  choose,
  typed,
  onType,
}: ReturnType<typeof useListSearch<AdminChatSearch>>) {
  const w = useWords(depositWords)
  return (
    <ListFilters label={w.search} typed={typed} maxLength={searchTermMax} onType={onType}>
      <Select
        label={w.statusFilter}
        labelHidden
        value={request.status ?? ''}
        options={[
          { value: '', label: w.allStatuses },
          ...chatStatuses.map((value) => ({ value, label: w.chatStatuses[value] })),
        ]}
        onChange={(value) =>
          choose({ ...fromNewest(request), status: chatStatuses.find((known) => known === value) })
        }
      />
      <div className="max-sm:basis-full!">
        <SegmentedFilter
          label={w.typeFilter}
          value={request.type ?? 'deposit_chat'}
          options={[
            { value: 'deposit_chat', label: w.depositChats },
            { value: 'support_chat', label: w.supportChats },
          ]}
          onChange={(value) =>
            choose({
              ...fromNewest(request),
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

function useColumns(support: boolean): Column<AdminChatRow>[] {
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
