import { shareOf } from '#foundation/kit/ui/share-of.ts'
import type { SoldOffer } from '../shared/contract.ts'

/** Lighter: sold before under the same permission. The rest of the bar is free. */
export function TakenBar({ offer: { totalCapCentavos, sold } }: { offer: SoldOffer }) {
  const share = (centavos: bigint) => shareOf(centavos, totalCapCentavos)
  return (
    <span
      aria-hidden
      className="flex h-2 min-w-24 overflow-hidden rounded-full border border-line bg-sunken"
    >
      <span className="bg-control-line" style={{ width: share(sold.soldBeforeCentavos) }} />
      <span className="bg-primary" style={{ width: share(sold.placedCentavos) }} />
    </span>
  )
}
