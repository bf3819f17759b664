import { textIn } from '#foundation/contract/shared/bilingual.ts'
import type { Fact } from '#foundation/kit/ui/facts.tsx'
import { absolute, showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import type { ApprovalRequestView, ApprovalRowView } from '../shared/contract.ts'
import type { approvalWords } from '../shared/words.ts'

/** The amount placed, what comes back of it, what is lost or gained; none for other requests. */
export function payoutFacts(
  { details: { placedCentavos, lateReturn }, amountCentavos }: ApprovalRequestView,
  w: typeof approvalWords,
  language: Language,
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
  if (lateReturn) {
    const { gainCentavos, poolName, inPoolCentavos, dueCentavos } = lateReturn
    lines.push(
      { label: w.gainLost, value: pesos(gainCentavos) },
      {
        label: w.lateIn(textIn(language, poolName)),
        value: (
          <span className="figures">
            {w.lateDue(showPesos(inPoolCentavos), showPesos(dueCentavos))}
          </span>
        ),
      },
    )
  }
  return lines
}

/** The name of a request: its kind, or that an investment ends with all of its principal. */
export const requestName = (
  { kind, allComesBack }: Pick<ApprovalRowView, 'kind' | 'allComesBack'>,
  w: typeof approvalWords,
): string => (allComesBack ? w.noReturn : w.kinds[kind])

/** The title of the pane of a request. That of an impaired investment names the loss. */
export function requestTitle(request: ApprovalRequestView, w: typeof approvalWords): string {
  const { kind, amountCentavos, allComesBack, details } = request
  const amount =
    kind === 'adjustment' ? showPesosSigned(amountCentavos) : showPesos(absolute(amountCentavos))
  const name = requestName(request, w)
  if (kind === 'offer') return w.detailTitle(name, w.upTo(amount))
  if (kind !== 'impair' || allComesBack || details.placedCentavos === null)
    return w.detailTitle(name, amount)
  return w.detailTitle(name, w.lostOf(showPesos(details.placedCentavos - amountCentavos)))
}
