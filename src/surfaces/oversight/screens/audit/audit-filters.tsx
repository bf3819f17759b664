import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { Field, inputStyle } from '#foundation/kit/fields/field.tsx'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'
import { Select } from '#foundation/kit/fields/select.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { subjectKinds, trailSearchMax, type TrailSearch } from '#people/activity/shared/rules.ts'
import { subjectWords } from '#people/activity/shared/words-trail.ts'
import { actionWords } from '#people/activity/shared/words.ts'
import { oversightWords } from '../../shared/words.ts'

interface Props {
  search: TrailSearch
  typed: string
  onType: (typed: string) => void
  onChoose: (next: TrailSearch) => void
}

export function AuditFilters({ search, typed, onType, onChoose }: Props) {
  const w = useWords(oversightWords)
  const kinds = useWords(subjectWords)
  const actions: Record<string, string> = useWords(actionWords)
  const byName = Object.entries(actions).toSorted(([, one], [, other]) => one.localeCompare(other))
  const changeFilters = (changed: Partial<TrailSearch>) =>
    onChoose({ ...fromNewest(search), ...changed })
  return (
    <div className="mb-4 grid gap-3">
      <SearchInput
        label={w.auditSearch}
        value={typed}
        maxLength={trailSearchMax}
        autoComplete="off"
        spellCheck={false}
        onChange={onType}
      />
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 xl:grid-cols-4">
        <FilterSelect
          label={w.kind}
          labelHidden={false}
          all={w.allKinds}
          values={subjectKinds}
          names={kinds}
          chosen={search.kind}
          onChoose={(kind) => changeFilters({ kind })}
        />
        <Select
          label={w.action}
          value={search.action ?? ''}
          options={[
            { value: '', label: w.allActions },
            ...byName.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => changeFilters({ action: value === '' ? undefined : value })}
        />
        <DayInput
          label={w.from}
          value={search.from}
          max={search.to}
          onChange={(from) => changeFilters({ from })}
        />
        <DayInput
          label={w.to}
          value={search.to}
          min={search.from}
          onChange={(to) => changeFilters({ to })}
        />
      </div>
    </div>
  )
}

interface DayProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day in Manila, in the browser's own date field. */
function DayInput({ label, value = '', onChange, ...limits }: DayProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...limits}
          {...control}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
          className={inputStyle}
        />
      )}
    </Field>
  )
}
