import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '#foundation/kit/data/save-file.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { manilaDay } from '#foundation/time/shared/time.ts'
import type { FlowPeriod } from '../../shared/contract.ts'
import type { OverviewSearch } from '../../shared/rules-address.ts'
import { flowSteps } from '../../shared/rules-flow.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { flowOf } from '../calls.ts'
import { FlowChart } from './flow-chart.tsx'
import { flowCsv } from './flow-csv.ts'
import { FlowTable } from './flow-table.tsx'

interface Props {
  search: OverviewSearch
  onSearch: (next: OverviewSearch) => void
}

/** Without the periods before anything had happened, but never fewer than two. */
function sinceFirstMove(periods: readonly FlowPeriod[]): readonly FlowPeriod[] {
  const first = periods.findIndex(
    (one) =>
      one.balanceCentavos !== 0n ||
      one.depositsCentavos !== 0n ||
      one.withdrawalsCentavos !== 0n ||
      one.otherCentavos !== 0n,
  )
  return first < 0 ? periods : periods.slice(Math.max(0, Math.min(first, periods.length - 2)))
}

/** Deposits, withdrawals and the balance over time: as a chart, as a table, and as a file. */
export function FlowCard({ search, onSearch }: Props) {
  const w = useWords(consoleOverviewWords)
  const language = useLanguage()
  const { by = 'day', view } = search
  const flow = useQuery(flowOf(by))
  const periods = flow.data && sinceFirstMove(flow.data)
  return (
    <Card
      title={w.flow}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={w.downloadAll}
          disabled={!periods}
          icon={<Download aria-hidden size={16} />}
          onClick={() =>
            flow.data &&
            saveFile(flowCsv(flow.data, by, w), `kaban-${by}s-${manilaDay(new Date())}.csv`)
          }
        >
          {w.download}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <SegmentedFilter
          label={w.by}
          value={by}
          options={flowSteps.map((value) => ({ value, label: w.steps[value] }))}
          onChange={(value) => onSearch({ ...search, by: value === 'day' ? undefined : value })}
        />
        <SegmentedFilter
          label={w.view}
          value={view ?? 'chart'}
          options={(['chart', 'table'] as const).map((value) => ({ value, label: w.views[value] }))}
          onChange={(value) => onSearch({ ...search, view: value === 'table' ? value : undefined })}
        />
      </div>
      {/* The height of the chart with its figures. */}
      <div className="min-h-[30.5rem] sm:min-h-[27rem]">
        {flow.isPending && <Skeleton lines={1} height="20rem" />}
        {flow.isError && !periods && (
          <ErrorState title={w.flowFailed} error={flow.error} onRetry={() => void flow.refetch()} />
        )}
        {periods &&
          (view === 'table' ? (
            <FlowTable periods={periods} by={by} />
          ) : (
            <FlowChart key={language} periods={periods} by={by} />
          ))}
      </div>
      <p className="mt-3 text-sm text-muted">{w.fromTheBook}</p>
    </Card>
  )
}
