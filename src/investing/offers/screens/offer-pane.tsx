import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { showRate } from '#content/plans/shared/words.ts'
import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts, type Fact } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDateTime, showListTime, showWrittenDay } from '#foundation/time/shared/time.ts'
import type { AdminOffer, SoldOffer } from '../shared/contract.ts'
import { offerEnd } from '../shared/offer-end.ts'
import { offerConsoleWords } from '../shared/words-console.ts'
import { offers } from './calls.ts'
import { CloseOfferDialog } from './close-offer-dialog.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { TakenBar } from './taken-bar.tsx'

interface Props {
  offerId: string
  onClose: () => void
}

/** One offer with its terms, and what can be done with it. */
export function OfferPane({ offerId, onClose }: Props) {
  const w = useWords(offerConsoleWords)
  const language = useLanguage()
  const one = useQuery({
    ...offers.one.queryOptions({ input: { offerId } }),
    meta: { topics: ['placements'] },
  })
  const facts = useOfferFacts(one.data)
  if (one.isPending)
    return (
      <Card>
        <Skeleton lines={8} height="1.75rem" />
      </Card>
    )
  if (!one.data)
    return (
      <Card>
        <ErrorState title={w.fetchFailed} error={one.error} onRetry={() => void one.refetch()} />
      </Card>
    )
  const { standing, planName } = one.data
  return (
    <Card
      title={w.offerOf(nameIn(language, planName))}
      action={
        <span className="flex grow items-center justify-end gap-1">
          <StandingBadge standing={standing} />
          <IconButton
            label={w.closePane}
            icon={<X aria-hidden size={20} />}
            onClick={onClose}
            className="-my-2 -mr-2"
          />
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <OfferNotices offer={one.data} />
        <TakenBar offer={one.data} />
        <Facts facts={facts} />
        <OfferButtons offer={one.data} />
      </div>
    </Card>
  )
}

function OfferNotices({ offer: { standing, approvalId } }: { offer: AdminOffer }) {
  const w = useWords(offerConsoleWords)
  if (standing === 'draft')
    return approvalId ? (
      <Notice
        tone="waiting"
        action={
          <Link
            to="/admin/approvals"
            search={{ open: approvalId }}
            className="link target inline-flex items-center"
          >
            {w.toApproval}
          </Link>
        }
      >
        {w.waits}
      </Notice>
    ) : (
      <Warning>{w.notAsked}</Warning>
    )
  if (standing === 'expired' || standing === 'plan-replaced' || standing === 'tax-class-over')
    return <Warning>{w.whyNotOpen[standing]}</Warning>
  return null
}

function OfferButtons({ offer }: { offer: AdminOffer }) {
  const w = useWords(offerConsoleWords)
  const [closing, setClosing] = useState(false)
  const [approvalId, renew] = useRequestId()
  const ask = useMutation(
    offers.askAgain.mutationOptions({
      onSuccess: () => {
        renew()
        notify({ title: w.asked, message: w.askedMore, tone: 'info' })
      },
      onError: showFailure(w.updateFailed),
    }),
  )
  const { offerId, standing, mine, closedAt } = offer
  if (closedAt) return null
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {standing === 'draft' && mine && !offer.approvalId && (
        <SendingButton pending={ask.isPending} onClick={() => ask.mutate({ offerId, approvalId })}>
          {w.askAgain}
        </SendingButton>
      )}
      <Button variant="secondary" onClick={() => setClosing(true)}>
        {standing === 'draft' ? w.giveUp : w.closeOffer}
      </Button>
      {closing && <CloseOfferDialog offer={offer} onClose={() => setClosing(false)} />}
    </div>
  )
}

function useOfferFacts(offer: SoldOffer | undefined): Fact[] {
  const w = useWords(offerConsoleWords)
  const language = useLanguage()
  if (!offer) return []
  const { earlyExitBasisPoints, taxClassName, taxRateBasisPoints } = offer
  const { placedCentavos, soldBeforeCentavos, users } = offer.sold
  const left = offer.totalCapCentavos - placedCentavos - soldBeforeCentavos
  const peso = (centavos: bigint) => <span className="figures">{showPesos(centavos)}</span>
  const whoAt = (name: string | null, at: Date | null) =>
    at && w.whoAt(name ?? w.companyAccess, showListTime(at, language))
  return [
    {
      label: w.taken,
      value: (
        <>
          {peso(placedCentavos)} {w.takenBy(users)}
        </>
      ),
    },
    ...(soldBeforeCentavos > 0n ? [{ label: w.soldBefore, value: peso(soldBeforeCentavos) }] : []),
    { label: w.left, value: peso(left > 0n ? left : 0n) },
    {
      label: w.permissions[offer.permission],
      value: w.permissionOf(offer.regulator, offer.permissionNumber),
    },
    { label: w.expiresOn, value: showWrittenDay(offer.expiresOn, language) },
    {
      label: w.lookupUrl,
      value: (
        <a href={offer.lookupUrl} target="_blank" rel="noreferrer" className="link wrap-anywhere">
          {offer.lookupUrl}
        </a>
      ),
    },
    {
      label: w.document,
      value: (
        <a href={`/income/evidence/${offer.documentId}`} className="link wrap-anywhere">
          {offer.documentName}
        </a>
      ),
    },
    { label: w.minimum, value: peso(offer.minimumCentavos) },
    { label: w.step, value: peso(offer.stepCentavos) },
    { label: w.perUserCap, value: peso(offer.perUserCapCentavos) },
    { label: w.totalCap, value: peso(offer.totalCapCentavos) },
    { label: w.opensAt, value: showDateTime(offer.opensAt, language) },
    {
      label: w.closesAt,
      value: offerEnd(offer).byPermission
        ? w.closesWithPermission(
            showWrittenDay(offer.expiresOn, language),
            showDateTime(offer.closesAt, language),
          )
        : showDateTime(offer.closesAt, language),
    },
    {
      label: w.earlyExit,
      value:
        earlyExitBasisPoints === null
          ? w.noEarlyExit
          : w.earlyExitOf(showRate(earlyExitBasisPoints)),
    },
    {
      label: w.taxClass,
      value:
        taxClassName === null || taxRateBasisPoints === null
          ? w.noTax
          : w.classRate(nameIn(language, taxClassName), showRate(taxRateBasisPoints)),
    },
    { label: w.pool, value: nameIn(language, offer.poolName) },
    { label: w.enteredBy, value: whoAt(offer.enteredByName, offer.createdAt) },
    { label: w.confirmedBy, value: whoAt(offer.confirmedByName, offer.confirmedAt) },
    { label: w.closedBy, value: whoAt(offer.closedByName, offer.closedAt) },
    { label: w.closeReason, value: offer.closeReason },
  ]
}
