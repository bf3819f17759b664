import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { ToneIcon, toneTint, type Tone } from '../theme/tone.tsx'

export interface TimelineStep {
  id: string
  tone: Tone
  title: ReactNode
  /** The time, and the person who did it. */
  detail?: ReactNode
  /** Not printed. */
  onlyOnScreen?: boolean
}

interface Props {
  steps: readonly TimelineStep[]
  label: string
  /** A step that has not happened yet; not printed. */
  next?: { title: ReactNode; detail: ReactNode } | undefined
}

const circle = 'flex size-8 shrink-0 items-center justify-center rounded-full'

/** The history of one item, newest first; above it the step that comes next. */
export function Timeline({ steps, label, next }: Props) {
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {next && (
        <li className="relative flex gap-3 pb-5 print:hidden">
          <Line />
          <span className={`${circle} border border-dashed border-control-line text-muted`}>
            <Ellipsis aria-hidden size={16} />
          </span>
          <div className="min-w-0 pt-1 wrap-anywhere">
            <span className="block font-medium">{next.title}</span>
            <div className="text-sm text-muted first-letter:uppercase">{next.detail}</div>
          </div>
        </li>
      )}
      {steps.map((step, place) => (
        <li
          key={step.id}
          className={
            'relative flex gap-3 pb-5 last:pb-0 ' + (step.onlyOnScreen ? 'print:hidden' : '')
          }
        >
          {place < steps.length - 1 && <Line />}
          <span className={`${circle} ${toneTint[step.tone]}`}>
            <ToneIcon tone={step.tone} size={16} />
          </span>
          <span className="min-w-0 pt-1 wrap-anywhere">
            <span className="block font-medium">{step.title}</span>
            {step.detail && <span className="block text-sm text-muted">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Connects a step with the one before it. */
function Line() {
  return (
    <span aria-hidden className="absolute top-8 bottom-0 left-[15px] w-px bg-line print:hidden" />
  )
}
