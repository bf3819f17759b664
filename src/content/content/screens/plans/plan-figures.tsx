import {
  isAboveYearly,
  roiBasisPoints,
  yearlyBasisPoints,
  type PlanMoney,
} from '#content/plans/shared/rules-rates.ts'
import { highYearlyBasisPoints } from '#content/plans/shared/rules.ts'
import { isBeyondRates, showRate } from '#content/plans/shared/words.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { contentPlansWords } from '../../shared/words-plans.ts'

interface Props {
  money: PlanMoney
  worstPayoutCentavos: bigint | null
  capBasisPoints: number
}

/** The computed figures of a plan: its returns and the worst loss. */
export function PlanFigures({ money, worstPayoutCentavos, capBasisPoints }: Props) {
  const w = useWords(contentPlansWords)
  const loss = worstPayoutCentavos === null ? null : money.depositCentavos - worstPayoutCentavos
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Facts
        facts={[
          {
            label: w.projected,
            value: <span className="figures">{showPesos(money.projectedPayoutCentavos)}</span>,
          },
          {
            label: w.roi,
            value: <span className="figures">{showRate(roiBasisPoints(money))}</span>,
          },
          {
            label: w.effective,
            value: <span className="figures font-medium">{useYearly(money)}</span>,
          },
          { label: w.capLabel, value: <span className="figures">{showRate(capBasisPoints)}</span> },
          {
            label: w.loss,
            value:
              loss !== null && loss > 0n ? (
                <span className="figures">{showPesos(loss)}</span>
              ) : null,
          },
        ]}
      />
      {isAboveYearly(money, highYearlyBasisPoints) && !isAboveYearly(money, capBasisPoints) && (
        <Warning title={w.highTitle}>{w.high}</Warning>
      )}
    </div>
  )
}

export function useYearly(money: PlanMoney): string {
  const w = useWords(contentPlansWords)
  const yearly = yearlyBasisPoints(money)
  return isBeyondRates(yearly) ? w.yearlyMoreThan(showRate(yearly)) : showRate(yearly)
}
