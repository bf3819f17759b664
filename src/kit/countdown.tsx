/** Minutes and seconds to a deadline that the server set. Reloads, sleep and a wrong clock on the device change nothing. */
import { useEffect, useRef, useState } from 'react'
import { milestonePassed, secondsLeft, showSeconds } from './countdown-time.ts'
import { useWords } from './language.tsx'
import { serverNow } from './server-clock.ts'
import { words } from './words.ts'

interface Props {
  deadline: Date
  /** Called once when the deadline passes, also when it had passed already. */
  onOver?: () => void
  /** Called when a milestone is passed (30, 15, 10, 5, 1 minutes): for a warning on the screen. */
  onMilestone?: (minutes: number) => void
  /** What it counts, for those who cannot see it: "Time left to send the deposit". */
  label: string
  size?: 'normal' | 'large'
}

export function Countdown({ deadline, onOver, onMilestone, label, size = 'normal' }: Props) {
  const w = useWords(words)
  const end = deadline.getTime()
  const [left, setLeft] = useState(() => secondsLeft(end, serverNow()))
  const [announcement, setAnnouncement] = useState('')
  const calls = useRef({ onOver, onMilestone })
  useEffect(() => {
    calls.current = { onOver, onMilestone }
  })

  useEffect(() => {
    let before = Infinity
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = serverNow()
      const after = secondsLeft(end, now)
      const passed = Number.isFinite(before) ? milestonePassed(before, after) : after === 0 ? 0 : null
      if (passed !== null) {
        setAnnouncement(passed === 0 ? w.timeOver : w.timeLeft(passed))
        if (passed === 0) calls.current.onOver?.()
        else calls.current.onMilestone?.(passed)
      }
      before = after
      setLeft(after)
      // Just after the next full second: an interval would drift and show a second twice.
      if (after > 0) timer = setTimeout(tick, ((end - now - 1) % 1000) + 15)
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
      <span role="timer" aria-live="off" aria-label={label} className={`figures ${size === 'large' ? 'text-2xl font-semibold' : 'font-medium'}`}>
        {showSeconds(left)}
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </span>
  )
}
