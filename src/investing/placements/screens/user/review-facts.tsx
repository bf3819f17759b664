import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Facts, type Fact } from '#foundation/kit/ui/facts.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { showUntil } from '../../shared/user/deadline.ts'
import type { FactsFigures } from '../../shared/user/facts.ts'
import { planText } from '../../shared/user/plan-text.ts'
import { subscribeWords } from '../../shared/user/words-subscribe.ts'
import type { PlacementView } from '../../shared/views.ts'
import { NotOwed } from './not-owed.tsx'

interface Props {
  planName: PlacementView['planName']
  figures: Omit<FactsFigures, 'projectedGainCentavos' | 'projectedTaxCentavos'>
  more: Fact
}

/** The last look before an amount is placed, or placed again. */
export function ReviewFacts({ planName, figures, more }: Props) {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const { coolingUntil, startsOn, dueOn } = figures.dates
  const day = (written: string) => showWrittenDay(written, language)
  return (
    <Facts
      facts={[
        { label: w.plan, value: planText(planName, language) },
        { label: w.youPlace, value: <Amount centavos={figures.amountCentavos} size="large" /> },
        { label: w.cancelUntil, value: showUntil(coolingUntil, language) },
        { label: w.termRuns, value: w.termFromTo(day(startsOn), day(dueOn)) },
        {
          label: w.projectedBack,
          value: (
            <span className="grid justify-items-end">
              <Amount centavos={figures.projectedReturnCentavos} />
              <NotOwed />
            </span>
          ),
        },
        { label: w.worstBack, value: <Amount centavos={figures.worstReturnCentavos} /> },
        more,
      ]}
    />
  )
}
