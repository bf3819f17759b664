import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fromNewest } from '../../contract/list-place.ts'
import { roles, userStatuses } from '../../identity/rules.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { useWords } from '../../kit/language.tsx'
import { ListFilters } from '../../kit/list-filters.tsx'
import { ListPager } from '../../kit/list-pager.tsx'
import { useListSearch } from '../../kit/list-search.ts'
import { NoMatch } from '../../kit/no-match.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Select } from '../../kit/select.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { userSearchMax, type UserListSearch } from '../rules.ts'
import { words } from '../words.ts'
import { moneyTopics, users } from './calls.ts'
import { useUserColumns } from './user-columns.tsx'
import { UserDialogs } from './user-dialogs.tsx'

interface Props {
  search: UserListSearch
  onSearch: (next: UserListSearch) => void
  /** Undefined: who came in by the access code has no user of their own. */
  ownUserId: string | undefined
  /** Beside the title: what main puts there. */
  actions?: ReactNode
}

/** Everybody who has a login. What is searched, filtered and open stands in the address. */
export function UsersScreen({ search, onSearch, ownUserId, actions }: Props) {
  const w = useWords(words)
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
        <Select
          label={w.role}
          labelHidden
          value={asked.role ?? ''}
          options={[
            { value: '', label: w.allRoles },
            ...roles.map((value) => ({ value, label: w.roles[value] })),
          ]}
          onChange={(value) =>
            choose({ ...fromNewest(asked), role: roles.find((role) => role === value) })
          }
        />
        <Select
          label={w.status}
          labelHidden
          value={asked.status ?? ''}
          options={[
            { value: '', label: w.allStatuses },
            ...userStatuses.map((value) => ({ value, label: w.statuses[value] })),
          ]}
          onChange={(value) =>
            choose({
              ...fromNewest(asked),
              status: userStatuses.find((status) => status === value),
            })
          }
        />
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
