import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
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
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, user: openUser, ...input } = query
  const list = useQuery({
    ...users.list.queryOptions({ input, meta: { topics: moneyTopics } }),
    placeholderData: keepPreviousData,
  })
  const columns = useUserColumns((dialog, { userId }) =>
    onSearch({ ...query, open: dialog, user: userId }),
  )
  const filtered = Boolean(query.search) || query.role !== undefined || query.status !== undefined
  return (
    <>
      <PageHeader
        title={w.title}
        actions={
          <>
            {actions}
            <LinkButton to="/admin/admins" variant="secondary">
              {w.toAdmins}
            </LinkButton>
            <Button
              icon={<UserPlus aria-hidden size={18} />}
              onClick={() => onSearch({ ...query, open: 'create', user: undefined })}
            >
              {w.createNewUser}
            </Button>
          </>
        }
      />
      <ListFilters label={w.search} typed={typed} maxLength={userSearchMax} onType={onType}>
        <RoleAndStatus search={query} onChange={choose} />
      </ListFilters>
      <ListTable
        list={list}
        place={query}
        caption={w.caption}
        columns={columns}
        rows={list.data?.users}
        rowKey={(user) => user.userId}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={(user) => user.userId === openUser}
        empty={
          filtered ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} />
          )
        }
      />
      <UserDialogs
        open={open}
        userId={openUser}
        known={list.data?.users.find((user) => user.userId === openUser)}
        ownUserId={ownUserId}
        onClose={() => onSearch({ ...query, open: undefined, user: undefined })}
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
      <FilterSelect
        label={w.role}
        all={w.allRoles}
        values={roles}
        names={w.roles}
        chosen={search.role}
        onChoose={(role) => onChange({ ...fromNewest(search), role })}
      />
      <FilterSelect
        label={w.status}
        all={w.allStatuses}
        values={userStatuses}
        names={w.statuses}
        chosen={search.status}
        onChoose={(status) => onChange({ ...fromNewest(search), status })}
      />
    </>
  )
}
