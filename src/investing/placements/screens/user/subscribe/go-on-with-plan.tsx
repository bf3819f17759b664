import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { planText } from '../../../shared/user/plan-text.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import { offersQuery } from '../../calls.ts'
import { readPlanForLater } from './plan-after-deposit.ts'

/** After a deposit: the way back to the plan it was for, while that plan takes money. */
export function GoOnWithPlan() {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const [offerId] = useState(readPlanForLater)
  const offers = useQuery({ ...offersQuery, enabled: offerId !== undefined })
  const planned = offers.data?.find(({ offer }) => offer?.offerId === offerId)
  if (offerId === undefined || planned?.closed !== null) return null
  return (
    <LinkButton
      to="/dashboard/investments/plans/$offerId"
      params={{ offerId }}
      wide
      className="no-print"
    >
      {w.goOn(planText(planned.plan.name, language))}
    </LinkButton>
  )
}
