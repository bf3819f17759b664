import { Trash2, Wallet } from 'lucide-react'
import { Button, IconButton, LinkButton, Spinner } from '#foundation/kit/ui/button.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Focused, longText, type Example } from '../example.tsx'

const wallet = <Wallet aria-hidden size={18} />
const bin = <Trash2 aria-hidden size={20} />

const button: Example = {
  name: 'Button',
  from: '#foundation/kit/ui/button.tsx',
  small: true,
  states: {
    Primary: () => <Button>Withdraw</Button>,
    Secondary: () => <Button variant="secondary">Cancel</Button>,
    Quiet: () => <Button variant="quiet">Show more</Button>,
    Danger: () => <Button variant="danger">Decline</Button>,
    'With an icon': () => <Button icon={wallet}>Deposit</Button>,
    'Small, for the console': () => <Button size="small">Approve</Button>,
    'Focused by keyboard': () => (
      <Focused>
        <Button>Withdraw</Button>
      </Focused>
    ),
    Disabled: () => <Button disabled>Withdraw</Button>,
    'Blocked: keeps the focus': () => <Button blocked>Withdraw</Button>,
    Pending: () => <Button pending>Withdraw</Button>,
    Wide: () => <Button wide>Review withdrawal</Button>,
    'On a teal field': () => (
      <div className="deep-field flex flex-wrap gap-3 rounded-card p-4">
        <Button variant="invite">Deposit</Button>
        <Button variant="onDeep">Withdraw</Button>
      </div>
    ),
    'Long text': () => <Button variant="secondary">{longText}</Button>,
  },
}

const linkButton: Example = {
  name: 'LinkButton',
  from: '#foundation/kit/ui/button.tsx',
  note: 'A link that looks like a button: for going to a page, never for doing something.',
  small: true,
  states: {
    Primary: () => <LinkButton to="/dashboard">Go to the dashboard</LinkButton>,
    Secondary: () => (
      <LinkButton variant="secondary" icon={wallet} to="/dashboard/wallet">
        Wallet
      </LinkButton>
    ),
    'Focused by keyboard': () => (
      <Focused>
        <LinkButton to="/dashboard">Go to the dashboard</LinkButton>
      </Focused>
    ),
    'Long text': () => (
      <LinkButton variant="quiet" to="/dashboard">
        {longText}
      </LinkButton>
    ),
  },
}

const iconButton: Example = {
  name: 'IconButton',
  from: '#foundation/kit/ui/button.tsx',
  note: 'The label is read out and shown as a tooltip.',
  small: true,
  states: {
    Default: () => <IconButton label="Remove" icon={bin} />,
    'Focused by keyboard': () => (
      <Focused>
        <IconButton label="Remove" icon={bin} />
      </Focused>
    ),
    Disabled: () => <IconButton label="Remove" icon={bin} disabled />,
  },
}

export const buttonExamples: readonly Example[] = [
  button,
  linkButton,
  iconButton,
  {
    name: 'CopyButton',
    from: '#foundation/kit/ui/copy-button.tsx',
    note: 'Says "Copied" for two seconds after a press.',
    small: true,
    states: {
      Default: () => <CopyButton value="REF20261122ABCDEF" what="reference" />,
      'Focused by keyboard': () => (
        <Focused>
          <CopyButton value="REF20261122ABCDEF" what="reference" />
        </Focused>
      ),
    },
  },
  {
    name: 'Spinner',
    from: '#foundation/kit/ui/button.tsx',
    small: true,
    states: { Default: () => <Spinner /> },
  },
]
