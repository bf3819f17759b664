import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { CountBadge, UnreadDot } from '#foundation/kit/ui/count-badge.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Limits } from '#foundation/kit/ui/limits.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { QrCode } from '#foundation/kit/ui/qr-code.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { longName, longText, type Example } from '../example.tsx'

const amount: Example = {
  name: 'Amount',
  from: '#foundation/kit/ui/amount.tsx',
  note: 'Takes whole centavos.',
  small: true,
  states: {
    Default: () => <Amount centavos={125_050n} />,
    Zero: () => <Amount centavos={0n} />,
    'Money that came in': () => <Amount centavos={125_050n} sign="written" />,
    'Money that went out': () => <Amount centavos={-125_050n} sign="written" />,
    Large: () => <Amount centavos={125_050n} size="large" />,
    Balance: () => <Amount centavos={125_050n} size="balance" />,
    Hidden: () => <Amount centavos={125_050n} size="balance" hidden />,
    'Longest amount': () => <Amount centavos={99_999_999_999_999n} />,
  },
}

const statusBadge: Example = {
  name: 'StatusBadge',
  from: '#foundation/kit/ui/status-badge.tsx',
  small: true,
  states: {
    Neutral: () => <StatusBadge tone="neutral">Cancelled</StatusBadge>,
    Credited: () => <StatusBadge tone="credited">Completed</StatusBadge>,
    Waiting: () => <StatusBadge tone="waiting">Pending</StatusBadge>,
    Held: () => <StatusBadge tone="held">On hold</StatusBadge>,
    Failed: () => <StatusBadge tone="failed">Declined</StatusBadge>,
    Info: () => <StatusBadge tone="info">New</StatusBadge>,
    'Long text': () => <StatusBadge tone="waiting">Waits for a second person</StatusBadge>,
  },
}

const avatar: Example = {
  name: 'Avatar',
  from: '#foundation/kit/ui/avatar.tsx',
  small: true,
  states: {
    Initials: () => <Avatar fullName="Maria Clara Santos" />,
    Picture: () => <Avatar fullName="Maria Clara Santos" src="/icon-192.png" />,
    'Only an email': () => <Avatar email="zeny@example.com" />,
    'Nothing known': () => <Avatar />,
    'Broken picture': () => <Avatar fullName="Maria Clara Santos" src="data:image/png," />,
    'Small, large, huge': () => (
      <span className="flex items-center gap-2">
        <Avatar size="small" fullName="Maria Santos" />
        <Avatar size="large" fullName="Maria Santos" />
        <Avatar size="huge" fullName="Maria Santos" />
      </span>
    ),
  },
}

const facts: Example = {
  name: 'Facts',
  from: '#foundation/kit/ui/facts.tsx',
  states: {
    Default: () => (
      <Facts
        facts={[
          { label: 'Reference', value: 'REF20261122ABCDEF' },
          { label: 'Amount', value: <Amount centavos={125_050n} /> },
        ]}
      />
    ),
    'A fact without a value is left out': () => (
      <Facts
        facts={[
          { label: 'Reference', value: 'REF20261122ABCDEF' },
          { label: 'Remark', value: '' },
        ]}
      />
    ),
    'Long text': () => <Facts facts={[{ label: 'Account name', value: longText }]} />,
  },
}

const limits: Example = {
  name: 'Limits',
  from: '#foundation/kit/ui/limits.tsx',
  states: {
    Default: () => (
      <Limits
        limits={[
          { label: 'Available', value: <Amount centavos={125_050n} /> },
          { label: 'Minimum', value: <Amount centavos={50_000n} /> },
          { label: 'Fee', value: 'None' },
          { label: 'Arrives', value: 'Within one banking day', wide: true },
        ]}
      />
    ),
    'Long text': () => <Limits limits={[{ label: 'Arrives', value: longText, wide: true }]} />,
  },
}

export const valueExamples: readonly Example[] = [
  amount,
  statusBadge,
  {
    name: 'CountBadge',
    from: '#foundation/kit/ui/count-badge.tsx',
    small: true,
    states: {
      Default: () => <CountBadge count={3} label="3 unread" />,
      'More than 99': () => <CountBadge count={240} label="240 unread" />,
      'Empty: renders nothing': () => <CountBadge count={0} label="Nothing unread" />,
    },
  },
  {
    name: 'UnreadDot',
    from: '#foundation/kit/ui/count-badge.tsx',
    small: true,
    states: {
      'On a picture': () => (
        <span className="relative inline-flex">
          <Avatar fullName="Maria Santos" />
          <UnreadDot className="top-0 right-0" />
        </span>
      ),
    },
  },
  avatar,
  {
    name: 'PersonLines',
    from: '#foundation/kit/ui/person-lines.tsx',
    small: true,
    states: {
      Default: () => <PersonLines name="Maria Santos" email="maria@example.com" />,
      'Long text': () => (
        <PersonLines
          name={longName}
          email="maria.concepcion.de-los-santos.villanueva@mail.very-long-company.example.com"
        />
      ),
    },
  },
  facts,
  limits,
  {
    name: 'QrCode',
    from: '#foundation/kit/ui/qr-code.tsx',
    note: 'Dark on white in both themes: scanners need that.',
    small: true,
    states: {
      Default: () => (
        <QrCode text="https://example.com/verify/ABC" label="Opens the receipt" className="w-32" />
      ),
    },
  },
  { name: 'Brand', from: '#foundation/kit/ui/brand.tsx', small: true, states: { Default: Brand } },
]
