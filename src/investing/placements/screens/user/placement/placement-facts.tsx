import { showRate } from '#content/plans/shared/words.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts, type Fact } from '#foundation/kit/ui/facts.tsx'
import { manilaDate, showDay, showWrittenDay } from '#foundation/time/shared/time.ts'
import { cameBack, keptBack } from '../../../shared/rolls/roll-amounts.ts'
import { isOpenPlacement } from '../../../shared/states.ts'
import { endOf, termDays } from '../../../shared/user/dates.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import type { PlacementDetail, PlacementView } from '../../../shared/views.ts'
import { PlacementBadges, usePlacementSays } from '../../placement-badge.tsx'
import { NotOwed } from '../not-owed.tsx'

/** Figures and days: projected while it runs, and what became of them once it has ended. */
export function PlacementFacts({ detail: { placement, moves } }: { detail: PlacementDetail }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const says = usePlacementSays()
  const { state } = placement
  const isOpen = isOpenPlacement(state)
  const endedAt = endOf(state, moves)
  const days = termDays(placement, endedAt && manilaDate(endedAt))
  const figures = isOpen ? projected(placement, w) : settled(placement, w)
  return (
    <Card title={w.placed} action={<PlacementBadges placement={placement} />}>
      <p>
        <Amount centavos={placement.principalCentavos} size="balance" />
      </p>
      <p className="mb-3 text-muted">{says(placement)}</p>
      <Facts
        facts={[
          ...figures,
          ...days.map(({ name, on }) => ({
            label: w.term[name],
            value: showWrittenDay(on, language),
          })),
          { label: w.endedOn[state], value: endedAt && showDay(endedAt, language) },
        ]}
      />
    </Card>
  )
}

function projected(placement: PlacementView, w: typeof placementWords): Fact[] {
  const { projectedGainCentavos, taxRateBasisPoints, projectedTaxCentavos } = placement
  return [
    { label: w.gain, value: <Amount centavos={projectedGainCentavos} sign="written" /> },
    taxFact(taxRateBasisPoints, projectedTaxCentavos, { ...w, tax: w.taxAhead }),
    {
      label: w.comesBack,
      value: (
        <span className="grid justify-items-end">
          <Amount centavos={placement.projectedReturnCentavos} size="large" />
          <NotOwed />
        </span>
      ),
    },
    { label: w.worst, value: <Amount centavos={placement.worstReturnCentavos} /> },
  ]
}

function settled(placement: PlacementView, w: typeof placementWords): Fact[] {
  const { state, principalCentavos, gainPaidCentavos } = placement
  const { taxRateBasisPoints, taxWithheldCentavos } = placement
  const kept = keptBack(placement)
  const hasGain = gainPaidCentavos !== null && gainPaidCentavos > 0n
  return [
    {
      label: w.gainPaid,
      value: hasGain ? <Amount centavos={gainPaidCentavos} sign="written" /> : null,
    },
    hasGain && taxWithheldCentavos !== null
      ? taxFact(taxRateBasisPoints, taxWithheldCentavos, w)
      : { label: '', value: null },
    {
      label: w.placedAgain,
      value: state === 'rolled' ? <Amount centavos={principalCentavos} /> : null,
    },
    {
      label: state === 'exited' ? w.exitFee : w.lost,
      value: kept > 0n ? <Amount centavos={-kept} /> : null,
    },
    { label: w.cameBack, value: <Amount centavos={cameBack(placement)} size="large" /> },
  ]
}

function taxFact(
  rate: number | null,
  centavos: bigint,
  w: Pick<typeof placementWords, 'tax' | 'noTax'>,
): Fact {
  return rate === null
    ? { label: w.noTax, value: <Amount centavos={0n} /> }
    : { label: w.tax(showRate(rate)), value: <Amount centavos={-centavos} /> }
}
