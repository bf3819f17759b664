import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { shareOf } from '#foundation/kit/ui/share-of.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Wall } from '../../shared/contract-staff.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { WallChart } from './wall-chart.tsx'
import { wallSums } from './wall-columns.ts'

/** All projected returns against what could pay them, and when declared income runs out. */
export function WallGlance({ wall }: { wall: Wall }) {
  const w = useWords(staffWords)
  const { lateCentavos, soonCentavos, laterCentavos, incomeCentavos } = wallSums(wall)
  const dueCentavos = lateCentavos + soonCentavos + laterCentavos
  const most = dueCentavos > incomeCentavos ? dueCentavos : incomeCentavos
  const part = (tone: string, centavos: bigint) => ({ tone, width: shareOf(centavos, most) })
  return (
    <Card title={w.glance}>
      <ul className="grid grid-cols-1 gap-4">
        <Bar
          label={w.gain}
          amount={dueCentavos}
          parts={[
            part('bg-failed', lateCentavos),
            part('bg-waiting', soonCentavos),
            part('bg-primary', laterCentavos),
          ]}
        >
          <Key tone="bg-failed" name={w.keyLate} amount={lateCentavos} />
          <Key tone="bg-waiting" name={w.keySoon} amount={soonCentavos} />
          <Key tone="bg-primary" name={w.keyLater} amount={laterCentavos} />
        </Bar>
        <Bar label={w.income} amount={incomeCentavos} parts={[part('bg-credited', incomeCentavos)]}>
          {wall.pools.length > 1 && <span>{w.poolsApart}</span>}
        </Bar>
      </ul>
      <p className="mt-4 text-sm text-muted">{w.principalApart(showPesos(wall.placedCentavos))}</p>
      <WallChart wall={wall} />
    </Card>
  )
}

interface BarProps {
  label: string
  amount: bigint
  parts: readonly { tone: string; width: string }[]
  children?: ReactNode
}

function Bar({ label, amount, parts, children }: BarProps) {
  return (
    <li className="grid grid-cols-1 gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{label}</span>
        <span className="figures ml-auto font-medium">{showPesos(amount)}</span>
      </p>
      <div aria-hidden className="flex h-4 gap-px overflow-hidden rounded-control bg-sunken">
        {parts
          .filter(({ width }) => width !== '0%')
          .map(({ tone, width }) => (
            <span key={tone} className={`min-w-1 ${tone}`} style={{ width }} />
          ))}
      </div>
      {children && (
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">{children}</p>
      )}
    </li>
  )
}

/** A part of a bar by name; none when there is nothing of it. */
function Key({ tone, name, amount }: { tone: string; name: string; amount: bigint }) {
  if (amount === 0n) return null
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-full ${tone}`} />
      {name} <span className="figures">{showPesos(amount)}</span>
    </span>
  )
}
