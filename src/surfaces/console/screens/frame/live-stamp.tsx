import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, CirclePlay, Unplug } from 'lucide-react'
import { pauseLive, useHeardAt, useLivePaused, useLiveState } from '#foundation/kit/data/live.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showClock } from '#foundation/time/shared/time.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'

/** When the server was last heard. Pressing it holds the screen still until it is pressed again. */
export function LiveStamp() {
  const w = useWords(consoleFrameWords)
  const language = useLanguage()
  const queries = useQueryClient()
  const heardAt = useHeardAt()
  const state = useLiveState()
  const paused = useLivePaused()
  if (heardAt === 0) return null
  const time = showClock(new Date(heardAt), language)
  const [text, colour] = paused
    ? [w.pausedAt(time), 'text-waiting']
    : state === 'live'
      ? [w.liveAt(time), 'text-muted']
      : [w.notLiveAt(time), 'text-failed']
  return (
    <button
      type="button"
      aria-pressed={paused}
      title={paused ? w.resumeLive : w.pauseLive}
      onClick={() => pauseLive(queries, !paused)}
      className={
        'figures group flex min-h-9 items-center gap-1.5 rounded-control px-2 text-xs ' +
        `whitespace-nowrap hover:bg-sunken pointer-coarse:min-h-11 ${colour}`
      }
    >
      {paused ? (
        <CirclePlay aria-hidden size={16} />
      ) : state === 'live' ? (
        <>
          <span
            aria-hidden
            className={
              'mx-1 size-2 rounded-full bg-credited group-hover:hidden ' +
              'group-focus-visible:hidden'
            }
          />
          <CirclePause
            aria-hidden
            size={16}
            className="hidden group-hover:block group-focus-visible:block"
          />
        </>
      ) : (
        <Unplug aria-hidden size={16} />
      )}
      {text}
    </button>
  )
}
