import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { MaturityWall } from './maturity-wall.tsx'
import { Outcomes } from './outcomes.tsx'

/** The maturity wall, and the outcomes of each version of each plan. */
export function MaturitiesScreen({ actions }: { actions?: ReactNode }) {
  const { search, onSearch } = usePageSearch('/admin/maturities')
  const w = useWords(staffWords)
  const view = search.view ?? 'wall'
  return (
    <>
      <PageHeader title={w.title} description={w.intro} actions={actions} />
      <div className="mb-4">
        <TabFilter
          label={w.view}
          value={view}
          options={[
            { value: 'wall', label: w.views.wall },
            { value: 'outcomes', label: w.views.outcomes },
          ]}
          onChange={(next) => onSearch({ view: next === 'wall' ? undefined : next })}
        />
      </div>
      {view === 'wall' ? <MaturityWall /> : <Outcomes />}
    </>
  )
}
