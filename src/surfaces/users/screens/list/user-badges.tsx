import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { UserRow } from '../../shared/contract.ts'
import { userWords } from '../../shared/words.ts'

const tones = { active: 'credited', suspended: 'failed', pending_verification: 'waiting' } as const

/** The status of a user, also whether they have closed or must choose a password. */
export function UserStatusBadge({
  user: { status, closed, mustChangePassword },
}: {
  user: Pick<UserRow, 'status' | 'closed' | 'mustChangePassword'>
}) {
  const w = useWords(userWords)
  if (closed) return <StatusBadge tone="neutral">{w.closed}</StatusBadge>
  return (
    <span className="inline-flex flex-wrap gap-1 max-wide:justify-end">
      <StatusBadge tone={tones[status]}>{w.statuses[status]}</StatusBadge>
      {mustChangePassword && status === 'active' && (
        <StatusBadge tone="waiting">{w.mustChangePassword}</StatusBadge>
      )}
    </span>
  )
}

/** The same in a one-line row. */
export function UserStatusLine({
  user: { status, closed, mustChangePassword },
}: {
  user: Pick<UserRow, 'status' | 'closed' | 'mustChangePassword'>
}) {
  const w = useWords(userWords)
  if (closed) return <StatusLine tone="neutral" word={w.closed} />
  return (
    <StatusLine tone={tones[status]} word={w.statuses[status]}>
      {mustChangePassword && status === 'active' && (
        <span className="text-waiting" title={w.mustChangePassword}>
          {w.mustChangePassword}
        </span>
      )}
    </StatusLine>
  )
}
