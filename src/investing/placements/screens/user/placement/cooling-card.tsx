import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutcomeUnknown, showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showUntil } from '../../../shared/user/deadline.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { placements } from '../../calls.ts'

/** During cooling-off. Both buttons look alike: neither way is the expected one. */
export function CoolingCard({ placement }: { placement: PlacementView }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  // After a lost answer the same id must be sent again, also from a window that is opened anew.
  const [moveId] = useState(newRequestId)
  const { placementId, planName, principalCentavos, coolingUntil } = placement
  const amount = showPesos(principalCentavos)
  const until = showUntil(coolingUntil, language)
  const cancel = useMutation(
    placements.cancel.mutationOptions({
      onSuccess: () => {
        notify({ title: w.cancelled, message: w.cancelledMore(amount), tone: 'credited' })
        setAsked(false)
      },
      onError: (error) => {
        showFailure(w.cancelFailed)(error)
        if (!isOutcomeUnknown(error)) setAsked(false)
      },
    }),
  )
  const keep = () => notify({ title: w.kept, message: w.keptMore(until) })
  return (
    <Card title={w.coolingTitle}>
      <p>{w.coolingMore(until)}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" wide onClick={keep}>
          {w.keep}
        </Button>
        <SendingButton variant="secondary" wide onClick={() => setAsked(true)}>
          {w.cancel(amount)}
        </SendingButton>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={w.cancelQuestion}
        message={w.cancelMore(amount, planText(planName, language))}
        confirmLabel={w.cancelNow(amount)}
        cancelLabel={w.keep}
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate({ placementId, moveId })}
      />
    </Card>
  )
}
