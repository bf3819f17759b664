import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Overview } from '../../shared/contract.ts'
import { changeInPercent } from '../../shared/rules-flow.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { flowOf } from '../calls.ts'

/** Four figures; each links to the list behind it. */
export function Figures({ figures }: { figures: Overview }) {
  const w = useWords(consoleOverviewWords)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 2xl:grid-cols-4">
      <Figure
        label={<FigureLink to="/admin/users" name={w.totalUsers} />}
        value={figures.totalUsers.toLocaleString('en-PH')}
        note={w.newUsers(figures.newUsers, figures.newUsersBefore)}
      />
      <Figure
        label={<FigureLink to="/admin/books" name={w.totalFunds} />}
        value={<Amount centavos={figures.fundsCentavos} />}
        note={<FundsBefore now={figures.fundsCentavos} />}
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

const figureClass =
  'card relative rounded-card border border-line bg-surface p-4 hover:bg-sunken sm:p-5'

function Figure({ label, value, note }: { label: ReactNode; value: ReactNode; note: ReactNode }) {
  return (
    <section className={figureClass}>
      <h2 className="text-sm font-medium text-muted">{label}</h2>
      <p className="figures mt-1 text-2xl font-semibold">{value}</p>
      <p className="figures mt-1 min-h-[1.5em] text-sm text-muted">{note}</p>
    </section>
  )
}

/** The link is the card's name, and its `after` makes the whole card clickable. */
const FigureLink = createLink(({ name, ...rest }: ComponentProps<'a'> & { name: string }) => (
  <a
    {...rest}
    className={
      'text-muted no-underline after:absolute after:inset-0 after:rounded-card ' +
      'focus-visible:outline-none focus-visible:after:outline-2 ' +
      'focus-visible:after:outline-offset-2 focus-visible:after:outline-focus'
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
