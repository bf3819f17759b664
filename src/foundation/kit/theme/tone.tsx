/**
 * A tone is a meaning (credited, waiting, held, failed, information). Each has a colour and an
 * icon, because colour alone tells some people nothing.
 */
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CirclePause,
  Clock,
  Info,
  TriangleAlert,
} from 'lucide-react'

/** 'waiting' is about time, 'warning' is not. */
export type Tone = 'neutral' | 'credited' | 'waiting' | 'warning' | 'held' | 'failed' | 'info'

export const toneText: Record<Tone, string> = {
  neutral: 'text-muted',
  credited: 'text-credited',
  waiting: 'text-waiting',
  warning: 'text-waiting',
  held: 'text-held',
  failed: 'text-failed',
  info: 'text-info',
}

export const toneTint: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  credited: 'bg-credited-tint text-credited',
  waiting: 'bg-waiting-tint text-waiting',
  warning: 'bg-waiting-tint text-waiting',
  held: 'bg-held-tint text-held',
  failed: 'bg-failed-tint text-failed',
  info: 'bg-info-tint text-info',
}

const icons = {
  neutral: Ban,
  credited: CircleCheck,
  waiting: Clock,
  warning: TriangleAlert,
  held: CirclePause,
  failed: CircleAlert,
  info: Info,
}

export function ToneIcon({
  tone,
  size = 18,
  className = '',
}: {
  tone: Tone
  size?: number
  className?: string
}) {
  const Icon = icons[tone]
  return <Icon aria-hidden size={size} className={className} />
}
