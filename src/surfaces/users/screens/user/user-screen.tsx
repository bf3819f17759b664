import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Pencil, Scale } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import { OwnerSafeguardsNotice } from '#people/safeguards/screens/owner-safeguards-notice.tsx'
import { StaffNotes } from '#teamwork/notes/screens/staff-notes.tsx'
import type { UserView } from '../../shared/contract.ts'
import { userSections, type UserPageSearch } from '../../shared/rules-address.ts'
import { userWords } from '../../shared/words.ts'
import { moneyTopics, users } from '../calls.ts'
import { UserStatusBadge } from '../list/user-badges.tsx'
import { UserDialogs } from './user-dialogs.tsx'
import { BankCard, InvestmentsCard, ProfileCard, WalletCard } from './user-facts.tsx'
import { UserMovements } from './user-movements.tsx'
import { StaffViews, UserActivity, UserChats } from './user-sections.tsx'
import { UserSessions } from './user-sessions.tsx'

interface Props {
  userId: string
  search: UserPageSearch
  onSearch: (next: UserPageSearch) => void
  ownUserId: string | undefined
}

const columnsClass =
  'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,21.5rem)_minmax(0,1fr)]'

/** Everything about one user. Opening it records a staff view. */
export function UserScreen({ userId, search, onSearch, ownUserId }: Props) {
  const w = useWords(userWords)
  const user = useQuery(
    users.one.queryOptions({
      input: { userId },
      meta: { topics: [...moneyTopics, 'safeguards'] },
    }),
  )
  const back = <BackLink to="/admin/users">{w.toList}</BackLink>
  if (!user.data) {
    return (
      <>
        <PageHeader title={w.user} back={back} />
        <Card>
          {user.error ? (
            <ErrorState
              error={user.error}
              title={w.loadFailed}
              onRetry={() => void user.refetch()}
            />
          ) : (
            <Skeleton lines={6} height="2.5rem" />
          )}
        </Card>
      </>
    )
  }
  return (
    <>
      <PageHeader title={user.data.fullName} back={back} />
      <div className="-mt-2 mb-4 flex flex-wrap items-center gap-3">
        <Avatar
          fullName={user.data.fullName}
          email={user.data.email}
          avatarId={user.data.avatarId}
        />
        <p className="text-lg font-semibold wrap-anywhere">{user.data.fullName}</p>
        <span className="text-muted">{w.roles[user.data.role]}</span>
        <UserStatusBadge user={user.data} />
        <span className="no-print ml-auto flex flex-wrap justify-end gap-2">
          <Actions user={user.data} onOpen={(open) => onSearch({ ...search, open })} />
        </span>
      </div>
      <div className="mb-4 empty:hidden">
        <OwnerSafeguardsNotice safeguards={user.data.safeguards} />
      </div>
      <div className={columnsClass}>
        <div className="grid grid-cols-1 gap-4 md:max-xl:grid-cols-2">
          <WalletCard user={user.data} />
          <InvestmentsCard user={user.data} />
          <ProfileCard user={user.data} />
          <BankCard user={user.data} />
        </div>
        <div className="settles grid grid-cols-1 gap-4">
          <StaffNotes subject={{ kind: 'user', id: userId }} folded />
          <Sections user={user.data} search={search} onSearch={onSearch} />
        </div>
      </div>
      <UserDialogs
        open={search.open}
        userId={userId}
        known={user.data}
        ownUserId={ownUserId}
        onClose={() => onSearch({ ...search, open: undefined })}
      />
    </>
  )
}

function Actions({
  user,
  onOpen,
}: {
  user: UserView
  onOpen: (open: 'edit' | 'adjust' | 'notify') => void
}) {
  const w = useWords(userWords)
  if (user.closed) return null
  return (
    <>
      {user.role === 'user' && (
        <Button
          variant="secondary"
          icon={<MessageSquareText aria-hidden size={18} />}
          onClick={() => onOpen('notify')}
        >
          {w.sendNotification}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<Scale aria-hidden size={18} />}
        onClick={() => onOpen('adjust')}
      >
        {w.adjustBalance}
      </Button>
      <Button icon={<Pencil aria-hidden size={18} />} onClick={() => onOpen('edit')}>
        {w.edit}
      </Button>
    </>
  )
}

function Sections({
  user: { userId, email, fullName },
  search,
  onSearch,
}: Pick<Props, 'search' | 'onSearch'> & { user: UserView }) {
  const w = useWords(userWords)
  const { section = 'movements' } = search
  return (
    <div className="grid grid-cols-1 gap-3">
      <TabFilter
        label={w.sectionsLabel}
        options={userSections.map((value) => ({ value, label: w.sections[value] }))}
        value={section}
        onChange={(value) =>
          onSearch({ ...search, section: value === 'movements' ? undefined : value })
        }
      />
      {section === 'movements' && <UserMovements userId={userId} email={email} />}
      {section === 'chats' && <UserChats userId={userId} />}
      {section === 'activity' && <UserActivity userId={userId} />}
      {section === 'sessions' && <UserSessions userId={userId} fullName={fullName} />}
      {section === 'staff' && (
        <>
          <Card>
            <SubjectHistory kind="user" id={userId} />
          </Card>
          <StaffViews userId={userId} />
        </>
      )}
    </div>
  )
}
