import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { ChatStatus } from '#money/chats/shared/rules.ts'
import { depositWords } from '../../shared/words.ts'

const chatTones = {
  open: 'waiting',
  pending_admin_reply: 'waiting',
  pending_user_proof: 'info',
  pending_user_reply: 'info',
  pending_confirmation: 'waiting',
  closed_completed: 'credited',
  closed_failed: 'neutral',
} as const

/** A chat's status as staff see it: who has to act next. */
export function ChatStatusForStaff({ status }: { status: ChatStatus }) {
  const w = useWords(depositWords)
  return <StatusBadge tone={chatTones[status]}>{w.chatStatuses[status]}</StatusBadge>
}

/** The same in a one-line row; `children` follow it. */
export function ChatStatusLine({ status, children }: { status: ChatStatus; children?: ReactNode }) {
  const w = useWords(depositWords)
  return (
    <StatusLine tone={chatTones[status]} word={w.chatStatuses[status]}>
      {children}
    </StatusLine>
  )
}
