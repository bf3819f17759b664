import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showHour } from '#foundation/time/shared/time.ts'
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
    <div className="grid min-w-0 grow gap-0.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">
          <span aria-hidden>{maskedName}</span>
          {/* Only the initials: screen readers cannot read a row of dots as a name. */}
          <span className="sr-only">{maskedName.replaceAll('•••', '.')}</span>
        </p>
        {amountFromCentavos === null ? (
          <p className="ml-auto text-sm text-muted">{w.amountHidden}</p>
        ) : (
          <p className="ml-auto figures font-semibold">
            {showPesos(amountFromCentavos).replace(/\.00$/, '')}+
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-x-1 text-sm text-muted">
        <span>{channel.kind === 'named' ? w.named(channel.name) : channels[channel.kind]} ·</span>
        <time dateTime={completedHour.toISOString()} className="figures">
          {showHour(completedHour, language)}
        </time>
        {sample && <span>· {w.sample}</span>}
      </p>
    </div>
  )
}
