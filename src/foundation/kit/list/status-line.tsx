import type { ReactNode } from 'react'
import { ToneIcon, toneText, type Tone } from '../theme/tone.tsx'

interface Props {
  tone: Tone
  word: string
  /** Nobody has to do anything: quieter than what waits. */
  settled?: boolean
  children?: ReactNode
}

/** A status in a one-line row: its word and an icon, without a tint, because there are many. */
export function StatusLine({
  tone,
  word,
  settled = tone === 'credited' || tone === 'neutral',
  children,
}: Props) {
  return (
    <span className="block truncate">
      <ToneIcon
        tone={tone}
        size={14}
        className={`mr-1 inline shrink-0 align-[-0.15em] ${toneText[tone]}`}
      />
      <span
        className={
          'mr-1.5 ' + (settled ? 'font-medium text-muted' : `font-semibold ${toneText[tone]}`)
        }
      >
        {word}
      </span>
      {children}
    </span>
  )
}
