import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Overview } from '../../shared/contract.ts'
import { changeInPercent } from '../../shared/rules-flow.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { flowOf } from '../calls.ts'

/** Four figures in one row of a wide screen; each links to the list behind it. */
export function Figures({ figures }: { figures: Overview }) {
  const w = useWords(consoleOverviewWords)
  return (
    <div className={stripClass}>
      <Figure
        label={<FigureLink to="/admin/users" name={w.totalUsers} />}
        value={figures.totalUsers.toLocaleString('en-PH')}
        note={
          <>
            {w.ofThem(figures.totalUsers - figures.staff, figures.staff)}
            <br />
            {w.newUsers(figures.newUsers, figures.newUsersBefore)}
          </>
        }
      />
      <Figure
        label={<FigureLink to="/admin/books" name={w.totalFunds} />}
        value={<Amount centavos={figures.fundsCentavos} />}
        note={
          <>
            {w.alsoInvested(showPesos(figures.investedCentavos))}
            <br />
            <FundsBefore now={figures.fundsCentavos} />
          </>
        }
      />
      <Figure
        label={
          <FigureLink
            to="/admin/withdrawals"
            search={{ status: 'pending' }}
            name={w.pendingWithdrawals}
          />
        }
        value={figures.pendingWithdrawals.toLocaleString('en-PH')}
        note={w.pendingAmount(showPesos(figures.pendingCentavos))}
      />
      <Figure
        label={<FigureLink to="/admin/investments" name={w.activeInvestments} />}
        value={figures.activeInvestments.toLocaleString('en-PH')}
        note={w.investedAmount(showPesos(figures.investedCentavos))}
      />
    </div>
  )
}

// Hairlines between the figures: the gaps show the colour behind them.
const stripClass =
  'card grid grid-cols-[minmax(0,1fr)] gap-px overflow-clip rounded-card border border-line ' +
  'bg-line sm:grid-cols-2 xl:grid-cols-4'

const figureClass = 'relative min-h-30 bg-surface px-4 py-3.5 hover:bg-sunken sm:px-5'

/** The same frame without figures, so that nothing moves when they come. */
export function FiguresSkeleton() {
  return (
    <div className={stripClass}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={figureClass}>
          {place === 0 && <Skeleton lines={2} />}
        </div>
      ))}
    </div>
  )
}

function Figure({ label, value, note }: { label: ReactNode; value: ReactNode; note: ReactNode }) {
  return (
    <section className={figureClass}>
      <h2 className="text-sm font-medium text-muted">{label}</h2>
      <p className="figures mt-0.5 text-[min(1.25rem,9vw)] leading-normal font-semibold">{value}</p>
      <p className="figures mt-0.5 min-h-[3em] text-xs text-muted">{note}</p>
    </section>
  )
}

/** The link is the card's name, and its `after` makes the whole card clickable. */
const FigureLink = createLink(({ name, ...rest }: ComponentProps<'a'> & { name: string }) => (
  <a
    {...rest}
    className={
      'text-muted no-underline after:absolute after:inset-0 ' +
      'focus-visible:outline-none focus-visible:after:outline-2 ' +
      'focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus'
    }
  >
    {name}
  </a>
))

/** The funds before the first day of the chart, once that has loaded. */
function FundsBefore({ now }: { now: bigint }) {
  const w = useWords(consoleOverviewWords)
  const { data } = useQuery(flowOf('day'))
  const first = data?.[0]
  if (!first) return null
  const before =
    first.balanceCentavos - first.depositsCentavos + first.withdrawalsCentavos - first.otherCentavos
  const percent = changeInPercent(now, before)
  return [percent === null ? null : w.change(percent), w.fundsBefore(showPesos(before))]
    .filter(Boolean)
    .join(', ')
}
