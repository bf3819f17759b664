import type { UseQueryResult } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import type { AloneLimit } from '../shared/rules-alone.ts'
import { aloneLimitWords } from '../shared/words-alone.ts'
import { AloneLimitNotice } from './alone-limit-notice.tsx'

/** The server's answer: the limit that the amount is above, or null when one person decides. */
export type AloneCheck = Pick<
  UseQueryResult<AloneLimit | null>,
  'data' | 'error' | 'isError' | 'refetch'
>

/**
 * For a key that is pressed before the answer is there: waits for it. True when the person may go
 * on; false when they have to read first that a second person is needed, and press again.
 */
export async function isConfirmed({ data, refetch }: AloneCheck): Promise<boolean> {
  if (data !== undefined) return true
  return (await refetch({ cancelRefetch: false })).data === null
}

/** Says before a confirmation what it will do, or that the server has not answered yet. */
export function AloneCheckNotice({ check, amount }: { check: AloneCheck; amount: string }) {
  const w = useWords(aloneLimitWords)
  const { data: limit } = check
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {limit && <AloneLimitNotice limit={limit} amount={amount} />}
      {limit === undefined && !check.isError && <p className="text-muted">{w.checking}</p>}
      {limit === undefined && check.isError && (
        <ErrorState
          title={w.checkFailed}
          error={check.error}
          onRetry={() => void check.refetch()}
        />
      )}
    </div>
  )
}
