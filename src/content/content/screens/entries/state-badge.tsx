import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { VersionState } from '../../shared/rules.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'

const tones: Record<VersionState, Tone> = {
  draft: 'info',
  submitted: 'waiting',
  returned: 'failed',
  published: 'credited',
  replaced: 'neutral',
  withdrawn: 'neutral',
  discarded: 'neutral',
}

export function StateBadge({ state }: { state: VersionState }) {
  const w = useWords(contentConsoleWords)
  return <StatusBadge tone={tones[state]}>{w.states[state]}</StatusBadge>
}
