import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { isOutcomeUnknown, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { addDays } from '#foundation/time/shared/days.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { sameQuestions, type GivenAnswers } from '../../../shared/questions.ts'
import type { PlacementTerms } from '../../../shared/terms.ts'
import { figuresOf } from '../../../shared/user/facts.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementDates, PlacementView } from '../../../shared/views.ts'
import { offersQuery, placements } from '../../calls.ts'
import { FactsSheet } from '../facts-sheet.tsx'
import { ReviewFacts } from '../review-facts.tsx'

/** Loaded when its questions come up, which is seldom. */
const RollQuestions = lazy(async () => ({
  default: (await import('./roll-questions.tsx')).RollQuestions,
}))

interface Props {
  placement: PlacementView
  /** Of today. */
  terms: PlacementTerms
  termsSha256: string
  /** Those whose questions the user has answered. */
  answered: PlacementTerms
}

/**
 * Consents to the terms of today, as money is placed first: the key facts, the questions that the
 * user has not answered yet, and a last look.
 */
export function RollConsent(props: Props) {
  const s = useWords(subscribeWords)
  const { placementId } = props.placement
  const days = useQuery(placements.rollDates.queryOptions({ input: { placementId } }))
  if (days.error && !days.data)
    return (
      <FetchFailed title={s.quoteFailed} error={days.error} onRetry={() => void days.refetch()} />
    )
  return days.data ? <Consent {...props} days={days.data} /> : <Skeleton lines={8} />
}

interface ConsentProps extends Props {
  days: Omit<PlacementDates, 'dueOn'>
}

function Consent({ placement, terms, termsSha256, answered, days }: ConsentProps) {
  const w = useWords(placementWords)
  const s = useWords(subscribeWords)
  const language = useLanguage()
  const id = useId()
  const [ticked, setTicked] = useState(false)
  const [missing, setMissing] = useState(false)
  const [step, setStep] = useState<'facts' | 'questions' | 'review'>('facts')
  const [answers, setAnswers] = useState<GivenAnswers>()
  const { send, isPending } = useConsent({ placement, terms, termsSha256 }, () => setStep('facts'))
  const asksAnew = !sameQuestions(answered.questions, terms.questions)
  const figures = {
    ...figuresOf(terms, placement.principalCentavos),
    dates: { ...days, dueOn: addDays(days.startsOn, terms.plan.termDays) },
  }
  const choose = () => {
    setMissing(!ticked)
    if (ticked) setStep(asksAnew ? 'questions' : 'review')
  }
  return (
    <>
      <h3 className="text-base font-medium">{w.rollTerms}</h3>
      <p className="text-sm text-muted">{w.rollDays(showWrittenDay(placement.dueOn, language))}</p>
      <FactsSheet terms={terms} termsSha256={termsSha256} figures={figures} />
      <label className="target flex cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          checked={ticked}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? id : undefined}
          onChange={({ target }) => {
            setTicked(target.checked)
            setMissing(false)
          }}
          className="my-[calc((1lh-1.25rem)/2)] size-5 shrink-0 cursor-pointer tick"
        />
        <span>{w.rollTick}</span>
      </label>
      {missing && <FieldError id={id} error={w.rollTickFirst} />}
      {asksAnew && <p className="text-muted">{w.rollAsksAnew}</p>}
      <Button variant="secondary" wide onClick={choose}>
        {s.toReview}
      </Button>
      {step === 'questions' && (
        <Suspense>
          <RollQuestions
            terms={terms}
            termsSha256={termsSha256}
            onClose={() => setStep('facts')}
            onAnswered={(given) => {
              setAnswers(given)
              setStep('review')
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={step === 'review'}
        onClose={() => setStep('facts')}
        title={w.rollReview}
        message={w.rollReviewMore}
        confirmLabel={w.rollNow(showPesos(placement.principalCentavos))}
        cancelLabel={w.rollNotNow}
        pending={isPending}
        onConfirm={() => send(answers)}
      >
        <ReviewFacts
          planName={terms.plan.name}
          figures={figures}
          more={{
            label: w.rollReturn,
            value: (
              <Amount centavos={placement.projectedReturnCentavos - placement.principalCentavos} />
            ),
          }}
        />
      </ConfirmDialog>
    </>
  )
}

/** Sends the consent once, however often it is pressed. */
function useConsent(
  { placement, terms, termsSha256 }: Omit<Props, 'answered'>,
  onRefused: () => void,
) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const [moveId] = useState(newRequestId)
  const { refetch } = useQuery(offersQuery)
  const { mutate, isPending } = useMutation(
    placements.consentToRoll.mutationOptions({
      onSuccess: ({ dueOn }) =>
        notify({
          title: w.rollChosen,
          message: w.rollChosenMore(showWrittenDay(dueOn, language)),
          tone: 'credited',
        }),
      onError: (error) => {
        showFailure(w.rollFailed)(error)
        // After a lost answer the same id must be sent again, from the same window.
        if (!isOutcomeUnknown(error)) onRefused()
        // Somebody changed the terms shown here.
        if (readFailure(error).kind === 'refusal') void refetch()
      },
    }),
  )
  const send = (answers?: GivenAnswers) =>
    mutate({
      placementId: placement.placementId,
      moveId,
      offerId: terms.offer.offerId,
      planVersionId: terms.planVersionId,
      termsSha256,
      ...(answers && { answers }),
    })
  return { send, isPending }
}
