import type { ReactNode } from 'react'
import { ToneIcon, toneTint, type Tone } from '../theme/tone.tsx'

/** A status: its word, an icon and a tint. `icon` replaces that of the tone. */
export function StatusBadge({
  tone,
  icon,
  children,
}: {
  tone: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={
        'badge inline-flex items-center gap-1 rounded-full py-0.5 pr-2.5 pl-2 ' +
        `text-[min(0.8125rem,5.6vw)]/normal font-medium whitespace-nowrap ${toneTint[tone]}`
      }
    >
      {icon ?? <ToneIcon tone={tone} size={15} className="shrink-0" />}
      {children}
    </span>
  )
}
