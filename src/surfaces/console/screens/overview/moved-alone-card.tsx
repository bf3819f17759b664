import { Link } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Overview } from '../../shared/contract.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'

/** The sums that each of the staff moved without a second person, beside the band. */
export function MovedAloneCard({ moved }: { moved: Overview['movedAlone'] }) {
  const w = useWords(consoleOverviewWords)
  const { people, personDayCentavos, companyDayCentavos } = moved
  const sumOf = (side: 'inCentavos' | 'outCentavos') =>
    people.reduce((sum, person) => sum + person[side], 0n)
  return (
    <Card title={w.alone}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {people.length === 0 ? (
          <p>{w.aloneNobody}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {people.map(({ name, ...sums }, place) => (
              <Moved
                key={`${place} ${name ?? ''}`}
                name={name ?? w.companyAccess}
                {...sums}
                bandCentavos={personDayCentavos}
              />
            ))}
            {people.length > 1 && (
              <Moved
                name={w.aloneAll}
                inCentavos={sumOf('inCentavos')}
                outCentavos={sumOf('outCentavos')}
                bandCentavos={companyDayCentavos}
              />
            )}
          </ul>
        )}
        <p className="max-w-prose text-sm text-muted">
          {w.aloneHint(showPesos(personDayCentavos), showPesos(companyDayCentavos))}{' '}
          <Link to="/admin/settings" className="link">
            {w.aloneSettings}
          </Link>
        </p>
      </div>
    </Card>
  )
}

interface MovedProps {
  name: string
  inCentavos: bigint
  outCentavos: bigint
  bandCentavos: bigint
}

function Moved({ name, inCentavos, outCentavos, bandCentavos }: MovedProps) {
  const w = useWords(consoleOverviewWords)
  const sum = inCentavos + outCentavos
  const isFull = sum >= bandCentavos
  const percent = isFull ? 100 : Math.min(Math.round(Number((sum * 1000n) / bandCentavos) / 10), 99)
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="flex flex-wrap gap-x-4 text-sm">
          <span>
            {w.aloneIn} <Amount centavos={inCentavos} />
          </span>
          <span>
            {w.aloneOut} <Amount centavos={outCentavos} />
          </span>
        </span>
      </p>
      <span aria-hidden className="block h-1.5 rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${isFull ? 'bg-waiting' : 'bg-primary'}`}
          style={{ width: `${percent}%` }}
        />
      </span>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{w.aloneTogether}</span>
        <span className="figures">
          {w.aloneShare(showPesos(sum), showPesos(bandCentavos), percent)}
        </span>
      </p>
    </li>
  )
}
