import { useMutation } from '@tanstack/react-query'
import {
  isOutcomeUnknown,
  namedFailure,
  needsNoNotice,
  readFailure,
} from '#foundation/kit/form/refusals.ts'
import { useDraftRequestId } from '#foundation/kit/form/request-id.ts'
import { useDraftsOnLeave } from '#foundation/kit/form/review-step.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { Subscription } from '../../../shared/contract.ts'
import { showUntil } from '../../../shared/user/deadline.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { placements } from '../../calls.ts'
import { forgetPlanForLater } from './plan-after-deposit.ts'

/** Sends the request once, however often it is pressed, also after a reload. */
export function useSubscribe(offerId: string, onMade: (placement: PlacementView) => void) {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const noteSent = useDraftsOnLeave()
  const { requestId, wasSent, markSent, renew } = useDraftRequestId(`placement-request ${offerId}`)
  const { mutate, isPending, error, isIdle } = useMutation(
    placements.subscribe.mutationOptions({
      onSuccess: (placement) => {
        const until = showUntil(placement.coolingUntil, language)
        notify({ title: w.done, message: w.doneMore(until), tone: 'credited', duration: 5000 })
        noteSent()
        forgetPlanForLater()
        onMade(placement)
      },
      onError: (failed) => {
        const failure = readFailure(failed)
        if (needsNoNotice(failed)) return
        notify({ ...namedFailure(w.failed, failed), tone: 'failed' })
        // A new id only when the server says that the first request arrived.
        if (failure.kind === 'refusal' && failure.name === 'key-reused') renew()
      },
    }),
  )
  const send = (subscription: Omit<Subscription, 'requestId'>) => {
    markSent()
    mutate({ requestId, ...subscription })
  }
  // The answer is under way, was lost, or belonged to the page before a reload.
  const mayBeDone = wasSent && (isIdle || isPending || isOutcomeUnknown(error))
  return { send, isPending, mayBeDone }
}
