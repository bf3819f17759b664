import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { AsOf, RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { NeedsConnection } from '#foundation/kit/offline/needs-connection.tsx'
import { NotKept, OfflineBanner } from '#foundation/kit/offline/online.tsx'
import { ReconnectingLine } from '#foundation/kit/offline/reconnecting-line.tsx'
import { longText, type Example } from '../example.tsx'
import { fault } from './blocks.tsx'

const answer = { dataUpdatedAt: Date.now(), isError: false }
const online = '#foundation/kit/offline/online.tsx'

export const connectionExamples: readonly Example[] = [
  {
    name: 'FetchFailed',
    from: '#foundation/kit/data/fetch-failed.tsx',
    note: 'In place of figures: a balance that could not be read is never shown as zero.',
    states: {
      Error: () => <FetchFailed title="Error Fetching Balance" error={fault} onRetry={() => {}} />,
      'Long text': () => (
        <FetchFailed title={longText} message={longText} error={fault} onRetry={() => {}} />
      ),
    },
  },
  {
    name: 'OfflineBanner',
    from: online,
    note: 'Renders nothing online: choose "Offline" at the top of this page.',
    states: { Default: () => <OfflineBanner /> },
  },
  { name: 'NotKept', from: online, states: { Default: () => <NotKept /> } },
  {
    name: 'NeedsConnection',
    from: '#foundation/kit/offline/needs-connection.tsx',
    states: { Default: () => <NeedsConnection /> },
  },
  {
    name: 'AsOf',
    from: '#foundation/kit/offline/as-of.tsx',
    states: {
      'All is well': () => <AsOf answer={answer} always />,
      'After a failed refetch': () => <AsOf answer={{ ...answer, isError: true }} />,
    },
  },
  {
    name: 'RefetchFailed',
    from: '#foundation/kit/offline/as-of.tsx',
    note: 'Above rows that are kept; AsOf shows it when it is given a title.',
    states: {
      Error: () => <RefetchFailed title="Error Fetching Chats" answer={{ error: fault }} />,
    },
  },
  {
    name: 'ReconnectingLine',
    from: '#foundation/kit/offline/reconnecting-line.tsx',
    note:
      'Renders nothing until the live events have been interrupted for three seconds. This page ' +
      'has no live events.',
    states: { 'Not interrupted': () => <ReconnectingLine /> },
  },
]
