import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { OfferStanding } from '../shared/rules.ts'
import { offerConsoleWords } from '../shared/words-console.ts'

const tones: Record<OfferStanding, Tone> = {
  draft: 'waiting',
  upcoming: 'info',
  open: 'credited',
  closed: 'neutral',
  expired: 'failed',
  'plan-replaced': 'failed',
  'tax-class-over': 'failed',
}

export function StandingBadge({ standing }: { standing: OfferStanding }) {
  const w = useWords(offerConsoleWords)
  return <StatusBadge tone={tones[standing]}>{w.standings[standing]}</StatusBadge>
}

/** The same in a one-line row. */
export function StandingLine({ standing }: { standing: OfferStanding }) {
  const w = useWords(offerConsoleWords)
  return (
    <StatusLine
      tone={tones[standing]}
      word={w.standings[standing]}
      settled={standing === 'closed'}
    />
  )
}
