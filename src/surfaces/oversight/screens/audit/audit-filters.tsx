import { isNamedPeriod, spanOf } from '#foundation/contract/shared/list-spans.ts'
import { Select } from '#foundation/kit/fields/select.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PeriodFilter } from '#foundation/kit/list/period-filter.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { subjectKinds, type TrailSearch } from '#people/activity/shared/rules.ts'
import { subjectWords } from '#people/activity/shared/words-trail.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import { oversightWords } from '../../shared/words.ts'

interface Props {
  search: TrailSearch
  onChange: (changed: Partial<TrailSearch>) => void
}

export function AuditFilters({ search: { kind, action, from, to }, onChange }: Props) {
  const w = useWords(oversightWords)
  const kinds = useWords(subjectWords)
  const actions: Record<string, string> = useWords(actionWords)
  const byName = Object.entries(actions).toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <>
      <FilterSelect
        label={w.kind}
        all={w.allKinds}
        values={subjectKinds}
        names={kinds}
        chosen={kind}
        onChoose={(chosen) => onChange({ kind: chosen })}
      />
      <Select
        label={w.action}
        labelHidden
        value={action ?? ''}
        options={[
          { value: '', label: w.allActions },
          ...byName.map(([value, label]) => ({ value, label })),
        ]}
        onChange={(value) => onChange({ action: value === '' ? undefined : value })}
      />
      <PeriodFilter
        label={w.when}
        chosen={from || to ? `${from ?? ''}..${to ?? ''}` : undefined}
        onChoose={(period) => onChange(daysOfTrail(period))}
      />
    </>
  )
}

/** The trail has days in its address, so a named period becomes the days that it has now. */
function daysOfTrail(period: string | undefined): Pick<TrailSearch, 'from' | 'to'> {
  if (period && isNamedPeriod(period)) {
    const span = spanOf(period, new Date(serverNow()))
    return {
      from: span.from && manilaDate(span.from),
      to: span.until && manilaDate(new Date(span.until.getTime() - 1)),
    }
  }
  const [from, to] = period?.split('..') ?? []
  return { from: from || undefined, to: to || undefined }
}
