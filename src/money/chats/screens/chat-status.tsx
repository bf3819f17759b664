import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { ChatStatus } from '../shared/rules.ts'
import { chatWords } from '../shared/words.ts'

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
  const w = useWords(chatWords)
  return <StatusBadge tone={tones[status]}>{w.statuses[status]}</StatusBadge>
}
