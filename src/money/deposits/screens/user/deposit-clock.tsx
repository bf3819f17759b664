import { Clock3 } from 'lucide-react'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { showSeconds } from '#foundation/kit/time/countdown-time.ts'
import { Ring } from '#foundation/kit/time/ring.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import type { DepositView } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'
import { useDepositClock, type DepositClockState } from './use-deposit-clock.ts'

interface Props {
  deposit: DepositView
  onExpired?: () => void
}

/** The time left to pay, a warning near its end, and 'I need more time'. */
export function DepositClock({ deposit, onExpired }: Props) {
  const w = useWords(depositWords)
  const clock = useDepositClock(deposit, onExpired)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Ring part={clock.part}>
          <Clock3 aria-hidden size={20} />
        </Ring>
        <p className="grid grow">
          <span className="text-sm text-muted">{w.timeLeft}</span>
          <TimeLeft clock={clock} className="text-2xl font-semibold" />
        </p>
        <MoreTime clock={clock} className="grow" />
      </div>
      {!clock.mayExtend && <p className="text-sm text-muted">{w.extendedFully}</p>}
      <div role="status">
        {clock.nearEnd && (
          <Notice tone="waiting" title={w.warningTitle}>
            {w.warningMessage}
          </Notice>
        )}
      </div>
    </div>
  )
}

/** `29:59`. Screen readers hear it at a few milestones only. */
export function TimeLeft({ clock, className }: { clock: DepositClockState; className: string }) {
  const w = useWords(depositWords)
  return (
    <>
      <span role="timer" aria-live="off" aria-label={w.timeLeft} className={`figures ${className}`}>
        {showSeconds(clock.left)}
      </span>
      <span role="status" className="sr-only">
        {clock.announcement}
      </span>
    </>
  )
}

/** Nothing once the deposit was extended as often as it may be. */
export function MoreTime({ clock, className }: { clock: DepositClockState; className?: string }) {
  const w = useWords(depositWords)
  if (!clock.mayExtend) return null
  return (
    <SendingButton
      variant="secondary"
      pending={clock.extending}
      onClick={clock.extend}
      className={className}
    >
      {w.moreTime}
    </SendingButton>
  )
}
