import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim } from '#teamwork/claims/screens/use-claim.ts'
import type { StaffPlacement } from '../../shared/contract-staff.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { placements } from './calls.ts'
import { PlacementFacts } from './placement-facts.tsx'

/** A late payout in the workbench: declaring income is what ends it. */
export function LatePane({ placementId }: { placementId: string }) {
  const w = useWords(staffWords)
  const found = useQuery(placements.adminOne.queryOptions({ input: { placementId } }))
  const claim = useClaim({ kind: 'transaction', id: placementId })
  if (!found.data)
    return found.error ? (
      <FetchFailed title={w.fetchFailed} error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <Skeleton lines={6} height="3rem" />
    )
  const { userName, placement, lateReturn } = found.data
  return (
    <section aria-labelledby="late-placement" className="grid grid-cols-1 gap-4">
      <h2 id="late-placement" className="text-lg wrap-anywhere">
        {w.lateOf(userName)}
      </h2>
      <ClaimNotice claim={claim} />
      {lateReturn && placement.lateSince && (
        <LateNotice placementId={placementId} since={placement.lateSince} {...lateReturn} />
      )}
      <Card>
        <PlacementFacts opened={found.data} />
      </Card>
    </section>
  )
}

type LateReturn = NonNullable<StaffPlacement['lateReturn']>

/** Since when, how much, what the pool lacks, and what to do. */
function LateNotice({
  placementId,
  since,
  gainCentavos,
  poolName,
  inPoolCentavos,
  dueCentavos,
}: LateReturn & { placementId: string; since: Date }) {
  const w = useWords(staffWords)
  const language = useLanguage()
  const missing = dueCentavos - inPoolCentavos
  const pool = poolName[language]
  return (
    <Notice
      tone="failed"
      title={w.lateFrom(showDateTime(since, language))}
      action={
        missing > 0n && (
          <Link to="/admin/pools" className="link">
            {w.declare}
          </Link>
        )
      }
    >
      {missing > 0n ? (
        <>
          <p>{w.lateGain(showPesos(gainCentavos), pool, showPesos(inPoolCentavos))}</p>
          <p>{w.lateLacks(showPesos(dueCentavos), showPesos(missing))}</p>
        </>
      ) : (
        <p>{w.lateFailed(pool, placementId)}</p>
      )}
    </Notice>
  )
}
