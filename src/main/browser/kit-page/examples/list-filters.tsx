import { Download } from 'lucide-react'
import { useState } from 'react'
import { DayInput } from '#foundation/kit/fields/day-input.tsx'
import { AmountFilter } from '#foundation/kit/list/amount-filter.tsx'
import { FilterButton } from '#foundation/kit/list/filter-button.tsx'
import { FilterFormButtons, PeriodFilter } from '#foundation/kit/list/period-filter.tsx'
import { Focused, longText, type Example } from '../example.tsx'

export function OnePeriodFilter({
  start,
  label = 'Requested',
}: {
  start?: string
  label?: string
}) {
  const [chosen, setChosen] = useState(start)
  return <PeriodFilter label={label} chosen={chosen} onChoose={setChosen} />
}

export function OneAmountFilter({ start, label = 'Amount' }: { start?: string; label?: string }) {
  const [chosen, setChosen] = useState(start)
  return <AmountFilter label={label} chosen={chosen} onChoose={setChosen} />
}

function OneDay(props: { label?: string; error?: string }) {
  const [day, setDay] = useState('2026-11-22')
  return <DayInput label="From" {...props} value={day} onChange={setDay} />
}

function FormButtons({ canClear }: { canClear: boolean }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <FilterFormButtons canClear={canClear} onClear={() => {}} />
    </form>
  )
}

/** Beside the search of a list. */
export const listFilterExamples: readonly Example[] = [
  {
    name: 'FilterButton',
    from: '#foundation/kit/list/filter-button.tsx',
    note: 'For a filter of your own and for acts on the whole list.',
    small: true,
    states: {
      Default: () => <FilterButton>Status</FilterButton>,
      Active: () => <FilterButton active>Status: pending</FilterButton>,
      'With an icon': () => (
        <FilterButton icon={<Download aria-hidden size={16} />}>Download</FilterButton>
      ),
      'Opens something': () => <FilterButton aria-haspopup="dialog">Status</FilterButton>,
      'Focused by keyboard': () => (
        <Focused>
          <FilterButton>Status</FilterButton>
        </Focused>
      ),
      'Long text': () => <FilterButton>{longText}</FilterButton>,
    },
  },
  {
    name: 'DayInput',
    from: '#foundation/kit/fields/day-input.tsx',
    note: 'Outside of a form; a form has DateField.',
    states: {
      Default: () => <OneDay />,
      Error: () => <OneDay error="Choose a date." />,
      'Long text': () => <OneDay label={longText} error={longText} />,
    },
  },
  {
    name: 'PeriodFilter',
    from: '#foundation/kit/list/period-filter.tsx',
    states: {
      Default: () => <OnePeriodFilter />,
      'A named period': () => <OnePeriodFilter start="last-week" />,
      'Two days': () => <OnePeriodFilter start="2026-11-01..2026-11-22" />,
      'An open end': () => <OnePeriodFilter start="2026-11-01.." />,
      'Long text': () => <OnePeriodFilter label={longText} />,
    },
  },
  {
    name: 'AmountFilter',
    from: '#foundation/kit/list/amount-filter.tsx',
    states: {
      Default: () => <OneAmountFilter />,
      'Two amounts': () => <OneAmountFilter start="1000..5000" />,
      'An open end': () => <OneAmountFilter start="..5000" />,
      'Long text': () => <OneAmountFilter label={longText} />,
    },
  },
  {
    name: 'FilterFormButtons',
    from: '#foundation/kit/list/period-filter.tsx',
    note: 'Below the fields of a filter.',
    small: true,
    states: {
      Default: () => <FormButtons canClear={false} />,
      'The filter is set': () => <FormButtons canClear />,
    },
  },
]
