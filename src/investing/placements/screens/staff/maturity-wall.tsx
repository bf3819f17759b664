import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import type { Wall } from '../../shared/contract-staff.ts'
import { shortInTheEnd } from '../../shared/rules-maturity.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { placements } from './calls.ts'
import { WallGlance } from './wall-glance.tsx'
import { WallWeeks } from './wall-weeks.tsx'

export function MaturityWall() {
  const w = useWords(staffWords)
  const wall = useQuery(placements.wall.queryOptions({ input: {} }))
  if (wall.error && !wall.data)
    return (
      <FetchFailed title={w.fetchFailed} error={wall.error} onRetry={() => void wall.refetch()} />
    )
  if (!wall.data) return <Skeleton lines={8} height="2.5rem" />
  const isEmpty = wall.data.placedCentavos === 0n
  return (
    <div className="grid grid-cols-1 gap-4">
      <WallNotices wall={wall.data} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[3fr_2fr]">
        {!isEmpty && <WallGlance wall={wall.data} />}
        <MoneyCard wall={wall.data} />
      </div>
      {isEmpty ? (
        <EmptyState title={w.noneDue} message={w.noneDueMore} />
      ) : (
        <WallWeeks wall={wall.data} />
      )}
    </div>
  )
}

function WallNotices({ wall }: { wall: Wall }) {
  const w = useWords(staffWords)
  const language = useLanguage()
  const { late, weeks } = wall
  const firstShort = weeks.find(({ shortCentavos }) => shortCentavos > 0n)
  const toPools = (
    <Link to="/admin/pools" className="link">
      {w.declare}
    </Link>
  )
  if (late.count > 0)
    return (
      <Notice tone="failed" title={w.lateTitle(late.count)} action={toPools}>
        {w.lateMore(
          showPesos(late.principalCentavos),
          showPesos(late.gainCentavos),
          dayOf(late.oldestDueOn, language),
        )}
      </Notice>
    )
  if (firstShort)
    return (
      <Warning action={toPools}>
        {w.shortFrom(dayOf(firstShort.from, language), showPesos(firstShort.shortCentavos))}
      </Warning>
    )
  const isCovered = wall.placedCentavos > 0n && shortInTheEnd(wall.pools) === 0n
  return isCovered ? <Notice tone="credited">{w.covered}</Notice> : null
}

function MoneyCard({ wall }: { wall: Wall }) {
  const w = useWords(staffWords)
  const language = useLanguage()
  return (
    <Card title={w.money}>
      <Facts
        facts={[
          ...wall.pools.map((pool) => ({
            label: w.pool(pool.name[language]),
            value: (
              <span className="flex flex-wrap items-baseline justify-end gap-x-2">
                <Amount centavos={pool.balanceCentavos} />
                <span className="text-sm text-muted">
                  {w.poolNeeds(showPesos(pool.gainCentavos))}
                </span>
              </span>
            ),
          })),
          { label: w.placed, value: <Amount centavos={wall.placedCentavos} /> },
          {
            label: w.recorded,
            value: wall.recordedCentavos > 0n && (
              <span className="flex flex-wrap items-baseline justify-end gap-x-2">
                <Amount centavos={wall.recordedCentavos} />
                <span className="text-sm text-muted">{w.recordedMore}</span>
              </span>
            ),
          },
          { label: w.ownMoney, value: <Amount centavos={-wall.ownMoneyCentavos} /> },
          {
            label: w.kept,
            value: wall.keptCentavos > 0n && (
              <span className="flex flex-wrap items-baseline justify-end gap-x-2">
                <Amount centavos={wall.keptCentavos} />
                <span className="text-sm text-muted">{w.keptMore}</span>
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

const dayOf = (day: string | null, language: Language) =>
  day === null ? '' : showWrittenDay(day, language)
