import { Bell, Wallet } from 'lucide-react'
import { useId, useState } from 'react'
import { ComboboxInput } from '#foundation/kit/combobox/combobox-input.tsx'
import type { Finding } from '#foundation/kit/combobox/finding.ts'
import { FoundList } from '#foundation/kit/combobox/found-list.tsx'
import { Focused, longText, type Example } from '../example.tsx'

const findings: readonly Finding[] = [
  { id: 'wallet', icon: Wallet, title: 'Wallet', detail: 'Your balance', aside: '₱1,250.00' },
  { id: 'bell', icon: Bell, title: 'Notifications' },
]

function OneInput({ start = '', label = 'Search' }) {
  const [typed, setTyped] = useState(start)
  return (
    <ComboboxInput
      id={useId()}
      label={label}
      chosen={undefined}
      open={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

function OneList({ dense = false, found = findings }) {
  const [chosen, setChosen] = useState(found[0])
  return (
    <FoundList
      id={useId()}
      label="Results"
      titles={{ pages: 'Pages' }}
      groups={[{ name: 'pages', findings: found }]}
      chosen={chosen}
      onPoint={setChosen}
      onChoose={setChosen}
      dense={dense}
    />
  )
}

export const comboboxExamples: readonly Example[] = [
  {
    name: 'ComboboxInput',
    from: '#foundation/kit/combobox/combobox-input.tsx',
    states: {
      Empty: () => <OneInput />,
      Filled: () => <OneInput start="Maria" />,
      'Focused by keyboard': () => (
        <Focused>
          <OneInput />
        </Focused>
      ),
      'Long text': () => <OneInput label={longText} start={longText} />,
    },
  },
  {
    name: 'FoundList',
    from: '#foundation/kit/combobox/found-list.tsx',
    states: {
      Default: () => <OneList />,
      'One line each': () => <OneList dense />,
      'Long text': () => (
        <OneList found={[{ id: 'long', icon: Bell, title: longText, detail: longText }]} />
      ),
    },
  },
]
