import type { UseQueryResult } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { factsWords } from '../../../shared/user/words-facts.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementQuote } from '../../../shared/views.ts'
import { FactsFileButton } from '../facts-file.tsx'
import { FactsSheet } from '../facts-sheet.tsx'
import type { OpenPlan } from './open-plan.ts'

interface Props {
  offered: OpenPlan
  amountCentavos: bigint
  quote: UseQueryResult<PlacementQuote>
  onRead: () => void
  onAmount: () => void
}

/** The key facts for the chosen amount. */
export function FactsStep({ offered, amountCentavos, quote, onRead, onAmount }: Props) {
  const w = useWords(subscribeWords)
  const f = useWords(factsWords)
  const { offer, terms, termsSha256 } = offered
  const address = `/placements/offers/${offer.offerId}/facts?amount=${amountCentavos}`
  return (
    <Card title={f.title} action={<FactsFileButton address={address} />}>
      <p className="mb-1 font-medium">{f.forAmount(showPesos(amountCentavos))}</p>
      <p className="mb-4 text-sm text-muted">{f.intro}</p>
      {quote.error && !quote.data && (
        <FetchFailed
          title={w.quoteFailed}
          error={quote.error}
          onRetry={() => void quote.refetch()}
        />
      )}
      {!quote.data && !quote.error && <Skeleton lines={8} />}
      {quote.data && (
        <FactsSheet
          terms={terms}
          termsSha256={termsSha256}
          figures={{ ...quote.data, dates: quote.data }}
        />
      )}
      <div className="mt-4 grid gap-3">
        {quote.data && (
          <Button wide onClick={onRead}>
            {w.toQuestions}
          </Button>
        )}
        <Button wide variant="secondary" onClick={onAmount}>
          {w.changeAmount}
        </Button>
      </div>
    </Card>
  )
}
