import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementQuote } from '../../../shared/views.ts'
import { portfolioQuery } from '../../calls.ts'
import { ReviewFacts } from '../review-facts.tsx'
import type { OpenPlan } from './open-plan.ts'

interface Props {
  offered: OpenPlan
  amountCentavos: bigint
  /** Null while this request may have been carried out, so that the balance may lack it. */
  availableCentavos: bigint | null
  quote: UseQueryResult<PlacementQuote>
  pending: boolean
  /** Money cannot leave the wallet now; a notice above says why. */
  held: boolean
  onConfirm: () => void
  onChange: () => void
}

/** Nothing has been sent yet; the button names the amount. */
export function ReviewStep({ quote, onChange, ...rest }: Props) {
  const w = useWords(subscribeWords)
  return (
    <Card title={w.reviewTitle}>
      <p className="mb-4 text-sm text-muted">{w.reviewIntro}</p>
      {quote.error && !quote.data && (
        <FetchFailed
          title={w.quoteFailed}
          error={quote.error}
          onRetry={() => void quote.refetch()}
        />
      )}
      {!quote.data && !quote.error && <Skeleton lines={6} />}
      {quote.data && <Checked {...rest} quote={quote.data} />}
      <div className="mt-3">
        <Button wide variant="secondary" disabled={rest.pending} onClick={onChange}>
          {w.changeAmount}
        </Button>
      </div>
    </Card>
  )
}

type CheckedProps = Omit<Props, 'quote' | 'onChange'> & { quote: PlacementQuote }

function Checked({
  offered,
  amountCentavos,
  availableCentavos,
  quote,
  pending,
  held,
  onConfirm,
}: CheckedProps) {
  const w = useWords(subscribeWords)
  const heldId = useId()
  return (
    <>
      <ReviewFacts
        planName={offered.plan.name}
        figures={{ ...quote, dates: quote }}
        more={{
          label: w.availableAfter,
          value:
            availableCentavos === null ? null : (
              <Amount centavos={availableCentavos - amountCentavos} />
            ),
        }}
      />
      <div className="mt-2.5 grid gap-3 border-t border-line pt-3">
        <PlacedBefore offerId={offered.offer.offerId} />
        {quote.needsProof && <p className="text-sm text-muted">{w.proof}</p>}
        <SendingButton
          wide
          pending={pending}
          blocked={held}
          aria-describedby={held ? heldId : undefined}
          onClick={onConfirm}
        >
          {w.place(showPesos(amountCentavos))}
        </SendingButton>
        {held && (
          <p id={heldId} className="text-sm text-waiting">
            {w.heldNow}
          </p>
        )}
      </div>
    </>
  )
}

const recentMs = 24 * 60 * 60_000

/** Perhaps in another tab, or before a reload. */
function PlacedBefore({ offerId }: { offerId: string }) {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const mine = useQuery(portfolioQuery)
  const before = mine.data?.placements.find(
    (one) =>
      one.offerId === offerId &&
      one.state === 'cooling' &&
      mine.dataUpdatedAt - one.createdAt.getTime() < recentMs,
  )
  if (!before) return null
  const when = showListTime(before.createdAt, language)
  return (
    <Notice tone="waiting" title={w.again}>
      {w.againMore(showPesos(before.principalCentavos), when)}
    </Notice>
  )
}
