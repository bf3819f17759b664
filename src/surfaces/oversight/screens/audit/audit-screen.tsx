import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { activity } from '#people/activity/screens/calls.ts'
import { filtersOf } from '../../shared/rules-exports.ts'
import { oversightWords } from '../../shared/words.ts'
import { ExportButton } from '../exports/export-button.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { ChainCard } from './chain-card.tsx'

/** The audit trail, and the proof that nobody changed it. */
export function AuditScreen() {
  const { search, onSearch } = usePageSearch('/admin/audit')
  const w = useWords(oversightWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const list = useQuery({
    ...activity.trail.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  })
  const columns = useAuditColumns()
  const filtered = Object.keys(filtersOf('audit', query)).length > 0
  return (
    <>
      <PageHeader
        title={w.auditTitle}
        description={w.auditIntro}
        actions={<ExportButton list="audit" filters={query} />}
      />
      <AuditFilters search={query} typed={typed} onType={onType} onChoose={choose} />
      <div className="grid grid-cols-1 gap-4">
        <ListTable
          list={list}
          place={query}
          caption={w.auditTitle}
          columns={columns}
          rows={list.data?.entries}
          rowKey={(entry) => entry.activityId}
          noun={w.entries}
          errorTitle={w.auditFailed}
          empty={
            filtered ? (
              <NoMatch title={w.noEntries} message={w.noEntriesMore} onClear={() => choose({})} />
            ) : (
              <EmptyState title={w.noEntries} />
            )
          }
        />
        <ChainCard />
      </div>
    </>
  )
}
