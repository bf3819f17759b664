import type { Published } from '#content/content/shared/rules.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { showDay, showWrittenDay } from '#foundation/time/shared/time.ts'
import type { PageLanguage, PublicOffer } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { bothText } from '../../page/page-section.tsx'
import { planWords } from '../../page/site-words.ts'
import { showPercent } from '../show-figure.ts'

export interface OfferProps {
  entry: Published<'plan'>
  offer: PublicOffer | undefined
  language: PageLanguage
}

/** The registration or exemption of an open offer; otherwise what Legal compliance says. */
export function Permission({
  entry,
  offer,
  language,
  isRegistered,
}: OfferProps & { isRegistered: boolean }) {
  const w = planWords(language)
  return (
    <p className="pt-1 pb-2">
      <span className="block text-muted">{w.licence}</span>
      {offer?.standing === 'open' ? (
        <>
          <span data-source={entrySource('plan', entry)} className="block wrap-anywhere">
            {offer.permission === 'exemption' && `${w.exempt} `}
            {offer.regulator}, {offer.permissionNumber}
          </span>
          <a
            href={offer.lookupUrl}
            rel="noreferrer"
            className="link target inline-flex items-center"
          >
            {w.lookUp}
          </a>
        </>
      ) : (
        <>
          {isRegistered ? '' : `${w.noLicence} `}
          <a href="#legal" className="link target inline-flex items-center">
            {isRegistered ? w.licences : w.licencesHere}
          </a>
        </>
      )}
    </p>
  )
}

/** Belongs to the fees: a plan that says 'None' there means its term only. */
export function earlyExitFee(offer: PublicOffer | undefined): string | undefined {
  const share = offer?.standing === 'open' ? offer.earlyExitBasisPoints : null
  return share ? showPercent(share) : undefined
}

/** Leads to the plan through sign-up or sign-in. While the plan takes no money it says why. */
export function InvestButton({ entry, offer, language }: OfferProps) {
  const w = planWords(language)
  const name = (
    <span data-source={entrySource('plan', entry)} className="sr-only">
      : {bothText(entry.body.name, language)}
    </span>
  )
  if (!takesMoney(offer))
    return (
      <span
        role="link"
        aria-disabled="true"
        data-source={entrySource('plan', entry)}
        className={
          'no-print flex min-h-11 min-w-0 grow items-center justify-center rounded-button ' +
          'bg-sunken px-3 py-1.5 text-center text-sm leading-tight text-muted'
        }
      >
        <span>
          {whyClosed(offer, language)}
          {name}
        </span>
      </span>
    )
  const wanted = `/dashboard/investments/plans?plan=${entry.entryId}`
  return (
    <a
      href={`/register?returnTo=${encodeURIComponent(wanted)}`}
      className={`${buttonStyle({})} no-print min-w-0 grow no-underline`}
    >
      {w.invest}
      {name}
    </a>
  )
}

export function takesMoney(offer: PublicOffer | undefined): boolean {
  return offer?.standing === 'open' && !offer.isFull
}

function whyClosed(offer: PublicOffer | undefined, language: PageLanguage): string {
  const w = planWords(language)
  if (!offer) return w.notOffered
  if (offer.isFull) return w.full
  if (offer.standing === 'upcoming') return w.opensOn(showDay(offer.opensAt, language))
  if (offer.standing === 'expired')
    return w.permissionOver(showWrittenDay(offer.expiresOn, language))
  if (offer.standing === 'plan-replaced') return w.replaced
  if (offer.standing === 'tax-class-over') return w.taxClassOver
  // A closing time at midnight is the end of the day before.
  return w.closedOn(showDay(offer.closedAt ?? new Date(offer.closesAt.getTime() - 1), language))
}
