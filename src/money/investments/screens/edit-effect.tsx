import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { absolute, parsePesos, showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { AloneLimitNotice } from '#money/transactions/screens/alone-limit-notice.tsx'
import { findLimitAbove, type AloneLimit } from '#money/transactions/shared/rules-alone.ts'
import type { AdminInvestmentView } from '../shared/contract.ts'
import { type editInvestmentForm } from '../shared/rules-input.ts'
import {
  investmentStatuses,
  isOpenInvestment,
  investmentPayout,
  type InvestmentStatus,
} from '../shared/rules.ts'
import { investmentWords } from '../shared/words.ts'

interface Effect {
  /** The chosen status; undefined when it stays. */
  to: InvestmentStatus | undefined
  /** Negative when money leaves the wallet; null while it is not known. */
  walletCentavos: Centavos | null
  /** Payout minus placed amount; only at an end. */
  gainedCentavos: Centavos | null
}

/** Previews what saving the typed values would do to the money. */
export function useEditEffect(
  control: Control<
    z.input<typeof editInvestmentForm>,
    unknown,
    z.output<typeof editInvestmentForm>
  >,
  shown: AdminInvestmentView,
): Effect {
  const [chosen, amount, payout] = useWatch({ control, name: ['to', 'amount', 'payout'] })
  const to = investmentStatuses.find((status) => status === chosen)
  if (to && !isOpenInvestment(to)) {
    const back = investmentPayout(to, shown.amountCentavos, parsePesos(payout) ?? undefined)
    return {
      to,
      walletCentavos: back,
      gainedCentavos: back === null ? null : back - shown.amountCentavos,
    }
  }
  const wanted = parsePesos(amount)
  return {
    to,
    walletCentavos: wanted === null ? null : shown.amountCentavos - wanted,
    gainedCentavos: null,
  }
}

/** The limit of one person that this gain or loss is above, or null. */
export function limitOfGain(
  limits: readonly AloneLimit[],
  { gainedCentavos }: Effect,
): AloneLimit | null {
  return gainedCentavos === null ? null : findLimitAbove(limits, absolute(gainedCentavos))
}

/** From what a gain is paid. */
export interface GainPool {
  poolCentavos: Centavos
  /** Those that are due are paid first. */
  poolOwedCentavos: Centavos
}

export function EditEffect({
  effect: { to, walletCentavos, gainedCentavos },
  limit,
  pool: { poolCentavos, poolOwedCentavos },
}: {
  effect: Effect
  limit: AloneLimit | null
  pool: GainPool
}) {
  const { effects } = useWords(investmentWords)
  if (walletCentavos === null) return <div role="status" />
  const ends = to !== undefined && !isOpenInvestment(to)
  const amount = showPesos(absolute(walletCentavos))
  const gained = gainedCentavos === null ? '' : showPesos(absolute(gainedCentavos))
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {limit && <AloneLimitNotice limit={limit} amount={gained} />}
      {gainedCentavos !== null &&
        gainedCentavos > 0n &&
        gainedCentavos > poolCentavos - poolOwedCentavos && (
          <Notice tone="failed">
            {poolOwedCentavos > 0n
              ? effects.owed(showPesos(poolCentavos), showPesos(poolOwedCentavos))
              : effects.short(showPesos(poolCentavos))}
          </Notice>
        )}
      {ends && (
        <Warning>
          {walletCentavos > 0n
            ? (limit ? effects.payoutLater : effects.payout)(amount)
            : effects.nothing}{' '}
          {gainedCentavos !== null && gainedCentavos > 0n && effects.gain(gained)}
          {gainedCentavos !== null && gainedCentavos < 0n && effects.loss(gained)}
        </Warning>
      )}
      {!ends && to && walletCentavos === 0n && <Notice tone="info">{effects.none}</Notice>}
      {!ends && walletCentavos !== 0n && (
        <Warning>{walletCentavos < 0n ? effects.more(amount) : effects.less(amount)}</Warning>
      )}
    </div>
  )
}
