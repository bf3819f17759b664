import { Clock, MessageCircle } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { ChatTurn } from '../shared/rules-turn.ts'
import { chatWords } from '../shared/words.ts'

const tones: Record<ChatTurn, Tone> = {
  yours: 'failed',
  ours: 'info',
  checking: 'waiting',
  held: 'held',
  completed: 'credited',
  declined: 'failed',
  failed: 'failed',
  cancelled: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
}

/** Coral also says that somebody is needed, which is no alarm: it has icons of its own. */
const icons: Partial<Record<ChatTurn, typeof Clock>> = { yours: Clock, ours: MessageCircle }

/** The status of a chat, in words for its user. */
export function ChatTurnBadge({ turn }: { turn: ChatTurn }) {
  const w = useWords(chatWords)
  const Icon = icons[turn]
  return (
    <StatusBadge
      tone={tones[turn]}
      icon={Icon && <Icon aria-hidden size={15} className="shrink-0" />}
    >
      {w.turns[turn]}
    </StatusBadge>
  )
}
