import { useQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { NotKept } from '#foundation/kit/offline/online.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { withdrawalLiveWords } from '../../shared/words-live.ts'
import { withdrawals } from '../calls.ts'
import { LiveWithdrawalRow } from './live-withdrawal-row.tsx'

const againMs = 60_000

/**
 * Completed withdrawals whose users agreed to show them. A live event removes a revoked one at
 * once.
 */
export function LiveWithdrawalsCard() {
  const w = useWords(withdrawalLiveWords)
  // Refetches each minute, because the times are relative to now.
  const live = useQuery(withdrawals.live.queryOptions({ input: {}, refetchInterval: againMs }))
  return (
    <Card title={w.title}>
      {live.data === undefined && !live.error && <Skeleton lines={2} height="2.75rem" />}
      {live.data === undefined &&
        live.error &&
        (readFailure(live.error).kind === 'offline' ? (
          <NotKept />
        ) : (
          <FetchFailed title={w.failed} error={live.error} onRetry={() => void live.refetch()} />
        ))}
      {live.data?.length === 0 && (
        <>
          <p>{w.none}</p>
          <p className="text-sm text-muted">{w.noneMore}</p>
        </>
      )}
      {live.data !== undefined && live.data.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {live.data.map((row) => (
              <li key={row.id} className="py-2.5 first:pt-0">
                <LiveWithdrawalRow row={row} />
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-2.5 text-sm text-muted">{w.how}</p>
        </>
      )}
    </Card>
  )
}
