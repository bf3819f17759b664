import { Clock3 } from 'lucide-react'
import { useState } from 'react'
import { AgeSince } from '#foundation/kit/time/age.tsx'
import { Countdown } from '#foundation/kit/time/countdown.tsx'
import { DaySection } from '#foundation/kit/time/day-section.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { RelativeTime } from '#foundation/kit/time/relative-time.tsx'
import { Ring } from '#foundation/kit/time/ring.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Since } from '#foundation/kit/time/since.tsx'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { Focused, type Example } from '../example.tsx'

const minute = 60_000
const patience = { long: 60 * minute, late: 240 * minute }
const clock = <Clock3 aria-hidden size={20} />
const ago = (minutes: number) => new Date(serverNow() - minutes * minute)

function Left({ minutes, large = false }: { minutes: number; large?: boolean }) {
  const [deadline] = useState(() => ago(-minutes))
  return <Countdown deadline={deadline} label="Time left" size={large ? 'large' : 'normal'} />
}

export const timeExamples: readonly Example[] = [
  {
    name: 'Countdown',
    from: '#foundation/kit/time/countdown.tsx',
    note: 'To a deadline of the server, whatever the clock of the device says.',
    small: true,
    states: {
      Default: () => <Left minutes={30} />,
      Large: () => <Left minutes={30} large />,
      Over: () => <Left minutes={-1} />,
    },
  },
  {
    name: 'DaySection',
    from: '#foundation/kit/time/day-section.tsx',
    note: 'Its heading stays while its rows scroll past.',
    states: {
      Today: () => <DaySection day={manilaDate(ago(0))}>Signed in</DaySection>,
      Yesterday: () => <DaySection day={manilaDate(ago(60 * 24))}>Signed in</DaySection>,
      'Another day': () => <DaySection day="2025-11-22">Signed in</DaySection>,
    },
  },
  {
    name: 'ListTime',
    from: '#foundation/kit/time/list-time.tsx',
    small: true,
    states: { Default: () => <ListTime at={ago(90)} /> },
  },
  {
    name: 'RelativeTime',
    from: '#foundation/kit/time/relative-time.tsx',
    note: 'A press shows the exact time.',
    small: true,
    states: {
      'Just now': () => <RelativeTime instant={ago(0)} />,
      'Minutes ago': () => <RelativeTime instant={ago(5)} />,
      'Long ago': () => <RelativeTime instant={ago(60 * 24 * 400)} />,
      'Focused by keyboard': () => (
        <Focused>
          <RelativeTime instant={ago(5)} />
        </Focused>
      ),
    },
  },
  {
    name: 'Since',
    from: '#foundation/kit/time/since.tsx',
    note: 'The same inside links and buttons.',
    small: true,
    states: {
      Default: () => <Since instant={ago(90)} />,
      Brief: () => <Since brief instant={ago(90)} />,
    },
  },
  {
    name: 'AgeSince',
    from: '#foundation/kit/time/age.tsx',
    note: 'In one-line rows. Point at it to see the exact time.',
    small: true,
    states: {
      Fresh: () => <AgeSince instant={ago(5)} patience={patience} />,
      'Waits long': () => <AgeSince instant={ago(90)} patience={patience} />,
      Late: () => <AgeSince instant={ago(300)} patience={patience} />,
      'Waits for nobody': () => <AgeSince instant={ago(60 * 24 * 40)} />,
    },
  },
  {
    name: 'Ring',
    from: '#foundation/kit/time/ring.tsx',
    note: 'For the eye only: say the same beside it.',
    small: true,
    states: {
      Full: () => <Ring part={1}>{clock}</Ring>,
      'A third is left': () => <Ring part={1 / 3}>{clock}</Ring>,
      Over: () => <Ring part={0}>{clock}</Ring>,
    },
  },
]
