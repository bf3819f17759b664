import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'

const badgeClass = 'badge rounded-small px-1.5 py-0.5 text-xs/4 font-semibold whitespace-nowrap'

/**
 * Always says whether the data is live or sample, so that nobody confuses the two. A narrow screen
 * has room for it in a live installation only; the ribbon marks the sample.
 */
export function EnvironmentBadge({ only }: { only?: 'live' }) {
  const w = useWords(consoleFrameWords)
  const { data: me } = useQuery(meQuery)
  if (!me || (only && me.mode !== only)) return null
  const style = me.mode === 'live' ? 'bg-on-deep-muted text-deeper' : 'bg-mango text-on-mango'
  return <span className={`${badgeClass} ${style}`}>{me.mode === 'live' ? w.live : w.sample}</span>
}
