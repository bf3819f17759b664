import { Link } from '@tanstack/react-router'
import { Ellipsis, MessageSquareText, Pencil, Scale } from 'lucide-react'
import { useMemo } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Menu, MenuItem } from '#foundation/kit/overlay/menu.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import type { UserRow } from '../../shared/contract.ts'
import type { UserDialog } from '../../shared/rules-address.ts'
import { userWords } from '../../shared/words.ts'
import { UserStatusBadge } from './user-badges.tsx'

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
        card: 'title',
        cell: (user) => (
          <span className="flex items-center gap-3">
            <Avatar
              fullName={user.fullName}
              email={user.email}
              avatarId={user.avatarId}
              size="small"
            />
            <PersonLines
              email={user.email}
              name={
                <Link
                  to="/admin/users/$userId"
                  params={{ userId: user.userId }}
                  preload={false}
                  className="link font-medium"
                >
                  {user.fullName}
                </Link>
              }
            />
          </span>
        ),
      },
      { key: 'role', header: w.role, cell: (user) => w.roles[user.role] },
      { key: 'status', header: w.status, cell: (user) => <UserStatusBadge user={user} /> },
      {
        key: 'balance',
        header: w.balance,
        align: 'end',
        cell: (user) => <Amount centavos={user.availableCentavos} />,
      },
      {
        key: 'joined',
        header: w.joined,
        cell: (user) => <ListTime at={user.createdAt} />,
      },
      {
        key: 'actions',
        header: w.actions,
        align: 'end',
        card: 'bare',
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
    <span className="inline-flex items-center gap-1">
      <Button
        variant="secondary"
        size="small"
        icon={<Pencil aria-hidden size={16} />}
        aria-label={`${w.edit}: ${user.fullName}`}
        onClick={() => onOpen('edit', user)}
      >
        {w.edit}
      </Button>
      <Menu
        label={w.actionsFor(user.fullName)}
        trigger={(opener) => (
          <IconButton
            {...opener}
            label={w.actionsFor(user.fullName)}
            icon={<Ellipsis aria-hidden size={20} />}
          />
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
