/** Who is an admin, who is becoming one, and from when on each may approve. */
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { AdminRow } from '../../shared/invitations/contract.ts'
import { adminWords } from '../../shared/invitations/words.ts'
import { invitations } from './calls.ts'
import { InvitationItem } from './invitation-item.tsx'
import { InviteDialog } from './invite-dialog.tsx'

export function AdminsScreen() {
  const w = useWords(adminWords)
  const list = useQuery(invitations.admins.queryOptions({ input: {} }))
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <BackLink to="/admin/users">{w.toUsers}</BackLink>
      <PageHeader
        title={w.title}
        actions={
          <Button icon={<UserPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
            {w.invite}
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {list.data ? (
          <>
            <RefetchFailed title={w.fetchFailed} answer={list} className="empty:hidden" />
            <Lists data={list.data} />
          </>
        ) : list.error ? (
          <Card>
            <ErrorState
              title={w.fetchFailed}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          </Card>
        ) : (
          <Card>
            <Skeleton lines={6} height="1.75rem" />
          </Card>
        )}
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

type AdminsView = Awaited<ReturnType<typeof invitations.admins.call>>

function Lists({ data: { admins, invitations: rows, newAdminHours } }: { data: AdminsView }) {
  const w = useWords(adminWords)
  return (
    <>
      <p className="max-w-prose text-muted">
        {w.intro(w.hours(newAdminHours))} {w.onePerson}
      </p>
      {rows.length > 0 && (
        <Card title={w.invitations} flush>
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <InvitationItem key={row.invitationId} invitation={row} />
            ))}
          </ul>
        </Card>
      )}
      <Card title={w.admins} flush>
        {admins.length === 0 ? (
          <EmptyState title={w.noAdmins} />
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {admins.map((admin) => (
              <AdminItem key={admin.userId} admin={admin} />
            ))}
          </ul>
        )}
      </Card>
      {rows.length === 0 && (
        <Card title={w.invitations}>
          <EmptyState title={w.noInvitations} message={w.noInvitationsMore} />
        </Card>
      )}
    </>
  )
}

function AdminItem({
  admin: { fullName, email, own, approvesFrom, oneWith },
}: {
  admin: AdminRow
}) {
  const w = useWords(adminWords)
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 edge py-3 sm:px-5">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          {fullName} {own && <span className="font-normal text-muted">({w.you})</span>}
        </p>
        <p className="text-sm text-muted">{email}</p>
      </div>
      <div className="grid gap-1 sm:justify-items-end">
        <div>
          {approvesFrom ? (
            <StatusBadge tone="waiting">
              {w.approvesFrom(showListTime(approvesFrom, language))}
            </StatusBadge>
          ) : (
            <StatusBadge tone="credited">{w.mayApprove}</StatusBadge>
          )}
        </div>
        {oneWith && <p className="text-sm text-muted">{w.oneWith(oneWith)}</p>}
      </div>
    </li>
  )
}
