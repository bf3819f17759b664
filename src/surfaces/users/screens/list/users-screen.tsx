import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { UserCog, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { PeriodFilter } from '#foundation/kit/list/period-filter.tsx'
import { useSteadyRows } from '#foundation/kit/list/use-steady-rows.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'
import { useNamedViews } from '#teamwork/views/screens/use-views.ts'
import { ViewTabs } from '#teamwork/views/screens/view-tabs.tsx'
import type { UserRow } from '../../shared/contract.ts'
import { userSearchMax, userSorts, type UserListSearch } from '../../shared/rules-address.ts'
import { userViews } from '../../shared/rules-views.ts'
import { userWords } from '../../shared/words.ts'
import { moneyTopics, users } from '../calls.ts'
import { UserDialogs } from '../user/user-dialogs.tsx'
import { useUserColumns } from './user-columns.tsx'

interface Props {
  search: UserListSearch
  onSearch: (next: UserListSearch) => void
  /** Undefined for company access, which has no user. */
  ownUserId: string | undefined
  /** Shown beside the filters. */
  actions?: ReactNode
}

const idOf = ({ userId }: UserRow) => userId
const ownModules = ['users', 'adjustments', 'invitations']

/** All users. The address holds the search, the filters and the open dialog. */
export function UsersScreen({ search, onSearch, ownUserId, actions }: Props) {
  const w = useWords(userWords)
  const navigate = useNavigate()
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, user: openUser, ...input } = query
  const change = (next: Partial<UserListSearch>) => choose({ ...fromNewest(query), ...next })
  const list = useQuery({
    ...users.list.queryOptions({
      input: { ...input, counts: true },
      meta: { topics: moneyTopics },
    }),
    placeholderData: keepPreviousData,
  })
  const steady = useSteadyRows({
    newest: list.data?.users,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(input),
    idOf,
    modules: ownModules,
  })
  const columns = useUserColumns((dialog, { userId }) =>
    onSearch({ ...query, open: dialog, user: userId }),
  )
  const views = useNamedViews('users', userViews, w.views)
  const create = () => onSearch({ ...query, open: 'create', user: undefined })
  const { search: term, role, status, when } = query
  return (
    <>
      <LiveList
        name="users"
        title={w.title}
        steady={steady}
        views={
          <ViewTabs
            list="users"
            views={views}
            counts={list.data?.counts}
            search={{ ...query, user: undefined }}
          />
        }
        searchBox={{ label: w.search, typed, maxLength: userSearchMax, onType }}
        filters={<Filters search={query} onChange={change} />}
        actions={
          <>
            {actions}
            <LinkButton
              to="/admin/admins"
              size="small"
              variant="secondary"
              icon={<UserCog aria-hidden size={16} />}
              title={w.toAdmins}
            >
              <span className="max-2xl:sr-only">{w.toAdmins}</span>
            </LinkButton>
            <Button size="small" icon={<UserPlus aria-hidden size={16} />} onClick={create}>
              {w.createNewUser}
            </Button>
          </>
        }
        list={list}
        place={query}
        caption={w.caption}
        columns={columns}
        rowKey={idOf}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={(user) => user.userId === openUser}
        sorting={{
          current: query.sort,
          onSort: (sort) => change({ sort: userSorts.find((known) => known === sort) }),
        }}
        empty={
          term || role || status || when ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} />
          )
        }
        onOpen={(userId) => void navigate({ to: '/admin/users/$userId', params: { userId } })}
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

function Filters({
  search: { role, status, when },
  onChange,
}: {
  search: UserListSearch
  onChange: (next: Partial<UserListSearch>) => void
}) {
  const w = useWords(userWords)
  return (
    <>
      <FilterSelect
        label={w.role}
        all={w.allRoles}
        values={roles}
        names={w.roles}
        chosen={role}
        onChoose={(chosen) => onChange({ role: chosen })}
      />
      <FilterSelect
        label={w.status}
        all={w.allStatuses}
        values={userStatuses}
        names={w.statuses}
        chosen={status}
        onChoose={(chosen) => onChange({ status: chosen })}
      />
      <PeriodFilter
        label={w.joined}
        chosen={when}
        onChoose={(period) => onChange({ when: period })}
      />
    </>
  )
}
