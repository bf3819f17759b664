import { useWords } from '../../kit/language.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import type { Tone } from '../../kit/tone.tsx'
import type { VersionState } from '../rules.ts'
import { words } from '../words-console.ts'

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
  const w = useWords(words)
  return <StatusBadge tone={tones[state]}>{w.states[state]}</StatusBadge>
}
