import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { Select } from '#foundation/kit/fields/select.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListPager } from '#foundation/kit/table/list-pager.tsx'
import { useListSearch } from '#foundation/kit/table/list-search.ts'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'
import { userSearchMax, type UserListSearch } from '../../shared/rules-address.ts'
import { userWords } from '../../shared/words.ts'
import { moneyTopics, users } from '../calls.ts'
import { UserDialogs } from '../user/user-dialogs.tsx'
import { useUserColumns } from './user-columns.tsx'

interface Props {
  search: UserListSearch
  onSearch: (next: UserListSearch) => void
  /** Undefined for company access, which has no user. */
  ownUserId: string | undefined
  /** Shown beside the title. */
  actions?: ReactNode
}

/** All users. The address holds the search, the filters and the open dialog. */
export function UsersScreen({ search, onSearch, ownUserId, actions }: Props) {
  const w = useWords(userWords)
  const { asked, choose, typed, onType } = useListSearch(search, onSearch)
  const { open, user: openUser, ...input } = asked
  const list = useQuery({
    ...users.list.queryOptions({ input, meta: { topics: moneyTopics } }),
    placeholderData: keepPreviousData,
  })
  const columns = useUserColumns((dialog, { userId }) =>
    onSearch({ ...asked, open: dialog, user: userId }),
  )
  const filtered = Boolean(asked.search) || asked.role !== undefined || asked.status !== undefined
  return (
    <>
      <PageHeader
        title={w.title}
        actions={
          <>
            {actions}
            <Button
              icon={<UserPlus aria-hidden size={18} />}
              onClick={() => onSearch({ ...asked, open: 'create', user: undefined })}
            >
              {w.createNewUser}
            </Button>
          </>
        }
      />
      <ListFilters label={w.search} typed={typed} maxLength={userSearchMax} onType={onType}>
        <RoleAndStatus search={asked} onChange={choose} />
      </ListFilters>
      <Card flush>
        <DataTable
          caption={w.caption}
          columns={columns}
          rows={list.data?.users}
          rowKey={(user) => user.userId}
          noun={w.noun}
          density="dense"
          error={list.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void list.refetch()}
          isCurrent={(user) => user.userId === openUser}
          waiting={list.isPlaceholderData}
          empty={
            filtered ? (
              <NoMatch title={w.noneFound} onClear={() => choose({})} />
            ) : (
              <EmptyState title={w.none} />
            )
          }
          footer={<ListPager place={asked} older={list.data?.older} newer={list.data?.newer} />}
        />
      </Card>
      <UserDialogs
        open={open}
        userId={openUser}
        known={list.data?.users.find((user) => user.userId === openUser)}
        ownUserId={ownUserId}
        onClose={() => onSearch({ ...asked, open: undefined, user: undefined })}
      />
    </>
  )
}

function RoleAndStatus({
  search,
  onChange,
}: {
  search: UserListSearch
  onChange: (next: UserListSearch) => void
}) {
  const w = useWords(userWords)
  return (
    <>
      <Select
        label={w.role}
        labelHidden
        value={search.role ?? ''}
        options={[
          { value: '', label: w.allRoles },
          ...roles.map((value) => ({ value, label: w.roles[value] })),
        ]}
        onChange={(value) =>
          onChange({ ...fromNewest(search), role: roles.find((role) => role === value) })
        }
      />
      <Select
        label={w.status}
        labelHidden
        value={search.status ?? ''}
        options={[
          { value: '', label: w.allStatuses },
          ...userStatuses.map((value) => ({ value, label: w.statuses[value] })),
        ]}
        onChange={(value) =>
          onChange({
            ...fromNewest(search),
            status: userStatuses.find((status) => status === value),
          })
        }
      />
    </>
  )
}
