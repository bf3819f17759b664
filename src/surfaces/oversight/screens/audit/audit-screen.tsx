import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { useSteadyRows } from '#foundation/kit/list/use-steady-rows.ts'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { activity } from '#people/activity/screens/calls.ts'
import type { TrailEntry } from '#people/activity/shared/contract.ts'
import { trailSearchMax } from '#people/activity/shared/rules.ts'
import { useViews, type View } from '#teamwork/views/screens/use-views.ts'
import { ViewTabs } from '#teamwork/views/screens/view-tabs.tsx'
import { filtersOf } from '../../shared/rules-exports.ts'
import { oversightWords } from '../../shared/words.ts'
import { ExportButton } from '../exports/export-button.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { ChainCard } from './chain-card.tsx'

const AuditEntryDialog = lazy(async () => ({
  default: (await import('./audit-entry-dialog.tsx')).AuditEntryDialog,
}))

const idOf = ({ activityId }: TrailEntry) => activityId
const ownModules: string[] = []

/** The audit trail, and the proof that nobody changed it. */
export function AuditScreen() {
  const { search, onSearch } = usePageSearch('/admin/audit')
  const w = useWords(oversightWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const list = useQuery({
    ...activity.trail.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  })
  const steady = useSteadyRows({
    newest: list.data?.entries,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(query),
    idOf,
    modules: ownModules,
  })
  const [open, setOpen] = useState<string>()
  const opened = steady.rows?.find((entry) => idOf(entry) === open)
  const views = useAuditViews()
  const filtered = Object.keys(filtersOf('audit', query)).length > 0
  return (
    <div className="contents settles">
      <LiveList
        name="audit"
        title={w.auditTitle}
        steady={steady}
        views={<ViewTabs list="audit" views={views} search={query} />}
        searchBox={{ label: w.auditSearch, typed, maxLength: trailSearchMax, onType }}
        filters={
          <AuditFilters
            search={query}
            onChange={(next) => choose({ ...fromNewest(query), ...next })}
          />
        }
        actions={<ExportButton list="audit" filters={query} />}
        list={list}
        place={query}
        caption={w.auditTitle}
        columns={useAuditColumns(setOpen)}
        rowKey={idOf}
        noun={w.entries}
        errorTitle={w.auditFailed}
        empty={
          filtered ? (
            <NoMatch title={w.noEntries} message={w.noEntriesMore} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.noEntries} />
          )
        }
        onOpen={setOpen}
      />
      <div className="mt-4">
        <ChainCard />
      </div>
      {opened && (
        <Suspense>
          <AuditEntryDialog entry={opened} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function useAuditViews(): readonly View[] {
  const { auditViews } = useWords(oversightWords)
  const ready = useMemo<View[]>(
    () => [
      { name: auditViews.all, search: {} },
      { name: auditViews.exports, search: { kind: 'export' } },
      { name: auditViews.settings, search: { kind: 'company_settings' } },
    ],
    [auditViews],
  )
  return useViews('audit', ready)
}
