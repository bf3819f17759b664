import { useLanguage, useWords } from '../../kit/language.tsx'
import { showPesos } from '../../peso/peso.ts'
import { showListTime } from '../../time/time.ts'
import type { PublicPayout } from '../rules-public.ts'
import { words } from '../words-live.ts'

/** Exactly what others see of a withdrawal. */
export function LiveWithdrawalRow({ row: { maskedName, amountFromCentavos, channel, completedHour, sample } }: { row: Omit<PublicPayout, 'id'> }) {
  const w = useWords(words)
  const language = useLanguage()
  const channels = { bank: w.bank, 'e-wallet': w.eWallet }
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
      <p className="grid min-w-0">
        <span>
          <span aria-hidden>{maskedName}</span>
          {/* The initials alone: a row of dots is no name to listen to. */}
          <span className="sr-only">{maskedName.replaceAll('•••', '.')}</span>{' '}
          {channel.kind === 'named' ? w.named(channel.name) : channels[channel.kind]}
        </span>
        <time dateTime={completedHour.toISOString()} className="text-sm text-muted">
          {w.inTheHour(showListTime(completedHour, language))}
        </time>
      </p>
      <p className="ml-auto grid justify-items-end">
        {amountFromCentavos === null ? (
          <span className="text-sm text-muted">{w.amountHidden}</span>
        ) : (
          <span className="figures font-medium">{showPesos(amountFromCentavos).replace(/\.00$/, '')}+</span>
        )}
        {sample && <span className="text-sm text-muted">{w.sample}</span>}
      </p>
    </div>
  )
}
