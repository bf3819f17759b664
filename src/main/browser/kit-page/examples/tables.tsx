import { useState } from 'react'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListAndPane, OpenButton } from '#foundation/kit/table/list-and-pane.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListPager } from '#foundation/kit/table/list-pager.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { longText, type Example } from '../example.tsx'
import { fault } from './blocks.tsx'
import { answer, columns, rowKey, rows, type Row } from './sample-rows.tsx'

function Table(props: Partial<Parameters<typeof DataTable<Row>>[0]>) {
  return (
    <Card flush>
      <DataTable caption="Withdrawals" columns={columns} rows={rows} rowKey={rowKey} {...props} />
    </Card>
  )
}

const dataTable: Example = {
  name: 'DataTable',
  from: '#foundation/kit/table/data-table.tsx',
  note: 'Where the columns have no room, each row is a card.',
  states: {
    'Default and long text': () => <Table />,
    'Dense, with the open row and a footer': () => (
      <Table
        density="dense"
        isCurrent={({ id }) => id === rows[1]?.id}
        footer={<Button size="small">Load more</Button>}
      />
    ),
    'Waiting for other rows': () => <Table waiting />,
    Loading: () => <Table rows={undefined} />,
    Empty: () => <Table rows={[]} empty={<EmptyState title="No withdrawals yet" />} />,
    Error: () => <Table rows={undefined} error={fault} onRetry={() => {}} />,
  },
}

function StatusFilter({ all = 'All statuses' }) {
  const [chosen, setChosen] = useState<'pending'>()
  return (
    <FilterSelect
      label="Status"
      all={all}
      values={['pending']}
      names={{ pending: 'Pending' }}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}

function Filters({ label = 'Search by name or reference' }) {
  const [typed, setTyped] = useState('')
  return (
    <ListFilters label={label} typed={typed} maxLength={100} onType={setTyped}>
      <StatusFilter />
    </ListFilters>
  )
}

function List({ isPlaceholderData = false }) {
  return (
    <ListTable
      caption="Withdrawals"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      list={{ ...answer, isPlaceholderData }}
      place={{}}
    />
  )
}

function Pane() {
  const [open, setOpen] = useState<string | undefined>('REF1')
  return (
    <ListAndPane
      open={open}
      list={
        <Card title="Withdrawals">
          <OpenButton id="REF1" label="Open" name="Open REF1" onOpen={setOpen} />
        </Card>
      }
      pane={
        <Card
          title="REF1"
          action={
            <Button variant="quiet" onClick={() => setOpen(undefined)}>
              Close
            </Button>
          }
        >
          Maria Santos
        </Card>
      }
    />
  )
}

const pane = '#foundation/kit/table/list-and-pane.tsx'

export const tableExamples: readonly Example[] = [
  dataTable,
  {
    name: 'ListFilters',
    from: '#foundation/kit/table/list-filters.tsx',
    states: { Default: () => <Filters />, 'Long text': () => <Filters label={longText} /> },
  },
  {
    name: 'FilterSelect',
    from: '#foundation/kit/table/filter-select.tsx',
    small: true,
    states: { Default: () => <StatusFilter />, 'Long text': () => <StatusFilter all={longText} /> },
  },
  {
    name: 'ListTable',
    from: '#foundation/kit/table/list-table.tsx',
    note: 'One page of a long list in the console.',
    states: { Default: () => <List />, 'Waiting for other rows': () => <List isPlaceholderData /> },
  },
  {
    name: 'ListPager',
    from: '#foundation/kit/table/list-pager.tsx',
    note: 'A list of one page has none.',
    states: {
      'First page': () => <ListPager place={{}} older="2" newer={null} />,
      'In the middle': () => <ListPager place={{ before: '1' }} older="2" newer="1" />,
      'Last page': () => <ListPager place={{ before: '1' }} older={null} newer="1" />,
    },
  },
  {
    name: 'NoMatch',
    from: '#foundation/kit/table/no-match.tsx',
    states: {
      Empty: () => <NoMatch title="No withdrawal matches" onClear={() => {}} />,
      'Long text': () => <NoMatch title={longText} message={longText} onClear={() => {}} />,
    },
  },
  {
    name: 'ListAndPane',
    from: pane,
    note: 'Side by side from 1280 px; narrower, the open item is above the list.',
    states: { 'Open item': Pane },
  },
  {
    name: 'OpenButton',
    from: pane,
    small: true,
    states: {
      Default: () => <OpenButton id="REF2" label="Open" name="Open REF2" onOpen={() => {}} />,
    },
  },
]
