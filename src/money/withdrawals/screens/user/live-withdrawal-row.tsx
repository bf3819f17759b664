import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { PublicPayout } from '../../shared/rules-public.ts'
import { withdrawalLiveWords } from '../../shared/words-live.ts'

/** Exactly what others see of a withdrawal. */
export function LiveWithdrawalRow({
  row: { maskedName, amountFromCentavos, channel, completedHour, sample },
}: {
  row: Omit<PublicPayout, 'id'>
}) {
  const w = useWords(withdrawalLiveWords)
  const language = useLanguage()
  const channels = { bank: w.bank, 'e-wallet': w.eWallet }
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
      <p className="grid min-w-0">
        <span>
          <span aria-hidden>{maskedName}</span>
          {/* Only the initials: screen readers cannot read a row of dots as a name. */}
          <span className="sr-only">{maskedName.replaceAll('•••', '.')}</span>{' '}
          {channel.kind === 'named' ? w.named(channel.name) : channels[channel.kind]}
        </span>
        <span className="text-sm text-muted">
          <time dateTime={completedHour.toISOString()}>
            {w.inTheHour(showListTime(completedHour, language))}
          </time>
          {sample && ` · ${w.sample}`}
        </span>
      </p>
      {amountFromCentavos === null ? (
        <p className="ml-auto text-sm text-muted">{w.amountHidden}</p>
      ) : (
        <p className="ml-auto figures font-medium">
          {showPesos(amountFromCentavos).replace(/\.00$/, '')}+
        </p>
      )}
    </div>
  )
}
