import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim } from '#teamwork/claims/screens/use-claim.ts'
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
  const { userName, placement } = found.data
  return (
    <section aria-labelledby="late-placement" className="grid grid-cols-1 gap-4">
      <h2 id="late-placement" className="text-lg wrap-anywhere">
        {w.lateOf(userName)}
      </h2>
      <ClaimNotice claim={claim} />
      {placement.state === 'due' && (
        <Notice
          tone="failed"
          action={
            <Link to="/admin/pools" className="link">
              {w.declare}
            </Link>
          }
        >
          {w.lateOne}
        </Notice>
      )}
      <Card>
        <PlacementFacts opened={found.data} />
      </Card>
    </section>
  )
}
