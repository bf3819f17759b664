/**
 * Minutes and seconds to a deadline of the server. Reloads, sleep and a wrong device clock change
 * nothing.
 */
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { milestonePassed, secondsLeft, showSeconds } from './countdown-time.ts'
import { serverNow } from './server-clock.ts'

/** Seconds. */
const justAfter = 3
const jumpMs = 1000

export interface CountdownCalls {
  /** Called once when the deadline passes, also if it had passed before. */
  onOver?: () => void
  /** Called at each milestone (30, 15, 10, 5 and 1 minutes), for a warning on the screen. */
  onMilestone?: (minutes: number) => void
  /** Called when the device's clock was set or the device slept: time to refetch. */
  onJump?: () => void
}

interface Props extends CountdownCalls {
  deadline: Date
  /** For screen readers: "Time left to send the deposit". */
  label: string
  size?: 'normal' | 'large'
}

export function Countdown({ deadline, label, size = 'normal', ...calls }: Props) {
  const { left, announcement } = useCountdown(deadline.getTime(), calls)
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

/** `left` in seconds; `announcement` for screen readers. `end` in ms. */
export function useCountdown(end: number, { onOver, onMilestone, onJump }: CountdownCalls) {
  const w = useWords(kitWords)
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
      // A milestone just passed is announced too: a window of 30 minutes starts with "30 minutes".
      const passed = milestonePassed(Number.isFinite(before) ? before : after + justAfter, after)
      if (passed !== null) {
        setAnnouncement(passed === 0 ? w.timeOver : w.timeLeft(passed))
        if (passed === 0) calls.current.onOver?.()
        else calls.current.onMilestone?.(passed)
      } else if (before === Infinity) {
        // The deadline was extended: the old announcement is wrong, and its milestone will be
        // reached again.
        setAnnouncement('')
      }
      before = after
      setLeft(after)
      // Just after the next full second: an interval would drift and show a second twice. When a
      // clock set forward makes the time seem over, it keeps looking.
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

  return { left, announcement }
}
