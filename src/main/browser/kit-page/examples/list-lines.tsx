import { useState } from 'react'
import { CutText } from '#foundation/kit/list/cut-text.tsx'
import { PersonLine } from '#foundation/kit/list/person-line.tsx'
import { RowTick } from '#foundation/kit/list/row-tick.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import { Focused, longName, longText, type Example } from '../example.tsx'
import { OneLine, oneLineNote as note } from './sample-rows.tsx'

function OneTick({ start = false }) {
  const [checked, setChecked] = useState(start)
  return (
    <RowTick
      label="Select REF20261122AAA"
      checked={checked}
      onChange={() => setChecked(!checked)}
    />
  )
}

function Person({ name = 'Maria Santos' }) {
  return (
    <OneLine>
      <PersonLine to="/dashboard" name={name} email="maria@example.com" />
    </OneLine>
  )
}

function Cut({ text = 'Harvest of the pool', more }: { text?: string; more?: string }) {
  return (
    <OneLine>
      <CutText text={text} more={more} />
    </OneLine>
  )
}

/** Parts of one-line rows. */
export const listLineExamples: readonly Example[] = [
  {
    name: 'PersonLine',
    from: '#foundation/kit/list/person-line.tsx',
    note,
    states: {
      Default: () => <Person />,
      'Focused by keyboard': () => (
        <Focused>
          <Person />
        </Focused>
      ),
      'Long text': () => <Person name={longName} />,
    },
  },
  {
    name: 'CutText',
    from: '#foundation/kit/list/cut-text.tsx',
    note,
    states: {
      Default: () => <Cut />,
      'With more': () => <Cut more="Rice and corn" />,
      'Long text': () => <Cut text={longName} more={longText} />,
    },
  },
  {
    name: 'StatusLine',
    from: '#foundation/kit/list/status-line.tsx',
    note,
    states: {
      Default: () => (
        <OneLine>
          <StatusLine tone="waiting" word="Pending" />
        </OneLine>
      ),
      'With more': () => (
        <OneLine>
          <StatusLine tone="held" word="On hold">
            by Jose Cruz
          </StatusLine>
        </OneLine>
      ),
      'Long text': () => (
        <OneLine>
          <StatusLine tone="failed" word="Declined">
            {longText}
          </StatusLine>
        </OneLine>
      ),
    },
  },
  {
    name: 'RowTick',
    from: '#foundation/kit/list/row-tick.tsx',
    small: true,
    states: {
      Default: () => <OneTick />,
      Selected: () => <OneTick start />,
      'Focused by keyboard': () => (
        <Focused>
          <OneTick />
        </Focused>
      ),
    },
  },
]
