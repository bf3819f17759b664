import { useLanguage, useWords } from '../../kit/language.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { showPesos } from '../../peso/peso.ts'
import { showListTime, showRelative } from '../../time/time.ts'
import type { LiveWithdrawal } from '../contract.ts'
import { words } from '../words-live.ts'

/** Exactly what others see of a withdrawal. */
export function LiveWithdrawalRow({ row: { maskedName, amountCentavos, completedAt, sample } }: { row: Omit<LiveWithdrawal, 'id'> }) {
  const w = useWords(words)
  const language = useLanguage()
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
      <p className="grid min-w-0">
        <span>
          <span aria-hidden>{maskedName}</span>
          {/* The initials alone: a row of dots is no name to listen to. */}
          <span className="sr-only">{maskedName.replaceAll('•••', '.')}</span>
        </span>
        <time dateTime={completedAt.toISOString()} title={showListTime(completedAt, language)} className="text-sm text-muted">
          {showRelative(completedAt, new Date(serverNow()), language)}
        </time>
      </p>
      <p className="ml-auto grid justify-items-end">
        <span className="figures font-medium">{showPesos(amountCentavos).replace(/\.00$/, '')}+</span>
        {sample && <span className="text-sm text-muted">{w.sample}</span>}
      </p>
    </div>
  )
}
