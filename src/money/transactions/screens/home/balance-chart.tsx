import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { dayStart } from '#foundation/time/shared/days.ts'
import { manilaDate, showShortDay, showWrittenDay } from '#foundation/time/shared/time.ts'
import { balanceHistoryDays } from '../../shared/rules.ts'
import { balanceChartWords } from '../../shared/words-chart.ts'
import { balanceHistoryQuery, balanceQuery } from '../calls.ts'
import { useAmountsHidden } from './amounts-hidden.ts'
import {
  axisDays,
  balancePath,
  balanceRange,
  balanceSteps,
  type BalanceDay,
} from './balance-steps.ts'

const box = { width: 640, height: 112 }
const spans = [30, balanceHistoryDays] as const
const axisLabels = 5

/** The balance over time on the teal field, with a table behind it. */
export function BalanceChart() {
  const w = useWords(balanceChartWords)
  const { notKept } = useWords(kitWords)
  const [days, setDays] = useState<number>(balanceHistoryDays)
  const history = useQuery(balanceHistoryQuery)
  const held = useQuery(balanceQuery).data?.heldCentavos ?? 0n
  const hidden = useAmountsHidden()
  if (history.error && !history.data)
    return readFailure(history.error).kind === 'offline' ? (
      <p className="text-sm text-on-deep-muted">{notKept}</p>
    ) : (
      <FetchFailed title={w.failed} error={history.error} onRetry={() => void history.refetch()} />
    )
  if (!history.data) return null
  const today = manilaDate(new Date(serverNow()))
  const steps = balanceSteps(history.data, today, days)
  return (
    <figure className="@container">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className="text-on-deep-muted">
          {w.title}
          {!hidden && (
            <b className="figures block text-on-deep">
              {w.highest(showPesos(balanceRange(steps).highest))}
            </b>
          )}
        </span>
        {/* In the first month both spans show the same. */}
        {history.data.firstDay < balanceSteps(history.data, today, spans[0])[0].day && (
          <SpanChoice days={days} onChoose={setDays} />
        )}
      </figcaption>
      <Plot steps={steps} today={today} hidden={hidden} />
      {!hidden && <StepsTable steps={steps} today={today} note={held > 0n ? w.withHeld : ''} />}
    </figure>
  )
}

function SpanChoice({ days, onChoose }: { days: number; onChoose: (days: number) => void }) {
  const w = useWords(balanceChartWords)
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{w.span}</legend>
      <div className="flex flex-wrap rounded-full bg-deeper">
        {spans.map((span) => (
          <label key={span} className={spanStyle}>
            <input
              type="radio"
              name={name}
              checked={span === days}
              onChange={() => onChoose(span)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {w.days(span)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const spanStyle =
  'target relative flex cursor-pointer items-center justify-center rounded-full px-3 ' +
  'text-[0.8125rem] font-medium text-on-deep-muted hover:text-on-deep has-checked:bg-on-deep ' +
  'has-checked:text-deeper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-mango forced-colors:has-checked:outline-2'

interface PlotProps {
  steps: readonly [BalanceDay, ...BalanceDay[]]
  today: string
  hidden: boolean
}

function Plot({ steps, today, hidden }: PlotProps) {
  const w = useWords(balanceChartWords)
  const language = useLanguage()
  const { line, end } = balancePath(steps, today, box)
  const { lowest, highest } = balanceRange(steps)
  const [{ day: firstDay }] = steps
  const now = steps.at(-1)?.balanceCentavos ?? 0n
  const says = hidden
    ? w.figuresHidden
    : w.says({
        from: showWrittenDay(firstDay, language),
        to: showWrittenDay(today, language),
        lowest: showPesos(lowest),
        highest: showPesos(highest),
        now: showPesos(now),
      })
  const days = axisDays(firstDay, today, axisLabels)
  return (
    <>
      <div role="img" aria-label={says} className="relative mt-2 h-28">
        <svg
          aria-hidden
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none"
        >
          {[0, 0.5, 1].map((part) => (
            <path
              key={part}
              d={`M0 ${part * box.height}H${box.width}`}
              strokeDasharray="2 5"
              vectorEffect="non-scaling-stroke"
              className="stroke-on-deep-line/30"
            />
          ))}
          <path d={`${line}V${box.height}H0Z`} className="fill-on-deep-line/20" />
          <path
            d={line}
            strokeWidth={2.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-mango"
          />
        </svg>
        <span
          aria-hidden
          className="absolute right-0 -m-1.5 size-3 rounded-full bg-mango ring-4 ring-mango/25"
          style={{ top: `${(end * 100).toFixed(1)}%` }}
        />
      </div>
      <div aria-hidden className="mt-2 flex justify-between gap-2 text-xs text-on-deep-muted">
        {days.map((day, place) => (
          <span
            key={day}
            className={place > 0 && place < days.length - 1 ? '@max-[22rem]:hidden' : ''}
          >
            {day === today ? w.today : showShortDay(dayStart(day), language)}
          </span>
        ))}
      </div>
    </>
  )
}

interface TableProps {
  steps: readonly BalanceDay[]
  today: string
  note: string
}

function StepsTable({ steps, today, note }: TableProps) {
  const w = useWords(balanceChartWords)
  const language = useLanguage()
  // Up to a hundred rows, which the home page does without until somebody asks.
  const [open, setOpen] = useState(false)
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="target flex list-none flex-wrap items-center justify-between gap-x-4">
        <span className="underline underline-offset-4">{w.showTable}</span>
        <span className="text-on-deep-muted">{note}</span>
      </summary>
      <div
        role="region"
        aria-label={w.title}
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-control"
      >
        <table className="w-full">
          <thead className="text-on-deep-muted">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                {w.day}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {w.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {open &&
              steps.toReversed().map(({ day, balanceCentavos }) => (
                <tr key={day} className="border-t border-deep-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {day === today ? w.today : showWrittenDay(day, language)}
                  </th>
                  <td className="figures py-1.5 text-right">{showPesos(balanceCentavos)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
