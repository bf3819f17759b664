import { ChevronDown } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ToneIcon } from '#foundation/kit/theme/tone.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { SystemView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'
import { Cell, SystemTable } from './system-table.tsx'

type Job = SystemView['jobs'][number]

const minuteMs = 60_000

/** From the failing jobs above. */
const apart = 'border-t border-line max-sm:mt-3 max-sm:pt-1'

/** Its last run failed. */
function isFailing({ lastFailure, lastSuccessAt }: Job): boolean {
  return lastFailure !== null && (lastSuccessAt === null || lastFailure.at > lastSuccessAt)
}

export function JobsCard({ jobs }: Pick<SystemView, 'jobs'>) {
  const w = useWords(systemWords)
  const failing = jobs.filter(isFailing)
  const healthy = jobs.filter((job) => !isFailing(job))
  return (
    <Card title={w.jobs}>
      <p className="mb-3 max-w-prose text-sm text-muted">{w.jobsMore}</p>
      {failing.length > 0 && <JobsTable jobs={failing} />}
      {healthy.length > 0 && (
        <details className={`group ${failing.length > 0 ? apart : ''}`}>
          <summary className="target flex list-none items-center justify-between gap-3">
            <span className="flex items-center gap-2">
              <ToneIcon tone="credited" size={18} className="shrink-0 text-credited" />
              {w.healthy(healthy.length)}
            </span>
            <ChevronDown
              aria-hidden
              size={20}
              className="shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <JobsTable jobs={healthy} />
        </details>
      )}
    </Card>
  )
}

function JobsTable({ jobs }: Pick<SystemView, 'jobs'>) {
  const w = useWords(systemWords)
  return (
    <SystemTable caption={w.jobs} columns={[w.job, w.every, w.lastRun, w.lastSuccess, w.next]}>
      {jobs.map((job) => (
        <JobRow key={job.name} job={job} />
      ))}
    </SystemTable>
  )
}

function JobRow({ job }: { job: Job }) {
  const w = useWords(systemWords)
  const { name, everyMs, lastRunAt, lastSuccessAt, lastFailure, nextAt } = job
  return (
    <tr role="row" className="border-b border-line last:border-0 max-sm:block">
      <Cell isName>
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {isFailing(job) && <StatusBadge tone="failed">{w.fails}</StatusBadge>}
        </span>
        {lastFailure && (
          <span className="mt-1 block text-muted wrap-anywhere">
            <ListTime at={lastFailure.at} />: {lastFailure.reason}
          </span>
        )}
      </Cell>
      <Cell name={w.every}>
        <span className="whitespace-nowrap">{span(everyMs, w.units)}</span>
      </Cell>
      <Cell name={w.lastRun}>{lastRunAt ? <ListTime at={lastRunAt} /> : w.notYet}</Cell>
      <Cell name={w.lastSuccess}>{lastSuccessAt ? <ListTime at={lastSuccessAt} /> : w.notYet}</Cell>
      {/* The next one of a quick job would be over before anybody read it. */}
      <Cell name={w.next}>{everyMs >= minuteMs && <ListTime at={nextAt} />}</Cell>
    </tr>
  )
}

function span(ms: number, units: typeof systemWords.units): string {
  if (ms < minuteMs) return `${ms / 1_000} ${units.seconds}`
  if (ms < 60 * minuteMs) return `${ms / minuteMs} ${units.minutes}`
  return `${ms / (60 * minuteMs)} ${units.hours}`
}
