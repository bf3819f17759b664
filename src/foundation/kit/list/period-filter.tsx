import { useState } from 'react'
import { daysOf, isNamedPeriod, namedPeriods } from '#foundation/contract/shared/list-spans.ts'
import { showYearDay, type Language } from '#foundation/time/shared/time.ts'
import { DayInput } from '../fields/day-input.tsx'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { Popover } from '../overlay/popover.tsx'
import { Button } from '../ui/button.tsx'
import { FilterButton } from './filter-button.tsx'

interface Props {
  /** Names the event: "Requested". */
  label: string
  chosen: string | undefined
  onChoose: (period: string | undefined) => void
}

/** A period by its name, or from one day to another. */
export function PeriodFilter({ label, chosen, onChoose }: Props) {
  const w = useWords(kitListWords)
  const language = useLanguage()
  return (
    <Popover
      label={w.filterOf(label)}
      align="start"
      className="w-64"
      trigger={(opener) => (
        <FilterButton {...opener} active={chosen !== undefined}>
          {chosen ? `${label}: ${periodName(chosen, w, language)}` : label}
        </FilterButton>
      )}
    >
      {(close) => {
        const choose = (period: string | undefined) => {
          close()
          onChoose(period)
        }
        return (
          <div className="grid gap-3 p-2">
            <ul className="grid grid-cols-2 gap-1">
              {namedPeriods.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-pressed={name === chosen}
                    onClick={() => choose(name)}
                    className={
                      'min-h-9 w-full rounded-control px-2 text-left text-sm hover:bg-sunken ' +
                      'focus-visible:-outline-offset-2 aria-pressed:bg-primary-tint ' +
                      'aria-pressed:font-semibold aria-pressed:text-primary pointer-coarse:min-h-11'
                    }
                  >
                    {w.periods[name]}
                  </button>
                </li>
              ))}
            </ul>
            <Days chosen={chosen} onChoose={choose} />
          </div>
        )
      }}
    </Popover>
  )
}

function Days({ chosen, onChoose }: Pick<Props, 'chosen' | 'onChoose'>) {
  const w = useWords(kitListWords)
  const [[first, last], setDays] = useState(() => (chosen ? daysOf(chosen) : ['', '']))
  const isWrong = first !== '' && last !== '' && first > last
  return (
    <form
      className="grid gap-2 border-t border-line px-1 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong && (first || last)) onChoose(`${first}..${last}`)
      }}
    >
      <DayInput label={w.fromDay} value={first} onChange={(day) => setDays([day, last])} />
      <DayInput
        label={w.untilDay}
        value={last}
        error={isWrong ? w.daysReversed : undefined}
        onChange={(day) => setDays([first, day])}
      />
      <FilterFormButtons canClear={chosen !== undefined} onClear={() => onChoose(undefined)} />
    </form>
  )
}

/** Below the fields of a filter. */
export function FilterFormButtons({
  canClear,
  onClear,
}: {
  canClear: boolean
  onClear: () => void
}) {
  const w = useWords(kitListWords)
  return (
    <div className="flex justify-end gap-2 py-1">
      {canClear && (
        <Button size="small" variant="quiet" onClick={onClear}>
          {w.clearFilter}
        </Button>
      )}
      <Button size="small" type="submit">
        {w.applyFilter}
      </Button>
    </div>
  )
}

function periodName(period: string, w: typeof kitListWords, language: Language): string {
  if (isNamedPeriod(period)) return w.periods[period].toLowerCase()
  const [first, last] = daysOf(period).map((day) =>
    day === '' ? '' : showYearDay(new Date(`${day}T00:00:00+08:00`), language),
  ) as [string, string]
  return w.between(first, last)
}
