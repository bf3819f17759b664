import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { MyTestimonial as Mine } from '../shared/contract.ts'
import { testimonialPictureAddress, type TestimonialState } from '../shared/rules.ts'
import { testimonialWords } from '../shared/words.ts'
import { testimonials } from './calls.ts'
import { Quotation } from './quotation.tsx'

const tones: Record<TestimonialState, Tone> = {
  waiting: 'waiting',
  published: 'credited',
  rejected: 'failed',
  withdrawn: 'neutral',
}

/** The user's latest testimonial and its state. */
export function MyTestimonial({ mine }: { mine: Mine }) {
  const w = useWords(testimonialWords)
  const { state, reason } = mine
  const lives = state === 'waiting' || state === 'published'
  return (
    <Card>
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-2">
          <StatusBadge tone={tones[state]}>{w.states[state]}</StatusBadge>
          <p className="max-w-prose text-muted">
            {w.stateMore[state]} {reason && w.reasons[reason]}
          </p>
        </div>
        <div className="rounded-control bg-sunken px-4 py-3">
          <Quotation
            {...mine}
            picture={mine.hasPicture ? testimonialPictureAddress(mine.testimonialId) : undefined}
          />
        </div>
        {lives && mine.amount && <TakeAmountBack testimonialId={mine.testimonialId} />}
        {lives && <Withdraw testimonialId={mine.testimonialId} />}
      </div>
    </Card>
  )
}

function TakeAmountBack({ testimonialId }: { testimonialId: string }) {
  const w = useWords(testimonialWords)
  const [asking, setAsking] = useState(false)
  const takeBack = useMutation(
    testimonials.takeBackAmount.mutationOptions({
      onSuccess: () => notify({ title: w.takenBack, message: w.takenBackMore }),
      onError: showFailure(w.takeBackFailed),
      meta: { awaitRefetch: true },
      onSettled: () => setAsking(false),
    }),
  )
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {w.takeBack}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={w.takeBackTitle}
        message={w.takeBackMessage}
        confirmLabel={w.takeBack}
        cancelLabel={w.keep}
        evenReadOnly
        pending={takeBack.isPending}
        onConfirm={() => takeBack.mutate({ testimonialId })}
      />
    </div>
  )
}

function Withdraw({ testimonialId }: { testimonialId: string }) {
  const w = useWords(testimonialWords)
  const [asking, setAsking] = useState(false)
  const withdraw = useMutation(
    testimonials.withdraw.mutationOptions({
      onSuccess: () => notify({ title: w.withdrawn, message: w.withdrawnMore }),
      onError: showFailure(w.withdrawFailed),
      meta: { awaitRefetch: true },
      onSettled: () => setAsking(false),
    }),
  )
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-sm text-muted">{w.noEdits}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {w.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={w.withdrawTitle}
        message={w.withdrawMessage}
        confirmLabel={w.withdraw}
        cancelLabel={w.keep}
        destructive
        evenReadOnly
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ testimonialId })}
      />
    </div>
  )
}
