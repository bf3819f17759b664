import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { showUntil } from '../../../shared/user/deadline.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { NotOwed } from '../not-owed.tsx'

export function SubscribeResult({ placement }: { placement: PlacementView }) {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const { placementId, principalCentavos, coolingUntil, startsOn, dueOn } = placement
  const day = (written: string) => showWrittenDay(written, language)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="credited" title={w.done}>
        <p>{w.doneMore(showUntil(coolingUntil, language))}</p>
        <p>{w.doneNext}</p>
      </Notice>
      <Card>
        <Facts
          facts={[
            { label: w.youPlaced, value: <Amount centavos={principalCentavos} size="large" /> },
            { label: w.termRuns, value: w.termFromTo(day(startsOn), day(dueOn)) },
            {
              label: w.projectedBack,
              value: (
                <span className="grid justify-items-end">
                  <Amount centavos={placement.projectedReturnCentavos} />
                  <NotOwed />
                </span>
              ),
            },
            {
              label: w.worstBack,
              value: <Amount centavos={placement.worstReturnCentavos} />,
            },
          ]}
        />
      </Card>
      {/* The placement has the id of the transaction that placed it. */}
      <LinkButton
        to="/dashboard/transactions/receipt/$transactionId"
        params={{ transactionId: placementId }}
        wide
      >
        {w.openReceipt}
      </LinkButton>
      <LinkButton
        to="/dashboard/investments/$placementId"
        params={{ placementId }}
        variant="secondary"
        wide
      >
        {w.openPlacement}
      </LinkButton>
    </div>
  )
}
