import { useQuery } from '@tanstack/react-query'
import { yearlyBasisPoints } from '#content/plans/shared/rules-rates.ts'
import { showRate } from '#content/plans/shared/words.ts'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { exitFee } from '../../../shared/rules.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import type { PlacementDetail } from '../../../shared/views.ts'
import { placementQuery } from '../../calls.ts'

/** On the receipt of a placement: the accepted terms, in short. */
export function ReceiptTerms({ placementId }: { placementId: string }) {
  const w = useWords(placementWords)
  const one = useQuery(placementQuery(placementId))
  if (!one.data && one.error)
    return <FetchFailed title={w.failed} error={one.error} onRetry={() => void one.refetch()} />
  return (
    <Card title={w.termsAccepted}>
      {one.data ? <Terms detail={one.data} /> : <Skeleton lines={6} />}
      <div className="no-print mt-4">
        <LinkButton
          to="/dashboard/investments/$placementId"
          params={{ placementId }}
          variant="secondary"
        >
          {w.openPlacement}
        </LinkButton>
      </div>
    </Card>
  )
}

function Terms({ detail: { placement, terms } }: { detail: PlacementDetail }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const { principalCentavos, taxRateBasisPoints, earlyExitBasisPoints: share } = placement
  const fee = share === null ? w.exitNone : exitFeeText(principalCentavos, share)
  const tax =
    taxRateBasisPoints === null
      ? w.noTax
      : `${showRate(taxRateBasisPoints)} (${showPesos(placement.projectedTaxCentavos)})`
  const rate = w.perYear(showRate(yearlyBasisPoints(terms.plan)))
  return (
    <Facts
      facts={[
        {
          label: w.plan,
          value: w.planVersion(planText(placement.planName, language), terms.planVersion),
        },
        {
          label: w.termDays(terms.plan.termDays),
          value: w.fromTo(
            showWrittenDay(placement.startsOn, language),
            showWrittenDay(placement.dueOn, language),
          ),
        },
        { label: w.gain, value: `${showPesos(placement.projectedGainCentavos)} (${rate})` },
        { label: w.taxOfReturn, value: tax },
        { label: w.worst, value: showPesos(placement.worstReturnCentavos) },
        { label: w.exitFee, value: fee },
      ]}
    />
  )
}

function exitFeeText(principal: bigint, share: number): string {
  return `${showRate(share)} (${showPesos(exitFee(principal, share))})`
}
