import { nameIn, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Fact } from '#foundation/kit/ui/facts.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDateTime, showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import type { ApprovalRequestView } from '../shared/contract.ts'
import type { approvalWords } from '../shared/words.ts'

/** The lines of a request that opens an offer; none for other requests. */
export function offerFacts(
  { details: { offer }, amountCentavos }: ApprovalRequestView,
  w: typeof approvalWords,
  language: Language,
): Fact[] {
  if (!offer) return []
  const named = (name: BilingualText) => nameIn(language, name)
  const percent = (basisPoints: number) => `${basisPoints / 100}%`
  const { minimumCentavos, stepCentavos, perUserCapCentavos, earlyExitBasisPoints } = offer
  const { soldBeforeCentavos } = offer
  const leftCentavos =
    amountCentavos > soldBeforeCentavos ? amountCentavos - soldBeforeCentavos : 0n
  return [
    { label: w.plan, value: named(offer.planName) },
    {
      label: w.permissions[offer.permission],
      value: w.permissionOf(offer.regulator, offer.permissionNumber),
    },
    { label: w.expiry, value: showWrittenDay(offer.expiresOn, language) },
    { label: w.lookup, value: <OuterLink href={offer.lookupUrl} text={offer.lookupUrl} /> },
    {
      label: w.evidence,
      value: (
        <a href={`/income/evidence/${offer.documentId}`} className="link wrap-anywhere">
          {offer.documentName}
        </a>
      ),
    },
    {
      label: w.minimum,
      value: w.minimumOf(showPesos(minimumCentavos), showPesos(stepCentavos)),
    },
    { label: w.caps, value: w.capsOf(showPesos(perUserCapCentavos), showPesos(amountCentavos)) },
    {
      label: w.soldBefore,
      value:
        soldBeforeCentavos === 0n
          ? w.nothingSold
          : w.soldBeforeOf(showPesos(soldBeforeCentavos), showPesos(leftCentavos)),
    },
    {
      label: w.opensAndCloses,
      value: w.periodOf(
        showDateTime(offer.opensAt, language),
        showDateTime(offer.closesAt, language),
      ),
    },
    {
      label: w.earlyExit,
      value:
        earlyExitBasisPoints === null
          ? w.noEarlyExit
          : w.earlyExitFee(percent(earlyExitBasisPoints)),
    },
    {
      label: w.taxClass,
      value:
        offer.taxClassName === null || offer.taxRateBasisPoints === null
          ? w.noTax
          : `${named(offer.taxClassName)}, ${percent(offer.taxRateBasisPoints)}`,
    },
    { label: w.pool, value: named(offer.poolName) },
  ]
}

function OuterLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link wrap-anywhere">
      {text}
    </a>
  )
}
