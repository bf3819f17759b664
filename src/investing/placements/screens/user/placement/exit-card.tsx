import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showRate } from '#content/plans/shared/words.ts'
import { isOutcomeUnknown, showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Countdown } from '#foundation/kit/time/countdown.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ExitQuote } from '../../../shared/contract-maturity.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { placements } from '../../calls.ts'

/** Whether and for what fee the placement can be ended before its term. */
export function ExitCard({ placement }: { placement: PlacementView }) {
  const w = useWords(placementWords)
  const { state, earlyExitBasisPoints, mayExit } = placement
  const [quote, setQuote] = useState<ExitQuote | null>(null)
  const ask = useMutation(
    placements.exitQuote.mutationOptions({
      onSuccess: setQuote,
      onError: showFailure(w.quoteFailed),
    }),
  )
  if (state !== 'active' && state !== 'cooling') return null
  const askNow = () => ask.mutate({ placementId: placement.placementId, quoteId: newRequestId() })
  return (
    <Card title={w.exitTitle}>
      {earlyExitBasisPoints === null ? (
        <p>{w.exitNot}</p>
      ) : (
        <>
          <p className="mb-4">{w.exitMore(showRate(earlyExitBasisPoints))}</p>
          {mayExit ? (
            <SendingButton variant="secondary" wide pending={ask.isPending} onClick={askNow}>
              {w.exitAsk}
            </SendingButton>
          ) : (
            <p className="text-muted">{whyNotYet(placement, w)}</p>
          )}
        </>
      )}
      {quote && (
        <QuoteDialog
          key={quote.quoteId}
          quote={quote}
          asking={ask.isPending}
          onAgain={askNow}
          onClose={() => setQuote(null)}
        />
      )}
    </Card>
  )
}

/** Between a day and the job that acts on it, a term neither begins nor ends by leaving early. */
function whyNotYet(
  { state, mayCancel }: PlacementView,
  w: Pick<typeof placementWords, 'exitLater' | 'exitSoon' | 'exitToday'>,
): string {
  if (state === 'active') return w.exitToday
  return mayCancel ? w.exitLater : w.exitSoon
}

interface QuoteProps {
  quote: ExitQuote
  asking: boolean
  onAgain: () => void
  onClose: () => void
}

/** The exact amount, for ten minutes. */
function QuoteDialog({ quote, asking, onAgain, onClose }: QuoteProps) {
  const w = useWords(placementWords)
  const { quoteId, placementId, returnedCentavos, validUntil } = quote
  const [isOver, setOver] = useState(() => validUntil.getTime() <= serverNow())
  const [moveId] = useState(newRequestId)
  const amount = showPesos(returnedCentavos)
  const exit = useMutation(
    placements.exit.mutationOptions({
      onSuccess: () => {
        notify({ title: w.exited, message: w.exitedMore(amount), tone: 'credited' })
        onClose()
      },
      onError: (error) => {
        showFailure(w.exitFailed)(error)
        // After a lost answer the same id must be sent again, from the same window.
        if (!isOutcomeUnknown(error)) onClose()
      },
    }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.exitQuote}
      pending={exit.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={exit.isPending}>
            {w.exitKeep}
          </Button>
          {isOver ? (
            <SendingButton pending={asking} onClick={onAgain}>
              {w.exitAgain}
            </SendingButton>
          ) : (
            <SendingButton
              variant="danger"
              pending={exit.isPending}
              onClick={() => exit.mutate({ placementId, moveId, quoteId })}
            >
              {w.exitNow(amount)}
            </SendingButton>
          )}
        </>
      }
    >
      <Facts
        facts={[
          { label: w.placed, value: <Amount centavos={quote.principalCentavos} /> },
          { label: w.exitFee, value: <Amount centavos={-quote.feeCentavos} /> },
          { label: w.exitNet, value: <Amount centavos={returnedCentavos} size="large" /> },
        ]}
      />
      {isOver ? (
        <Notice tone="waiting">{w.exitOver}</Notice>
      ) : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-muted">{w.exitHolds}</span>
          <Countdown deadline={validUntil} label={w.exitHolds} onOver={() => setOver(true)} />
        </p>
      )}
      <p className="text-sm text-muted">{w.exitFinal}</p>
    </Dialog>
  )
}
