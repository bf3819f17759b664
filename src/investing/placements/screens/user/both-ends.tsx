import { Amount } from '#foundation/kit/ui/amount.tsx'
import { NotOwed } from './not-owed.tsx'

interface End {
  label: string
  centavos: bigint
}

/** The projection and the worst case side by side, in one size and on one line. */
export function BothEnds({ projected, worst }: { projected: End; worst: End }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
      <Tile end={projected} isProjected />
      <Tile end={worst} />
    </dl>
  )
}

function Tile({ end, isProjected = false }: { end: End; isProjected?: boolean }) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-1 rounded-card bg-sunken p-3">
      <dt className="text-sm text-muted">{end.label}</dt>
      <dd>
        <Amount centavos={end.centavos} size="large" />
        {isProjected && <NotOwed />}
      </dd>
    </div>
  )
}
