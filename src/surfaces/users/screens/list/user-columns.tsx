import { Ellipsis, MessageSquareText, Pencil, Scale } from 'lucide-react'
import { useMemo } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PersonLine } from '#foundation/kit/list/person-line.tsx'
import { Menu, MenuItem } from '#foundation/kit/overlay/menu.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { UserRow } from '../../shared/contract.ts'
import type { UserDialog } from '../../shared/rules-address.ts'
import { userWords } from '../../shared/words.ts'
import { UserStatusLine } from './user-badges.tsx'

export function useUserColumns(
  onOpen: (dialog: Exclude<UserDialog, 'create'>, user: UserRow) => void,
): Column<UserRow>[] {
  const w = useWords(userWords)
  const open = useStableCallback(onOpen)
  return useMemo<Column<UserRow>[]>(
    () => [
      {
        key: 'user',
        header: w.user,
        fixed: true,
        card: 'title',
        sort: { ascending: 'name', descending: '-name', first: 'ascending' },
        cell: ({ userId, fullName, email }) => (
          <PersonLine
            to="/admin/users/$userId"
            params={{ userId }}
            preload={false}
            name={fullName}
            email={email}
          />
        ),
      },
      {
        key: 'role',
        header: w.role,
        width: '6rem',
        card: 'line',
        cell: ({ role }) => <span className="text-muted">{w.roles[role]}</span>,
      },
      {
        key: 'status',
        header: w.status,
        width: '11rem',
        small: true,
        card: 'line',
        cell: (user) => <UserStatusLine user={user} />,
      },
      {
        key: 'balance',
        header: w.balance,
        align: 'end',
        card: 'figure',
        cell: ({ availableCentavos }) => (
          <span className="font-semibold">
            <Amount centavos={availableCentavos} />
          </span>
        ),
      },
      {
        key: 'joined',
        header: w.joined,
        nowrap: true,
        small: true,
        from: 'medium',
        card: 'hidden',
        sort: { ascending: 'joined', descending: undefined, first: 'descending' },
        cell: ({ createdAt }) => (
          <span className="text-muted">
            <ListTime at={createdAt} />
          </span>
        ),
      },
      {
        key: 'actions',
        header: w.actions,
        fixed: true,
        card: 'action',
        cell: (user) => <Actions user={user} onOpen={open} />,
      },
    ],
    [w, open],
  )
}

function Actions({
  user,
  onOpen,
}: {
  user: UserRow
  onOpen: (dialog: Exclude<UserDialog, 'create'>, user: UserRow) => void
}) {
  const w = useWords(userWords)
  if (user.closed) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <Button
        variant="secondary"
        size="row"
        icon={<Pencil aria-hidden size={14} />}
        aria-label={`${w.edit}: ${user.fullName}`}
        onClick={() => onOpen('edit', user)}
      >
        {w.edit}
      </Button>
      <Menu
        label={w.actionsFor(user.fullName)}
        trigger={(opener) => (
          <Button
            {...opener}
            variant="quiet"
            size="row"
            aria-label={w.actionsFor(user.fullName)}
            title={w.actionsFor(user.fullName)}
          >
            <Ellipsis aria-hidden size={18} />
          </Button>
        )}
      >
        <MenuItem icon={<Scale aria-hidden size={18} />} onClick={() => onOpen('adjust', user)}>
          {w.adjustBalance}
        </MenuItem>
        {user.role === 'user' && (
          <MenuItem
            icon={<MessageSquareText aria-hidden size={18} />}
            onClick={() => onOpen('notify', user)}
          >
            {w.sendNotification}
          </MenuItem>
        )}
      </Menu>
    </span>
  )
}
