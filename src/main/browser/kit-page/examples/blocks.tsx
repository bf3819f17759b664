import { ORPCError } from '@orpc/client'
import { Bell, Landmark } from 'lucide-react'
import { useId } from 'react'
import { IconTile } from '#foundation/kit/rows/icon-tile.tsx'
import { RowLink } from '#foundation/kit/rows/row-link.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card, CardGroup } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { Timeline, type TimelineStep } from '#foundation/kit/ui/timeline.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { longText, type Example } from '../example.tsx'
import { foldExamples } from './folds.tsx'

export const fault = new ORPCError('INTERNAL_SERVER_ERROR', {
  data: { requestId: '0199f3a2-5b1c-7c1e-9d55-2b1e6f0a4c77' },
})
const refusal = new ORPCError('CONFLICT', {
  data: {
    name: 'maintenance',
    title: 'Under Maintenance',
    message: 'Kaban is being looked after. Nothing was changed.',
    requestId: '0199f3a2-5b1c-7c1e-9d55-2b1e6f0a4c77',
  },
})

const card: Example = {
  name: 'Card',
  from: '#foundation/kit/ui/card.tsx',
  states: {
    Default: () => <Card title="Bank details">BPI · Maria Santos · •••• 4321</Card>,
    'With an action': () => (
      <Card title="Bank details" action={<Button variant="quiet">Change</Button>}>
        BPI · Maria Santos · •••• 4321
      </Card>
    ),
    'Without a title': () => <Card>BPI · Maria Santos · •••• 4321</Card>,
    'Long text': () => <Card title={longText}>{longText}</Card>,
  },
}

const iconTile: Example = {
  name: 'IconTile',
  from: '#foundation/kit/rows/icon-tile.tsx',
  small: true,
  states: {
    Default: () => <IconTile icon={<Bell aria-hidden size={20} />} />,
    Tones: () => (
      <span className="flex gap-2">
        {(['neutral', 'credited', 'waiting', 'held', 'failed', 'info'] as const).map((tone) => (
          <IconTile key={tone} tone={tone} icon={<Bell aria-hidden size={20} />} />
        ))}
      </span>
    ),
  },
}

const rowLink: Example = {
  name: 'RowLink',
  from: '#foundation/kit/rows/row-link.tsx',
  states: {
    Default: () => (
      <RowLink
        to="/dashboard/bank-details"
        icon={<Landmark aria-hidden size={20} />}
        title="Bank Details"
        hint="Where your withdrawals go"
      />
    ),
    'Without a hint': () => (
      <RowLink to="/dashboard/settings" icon={<Bell aria-hidden size={20} />} title="Settings" />
    ),
    'Long text': () => (
      <RowLink
        to="/dashboard/settings"
        icon={<Bell aria-hidden size={20} />}
        title={longText}
        hint={longText}
        extra="3"
      />
    ),
  },
}

const warning: Example = {
  name: 'Warning',
  from: '#foundation/kit/ui/warning.tsx',
  note: 'Of something other than time.',
  states: {
    Default: () => <Warning title="It cannot be undone">Everybody gets it at once.</Warning>,
    'Without a title': () => <Warning>An accountant must choose the class.</Warning>,
  },
}

const notice: Example = {
  name: 'Notice',
  from: '#foundation/kit/ui/notice.tsx',
  states: {
    Info: () => <Notice title="Deposits open at 8:00 AM">Until then you can read.</Notice>,
    Credited: () => <Notice tone="credited" title="Your email is verified" />,
    Waiting: () => <Notice tone="waiting">A withdrawal waits for a second person.</Notice>,
    Held: () => <Notice tone="held">Withdrawals are on hold for 24 hours.</Notice>,
    Failed: () => (
      <Notice
        tone="failed"
        title="The payment failed"
        action={<Button variant="secondary">Try again</Button>}
      >
        Nothing was taken from your wallet.
      </Notice>
    ),
    Neutral: () => <Notice tone="neutral">This account is closed.</Notice>,
    'Long text': () => <Notice title={longText}>{longText}</Notice>,
  },
}

const steps: readonly TimelineStep[] = [
  { id: '1', tone: 'info', title: 'Requested', detail: 'Nov 22, 2026, 3:30 PM' },
  { id: '2', tone: 'waiting', title: 'In process', detail: 'Nov 22, 2026, 3:41 PM' },
]

const timeline: Example = {
  name: 'Timeline',
  from: '#foundation/kit/ui/timeline.tsx',
  states: {
    Default: () => <Timeline label="History" steps={steps} />,
    'With a next step': () => (
      <Timeline
        label="History"
        steps={steps}
        next={{ title: 'Completed', detail: 'Usually within two hours' }}
      />
    ),
    'Long text': () => (
      <Timeline
        label="History"
        steps={[{ id: '1', tone: 'failed', title: longText, detail: longText }]}
      />
    ),
  },
}

const errorState: Example = {
  name: 'ErrorState',
  from: '#foundation/kit/ui/states.tsx',
  states: {
    'A fault, with its request id': () => <ErrorState error={fault} onRetry={() => {}} />,
    'A refusal has its own words': () => <ErrorState error={refusal} />,
    'No answer came': () => (
      <ErrorState error={new TypeError()} title="Error Fetching Withdrawals" onRetry={() => {}} />
    ),
    'Long text': () => <ErrorState error={fault} title={longText} message={longText} />,
  },
}

export const blockExamples: readonly Example[] = [
  card,
  {
    name: 'CardGroup',
    from: '#foundation/kit/ui/card.tsx',
    note: 'The headings of its cards are one level deeper.',
    states: {
      Default: () => (
        <CardGroup id={useId()} title="Sign-in">
          <Card title="Password">Changed 3 days ago</Card>
          <Card title="Authenticator app">Not set up</Card>
        </CardGroup>
      ),
    },
  },
  ...foldExamples,
  iconTile,
  rowLink,
  notice,
  warning,
  timeline,
  {
    name: 'Skeleton',
    from: '#foundation/kit/ui/skeleton.tsx',
    note: 'Appears after 300 ms.',
    states: {
      'One line': () => <Skeleton />,
      'A list': () => <Skeleton lines={4} height="2.5rem" />,
    },
  },
  {
    name: 'EmptyState',
    from: '#foundation/kit/ui/states.tsx',
    states: {
      Empty: () => <EmptyState title="No transactions yet" />,
      'With a next step': () => (
        <EmptyState
          title="No transactions yet"
          message="Your first deposit appears here."
          action={<Button>Deposit</Button>}
        />
      ),
      'Long text': () => <EmptyState title={longText} message={longText} />,
    },
  },
  errorState,
]
