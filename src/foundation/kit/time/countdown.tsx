/**
 * Minutes and seconds to a deadline that the server set. Reloads, sleep and a wrong clock on the
 * device change nothing.
 */
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { milestonePassed, secondsLeft, showSeconds } from './countdown-time.ts'
import { serverNow } from './server-clock.ts'

/** Seconds. */
const justAfter = 3
const jumpMs = 1000

interface Props {
  deadline: Date
  /** Called once when the deadline passes, also when it had passed already. */
  onOver?: () => void
  /** Called when a milestone is passed (30, 15, 10, 5, 1 minutes): for a warning on the screen. */
  onMilestone?: (minutes: number) => void
  /**
   * Called when the clock of the device was set, or the device slept: the time to ask the server
   * again.
   */
  onJump?: () => void
  /** What it counts, for those who cannot see it: "Time left to send the deposit". */
  label: string
  size?: 'normal' | 'large'
}

export function Countdown({
  deadline,
  onOver,
  onMilestone,
  onJump,
  label,
  size = 'normal',
}: Props) {
  const w = useWords(kitWords)
  const end = deadline.getTime()
  const [left, setLeft] = useState(() => secondsLeft(end, serverNow()))
  const [announcement, setAnnouncement] = useState('')
  const calls = useRef({ onOver, onMilestone, onJump })
  useEffect(() => {
    calls.current = { onOver, onMilestone, onJump }
  })

  useEffect(() => {
    let before = Infinity
    let clock = Date.now() - performance.now()
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = serverNow()
      const after = secondsLeft(end, now)
      // Who begins just after a milestone is told it too: a window of 30 minutes begins with 30 minutes.
      const passed = milestonePassed(Number.isFinite(before) ? before : after + justAfter, after)
      if (passed !== null) {
        setAnnouncement(passed === 0 ? w.timeOver : w.timeLeft(passed))
        if (passed === 0) calls.current.onOver?.()
        else calls.current.onMilestone?.(passed)
      } else if (before === Infinity) {
        // More time was given: what was said of the old deadline is not true any more, and the same milestone is told again.
        setAnnouncement('')
      }
      before = after
      setLeft(after)
      // Just after the next full second: an interval would drift and show a second twice.
      // Over by a clock that was set forward is not over: it goes on looking.
      timer = setTimeout(tick, after > 0 ? ((end - now - 1) % 1000) + 15 : 1000)
      const set = Date.now() - performance.now()
      if (Math.abs(set - clock) > jumpMs) calls.current.onJump?.()
      clock = set
    }
    tick()
    const wake = () => {
      if (document.visibilityState === 'visible') {
        clearTimeout(timer)
        tick()
      }
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [end, w])

  return (
    <span>
      <span
        role="timer"
        aria-live="off"
        aria-label={label}
        className={`figures ${size === 'large' ? 'text-2xl font-semibold' : 'font-medium'}`}
      >
        {showSeconds(left)}
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </span>
  )
}
