import { useQuery } from '@tanstack/react-query'
import { Clock3 } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { ExpectedTimeKind } from '../../shared/rules.ts'
import { expectedTimeWords } from '../../shared/words-expected.ts'
import { transactions } from '../calls.ts'

const minutes = 60_000

/** Renders nothing when the measured time cannot be fetched. */
export function ExpectedTime({ kind }: { kind: ExpectedTimeKind }) {
  const w = useWords(expectedTimeWords)
  const expected = useQuery(
    transactions.expectedTime.queryOptions({ input: { kind }, staleTime: 5 * minutes }),
  )
  if (expected.error && !expected.data) return null
  const { measured, count } = expected.data ?? { measured: null, count: 0 }
  return (
    // Keeps its height while loading, so that the content below does not jump.
    <div className={`flex min-h-11 gap-2 text-sm ${expected.data ? '' : 'invisible'}`}>
      <Clock3 aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
      <p>
        <span className="sr-only">{w.title}: </span>
        {measured ? w.usual(measured.halfSeconds, measured.nineOfTenSeconds) : w.notEnough}
        {measured && <span className="block text-muted">{w.measuredOn(count, kind)}</span>}
      </p>
    </div>
  )
}
