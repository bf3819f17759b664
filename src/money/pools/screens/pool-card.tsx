import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import type { PoolView } from '../shared/contract.ts'
import { poolWords } from '../shared/words.ts'

/** The balance of a pool, and how it came to be. */
export function PoolCard({ pool }: { pool: PoolView }) {
  const w = useWords(poolWords)
  const language = useLanguage()
  return (
    <Card title={pool.name[language]}>
      <p className="mb-3">
        <Amount centavos={pool.balanceCentavos} size="large" />{' '}
        <span className="text-sm text-muted">{w.inPool}</span>
      </p>
      <Facts
        facts={[
          { label: w.declared, value: <Amount centavos={pool.declaredCentavos} /> },
          { label: w.paid, value: <Amount centavos={pool.paidCentavos} /> },
        ]}
      />
      {pool.balanceCentavos === 0n && <p className="mt-3 text-sm text-muted">{w.empty}</p>}
    </Card>
  )
}
