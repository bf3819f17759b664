import { useState } from 'react'
import { Field, FieldError, inputStyle } from '#foundation/kit/fields/field.tsx'
import { useRequiredTick } from '#foundation/kit/fields/required-tick.tsx'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { Select, SelectChevron, SelectOptions } from '#foundation/kit/fields/select.tsx'
import { Switch } from '#foundation/kit/fields/switch.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Focused, longText, type Example } from '../example.tsx'

const statuses = [
  { value: 'all', label: 'All statuses' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
]
const views = [
  { value: 'all', label: 'All', count: 24 },
  { value: 'mine', label: 'Mine', count: 3 },
  { value: 'old', label: 'Older than a day', count: 0 },
]

function OneSwitch(props: Partial<Parameters<typeof Switch>[0]>) {
  const [checked, setChecked] = useState(props.checked ?? false)
  return (
    <Switch label="Mail me about sign-ins" {...props} checked={checked} onChange={setChecked} />
  )
}

function OneSearch({ start = '', label = 'Search by name or reference' }) {
  const [typed, setTyped] = useState(start)
  return <SearchInput label={label} value={typed} onChange={setTyped} />
}

function OneSelect({ label = 'Status', labelHidden = false }) {
  const [value, setValue] = useState('pending')
  return (
    <Select
      label={label}
      options={statuses}
      value={value}
      onChange={setValue}
      labelHidden={labelHidden}
    />
  )
}

function OneFilter() {
  const [value, setValue] = useState('all')
  return <SegmentedFilter label="Show" options={views} value={value} onChange={setValue} />
}

function OneRowOfTabs() {
  const [value, setValue] = useState('all')
  return <TabFilter label="Show" options={views} value={value} onChange={setValue} />
}

function OneTick() {
  const { tick, isTicked } = useRequiredTick('I have checked the figures', 'Tick this first.')
  return (
    <>
      {tick}
      <Button variant="secondary" onClick={isTicked}>
        Go on
      </Button>
    </>
  )
}

const field: Example = {
  name: 'Field',
  from: '#foundation/kit/fields/field.tsx',
  note: 'Label, hint and error around a control of your own.',
  states: {
    Default: () => (
      <Field label="Reference" hint="On the receipt, beginning with REF.">
        {(control) => <input {...control} className={inputStyle} />}
      </Field>
    ),
    Error: () => (
      <Field label="Reference" error="There is no such reference.">
        {(control) => <input {...control} className={inputStyle} />}
      </Field>
    ),
    'Long text': () => (
      <Field label={longText} hint={longText} error={longText} optional>
        {(control) => <input {...control} className={inputStyle} />}
      </Field>
    ),
  },
}

const switchExample: Example = {
  name: 'Switch',
  from: '#foundation/kit/fields/switch.tsx',
  note: 'Takes effect at once. Offline it says why it cannot be pressed.',
  states: {
    Off: () => <OneSwitch />,
    'On, with a hint': () => <OneSwitch checked hint="From a device that we have not seen yet." />,
    'Focused by keyboard': () => (
      <Focused>
        <OneSwitch checked />
      </Focused>
    ),
    Disabled: () => <OneSwitch disabled />,
    Pending: () => <OneSwitch checked pending />,
    'Long text': () => <OneSwitch label={longText} hint={longText} />,
  },
}

const select: Example = {
  name: 'Select',
  from: '#foundation/kit/fields/select.tsx',
  states: {
    Default: () => <OneSelect />,
    'Label for screen readers only': () => <OneSelect labelHidden />,
    'Focused by keyboard': () => (
      <Focused>
        <OneSelect />
      </Focused>
    ),
    'Long text': () => <OneSelect label={longText} />,
  },
}

/** Everything of a Select except its label and value. */
function SelectParts() {
  return (
    <span className="relative block">
      <select aria-label="Status" className={`${inputStyle} appearance-none pr-10`}>
        <SelectOptions options={statuses} />
      </select>
      <SelectChevron />
    </span>
  )
}

const from = '#foundation/kit/fields/select.tsx'

export const filterExamples: readonly Example[] = [
  field,
  {
    name: 'FieldError',
    from: '#foundation/kit/fields/field.tsx',
    states: {
      Error: () => <FieldError id="" error="Enter your full name." />,
      'Empty: renders nothing': () => <FieldError id="" />,
      'Long text': () => <FieldError id="" error={longText} />,
    },
  },
  {
    name: 'SearchInput',
    from: '#foundation/kit/fields/search-input.tsx',
    states: {
      Empty: () => <OneSearch />,
      Filled: () => <OneSearch start="Maria" />,
      'Focused by keyboard': () => (
        <Focused>
          <OneSearch />
        </Focused>
      ),
      'Long text': () => <OneSearch label={longText} />,
    },
  },
  {
    name: 'SegmentedFilter',
    from: '#foundation/kit/fields/segmented-filter.tsx',
    states: {
      Default: OneFilter,
      'Focused by keyboard': () => (
        <Focused>
          <OneFilter />
        </Focused>
      ),
    },
  },
  {
    name: 'Segments',
    from: '#foundation/kit/fields/segmented-filter.tsx',
    note: 'Under SegmentedFilter and TabFilter.',
    states: { Default: OneFilter },
  },
  {
    name: 'TabFilter',
    from: '#foundation/kit/list/tab-filter.tsx',
    note: 'The parts of a console page.',
    states: {
      Default: OneRowOfTabs,
      'Focused by keyboard': () => (
        <Focused>
          <OneRowOfTabs />
        </Focused>
      ),
    },
  },
  select,
  { name: 'SelectOptions', from, states: { Default: SelectParts } },
  { name: 'SelectChevron', from, states: { Default: SelectParts } },
  switchExample,
  {
    name: 'useRequiredTick',
    from: '#foundation/kit/fields/required-tick.tsx',
    note: 'A tick outside of a form. Press the button without it to see the error.',
    states: { Default: OneTick },
  },
]
