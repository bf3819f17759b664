import { useWords } from '#foundation/kit/i18n/language.tsx'
import { shareOf } from '#foundation/kit/ui/share-of.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { SoldOffer } from '../shared/contract.ts'
import { offerConsoleWords } from '../shared/words-console.ts'

/** How much of its total cap an offer has taken, and from how many. */
export function Taken({ offer }: { offer: SoldOffer }) {
  const w = useWords(offerConsoleWords)
  const { totalCapCentavos, perUserCapCentavos } = offer
  const { placedCentavos, soldBeforeCentavos, users } = offer.sold
  return (
    <div className="grid w-full min-w-0 gap-1">
      <span className="figures">
        {w.takenOf(showPesos(placedCentavos), showPesos(totalCapCentavos))}
      </span>
      <TakenBar offer={offer} />
      <span className="figures text-sm text-muted">
        {w.eachAtMost(w.takenBy(users), showPesos(perUserCapCentavos))}
      </span>
      {soldBeforeCentavos > 0n && (
        <span className="figures text-sm text-muted">
          {w.soldBeforeOf(showPesos(soldBeforeCentavos))}
        </span>
      )}
    </div>
  )
}

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
