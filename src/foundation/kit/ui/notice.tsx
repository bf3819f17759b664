import type { ReactNode } from 'react'
import { ToneIcon, toneTint, type Tone } from '../theme/tone.tsx'

interface Props {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** In place of that of the tone. */
  icon?: ReactNode
}

/** A lasting notice on the page: a limit, a state, a warning. Use `notify` for passing ones. */
export function Notice({ tone = 'info', title, children, action, icon }: Props) {
  return (
    <div className={`card flex items-start gap-3 rounded-card p-4 ${toneTint[tone]}`}>
      {icon ?? <ToneIcon tone={tone} size={20} className="mt-0.5 shrink-0" />}
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="mt-1">{action}</div>}
      </div>
    </div>
  )
}
