import type { Fact } from '#foundation/kit/ui/facts.tsx'
import { absolute, showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { ApprovalRequestView } from '../shared/contract.ts'
import type { approvalWords } from '../shared/words.ts'

/** The amount placed, what comes back of it, what is lost or gained; none for other requests. */
export function payoutFacts(
  { details: { placedCentavos }, amountCentavos }: ApprovalRequestView,
  w: typeof approvalWords,
): Fact[] {
  if (placedCentavos === null) return []
  const pesos = (amount: bigint) => <span className="figures">{showPesos(amount)}</span>
  const gain = amountCentavos - placedCentavos
  const lines = [
    { label: w.placed, value: pesos(placedCentavos) },
    { label: w.comesBack, value: pesos(amountCentavos) },
  ]
  if (gain > 0n) lines.push({ label: w.gained, value: pesos(gain) })
  if (gain < 0n)
    lines.push({
      label: w.lost,
      value: <strong className="figures text-failed">{showPesos(-gain)}</strong>,
    })
  return lines
}

/** The title of the pane of a request. That of an impaired investment names the loss. */
export function requestTitle(
  { kind, amountCentavos, details: { placedCentavos } }: ApprovalRequestView,
  w: typeof approvalWords,
): string {
  const amount =
    kind === 'adjustment' ? showPesosSigned(amountCentavos) : showPesos(absolute(amountCentavos))
  if (kind === 'offer') return w.detailTitle(w.kinds.offer, w.upTo(amount))
  if (kind !== 'impair' || placedCentavos === null) return w.detailTitle(w.kinds[kind], amount)
  return w.detailTitle(w.kinds.impair, w.lostOf(showPesos(placedCentavos - amountCentavos)))
}
