import { useState, type ReactNode } from 'react'
import { Dock } from '#foundation/kit/list/dock.tsx'
import { ListOptions } from '#foundation/kit/list/list-options.tsx'
import { ListPage } from '#foundation/kit/list/list-page.tsx'
import { ListKeys, ListStrip } from '#foundation/kit/list/list-strip.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { TitlePlace } from '#foundation/kit/page/title-place.ts'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { longText, type Example } from '../example.tsx'
import { listFilterExamples, OneAmountFilter, OnePeriodFilter } from './list-filters.tsx'
import { listLineExamples } from './list-lines.tsx'
import { answer, columns, rowKey, rows, type Row } from './sample-rows.tsx'

const listName = 'kit'
const summary = '3 withdrawals, ₱1,000,000,750.49'
const keys = (
  <ListKeys
    keys={[
      [['J', 'K'], 'move'],
      [['X'], 'select'],
    ]}
  />
)

/** The console around a list, with its title in the bar at the top. */
function Console({ children }: { children: ReactNode }) {
  return (
    <TitlePlace value={null}>
      <div className="overflow-clip rounded-card border border-line">
        <div className="px-(--page-edge) pt-4 [--page-edge:1rem] lg:pt-5">{children}</div>
      </div>
    </TitlePlace>
  )
}

/** A part of a list from edge to edge. */
function Edge({ children }: { children: ReactNode }) {
  return <div className="[--page-edge:1rem]">{children}</div>
}

function OneLiveList({
  shown = rows,
  arrived = 0,
}: {
  shown?: readonly Row[] | null
  arrived?: number
}) {
  const [typed, setTyped] = useState('')
  const [waiting, setWaiting] = useState(arrived)
  const left = new Set(waiting > 0 ? ['REF20261122BBB'] : [])
  const steady = {
    rows: shown ?? undefined,
    arrived: waiting,
    left,
    showNewest: () => setWaiting(0),
  }
  return (
    <Console>
      <LiveList
        name={listName}
        title="Withdrawals"
        caption="Withdrawals"
        steady={steady}
        searchBox={{
          label: 'Search by name or reference',
          typed,
          maxLength: 100,
          onType: setTyped,
        }}
        filters={
          <>
            <OnePeriodFilter />
            <OneAmountFilter start="1000.." />
          </>
        }
        summary={shown?.length ? summary : ''}
        columns={columns}
        rowKey={rowKey}
        list={answer}
        place={{}}
        empty={<EmptyState title="No withdrawals yet" />}
        onOpen={() => {}}
      />
    </Console>
  )
}

function Strip({ text = summary, arrived = 0 }) {
  const [waiting, setWaiting] = useState(arrived)
  return (
    <Edge>
      <ListStrip summary={text} keys={keys} arrived={waiting} onShowNew={() => setWaiting(0)} />
    </Edge>
  )
}

function OneDock({ selected }: { selected: string }) {
  return (
    <Edge>
      <Dock selected={selected}>
        <Button size="small" variant="invite">
          Approve
        </Button>
        <Button size="small" variant="onDeep">
          Decline
        </Button>
      </Dock>
    </Edge>
  )
}

const strip = '#foundation/kit/list/list-strip.tsx'

export const listExamples: readonly Example[] = [
  {
    name: 'LiveList',
    from: '#foundation/kit/list/live-list.tsx',
    note: 'A console page that is one long list. Rows keep their places while you look at them.',
    states: {
      Default: () => <OneLiveList />,
      'New rows have arrived': () => <OneLiveList arrived={2} />,
      Loading: () => <OneLiveList shown={null} />,
      Empty: () => <OneLiveList shown={[]} />,
    },
  },
  {
    name: 'ListPage',
    from: '#foundation/kit/list/list-page.tsx',
    note: 'From edge to edge, with rows as high as the reader has chosen.',
    states: {
      Default: () => (
        <Console>
          <ListPage list={listName}>
            <ListTable
              name={listName}
              caption="Withdrawals"
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              list={answer}
              place={{}}
            />
          </ListPage>
        </Console>
      ),
    },
  },
  {
    name: 'ListStrip',
    from: strip,
    note: 'The line above the rows. New rows turn it into a button.',
    states: {
      Default: () => <Strip />,
      'One new row': () => <Strip arrived={1} />,
      'New rows': () => <Strip arrived={12} />,
      'Long text': () => <Strip text={longText} />,
    },
  },
  {
    name: 'ListKeys',
    from: strip,
    note: 'On a laptop only.',
    states: { Default: () => keys },
  },
  {
    name: 'ListOptions',
    from: '#foundation/kit/list/list-options.tsx',
    note: 'Changes the lists of LiveList and ListPage here. A phone has no options.',
    states: { Default: () => <ListOptions list={listName} columns={columns} /> },
  },
  {
    name: 'Dock',
    from: '#foundation/kit/list/dock.tsx',
    note: 'Stays at the bottom edge while rows are selected.',
    states: {
      Default: () => <OneDock selected="2 selected, ₱750.50" />,
      'Long text': () => <OneDock selected={longText} />,
    },
  },
  ...listFilterExamples,
  ...listLineExamples,
]
