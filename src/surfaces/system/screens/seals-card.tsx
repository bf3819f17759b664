import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { witnessesMin } from '#money/seals/shared/rules-seal.ts'
import type { SystemView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'
import { Hinted } from './hinted.tsx'

/** The daily seals, and when each place outside last confirmed one. */
export function SealsCard({ seals: { newest, isOld, witnesses } }: Pick<SystemView, 'seals'>) {
  const w = useWords(systemWords)
  return (
    <Card title={w.seals}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-muted">{w.sealsMore}</p>
        {witnesses.length < witnessesMin && (
          <Warning title={w.fewWitnesses}>{w.fewWitnessesMore}</Warning>
        )}
        <Facts
          facts={[
            {
              label: newest ? (
                <Hinted label={w.lastSeal} hint={w.sealOf(String(newest.number))} />
              ) : (
                w.lastSeal
              ),
              value: newest ? <Confirmed at={newest.sealedAt} isLate={isOld} /> : w.noSeal,
            },
            ...witnesses.map(({ kind, label, confirmedSeal, confirmedAt, isLate, lastError }) => ({
              label: (
                <Hinted
                  label={w.witnesses[kind]}
                  hint={<span className="wrap-anywhere">{label}</span>}
                />
              ),
              value: (
                <span className="grid justify-items-end">
                  <Confirmed at={confirmedAt} isLate={isLate} />
                  <span className="text-sm wrap-anywhere text-muted">
                    {lastError ??
                      (confirmedSeal !== null && w.confirmedSeal(String(confirmedSeal)))}
                  </span>
                </span>
              ),
            })),
          ]}
        />
      </div>
    </Card>
  )
}

function Confirmed({ at, isLate }: { at: Date | null; isLate: boolean }) {
  const w = useWords(systemWords)
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {at ? <Since instant={at} /> : w.notConfirmed}
      {isLate && <StatusBadge tone="failed">{w.overdue}</StatusBadge>}
    </span>
  )
}
