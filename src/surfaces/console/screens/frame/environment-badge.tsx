import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'

const badgeClass = 'badge rounded-small px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap'

/** Always says whether the data is live or sample, so that nobody confuses the two. */
export function EnvironmentBadge() {
  const w = useWords(consoleFrameWords)
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  const style = me.mode === 'live' ? 'bg-primary text-on-primary' : 'bg-mango text-on-mango'
  return <span className={`${badgeClass} ${style}`}>{me.mode === 'live' ? w.live : w.sample}</span>
}
