import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'

/**
 * Whose money this is, always in sight: a decision meant for the sample town must never meet real
 * people, nor the other way.
 */
export function EnvironmentBadge() {
  const w = useWords(consoleFrameWords)
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  const look = me.mode === 'live' ? 'bg-primary text-on-primary' : 'bg-mango text-on-mango'
  return (
    <span
      className={`badge rounded-small px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap ${look}`}
    >
      {me.mode === 'live' ? w.live : w.sample}
    </span>
  )
}
