import { useWords } from '../../kit/language.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import type { Tone } from '../../kit/tone.tsx'
import type { ChatStatus } from '../rules.ts'
import { words } from '../words.ts'

const tones: Record<ChatStatus, Tone> = {
  open: 'info',
  pending_admin_reply: 'waiting',
  pending_user_proof: 'waiting',
  pending_user_reply: 'info',
  pending_confirmation: 'waiting',
  closed_completed: 'credited',
  closed_failed: 'neutral',
}

export function ChatStatusBadge({ status }: { status: ChatStatus }) {
  const w = useWords(words)
  return <StatusBadge tone={tones[status]}>{w.statuses[status]}</StatusBadge>
}
