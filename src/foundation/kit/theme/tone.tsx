/**
 * A tone is a meaning (credited, waiting, held, failed, information). Each has a colour and an
 * icon, because colour alone tells some people nothing.
 */
import { Ban, CircleAlert, CircleCheck, CirclePause, Clock, Info } from 'lucide-react'

export type Tone = 'neutral' | 'credited' | 'waiting' | 'held' | 'failed' | 'info'

export const toneText: Record<Tone, string> = {
  neutral: 'text-muted',
  credited: 'text-credited',
  waiting: 'text-waiting',
  held: 'text-held',
  failed: 'text-failed',
  info: 'text-info',
}

export const toneTint: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  credited: 'bg-credited-tint text-credited',
  waiting: 'bg-waiting-tint text-waiting',
  held: 'bg-held-tint text-held',
  failed: 'bg-failed-tint text-failed',
  info: 'bg-info-tint text-info',
}

const icons = {
  neutral: Ban,
  credited: CircleCheck,
  waiting: Clock,
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
