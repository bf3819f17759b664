import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
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
const tileStyle =
  'grid size-11 shrink-0 place-items-center rounded-tile bg-credited-tint text-credited ' +
  'max-[22rem]:hidden'

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
          <ul className="grid grid-cols-1 gap-y-4">
            {live.data.map((row) => (
              <li key={row.id} className="flex min-w-0 items-center gap-3">
                <span className={tileStyle}>
                  <CircleCheck aria-hidden size={20} />
                </span>
                <LiveWithdrawalRow row={row} />
              </li>
            ))}
          </ul>
          <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{w.how}</p>
        </>
      )}
    </Card>
  )
}
