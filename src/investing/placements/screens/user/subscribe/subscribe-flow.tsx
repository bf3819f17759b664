import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { isWithdrawalClosed, useSafeguards } from '#people/safeguards/screens/use-safeguards.ts'
import { outcomeWords } from '../../../shared/outcomes/words.ts'
import type { GivenAnswers } from '../../../shared/questions.ts'
import { amountRoom, mostPlaceable } from '../../../shared/user/amount-choice.ts'
import { figuresOf } from '../../../shared/user/facts.ts'
import { factsWords } from '../../../shared/user/words-facts.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { offersQuery, quoteQuery } from '../../calls.ts'
import { FactsSheet } from '../facts-sheet.tsx'
import { AmountStep } from './amount-step.tsx'
import { FactsStep } from './facts-step.tsx'
import type { OpenPlan } from './open-plan.ts'
import { PlanOutcomes } from './plan-outcomes.tsx'
import { StepBar } from './step-bar.tsx'
import { useSteps, type Step } from './use-steps.ts'
import { useSubscribe } from './use-subscribe.ts'

const ChangedTerms = lazy(async () => ({
  default: (await import('./changed-terms.tsx')).ChangedTerms,
}))

// Shared with the questions of a new term; the first steps do without.
const QuestionsStep = lazy(async () => ({
  default: (await import('./questions-step.tsx')).QuestionsStep,
}))

const ReviewStep = lazy(async () => ({ default: (await import('./review-step.tsx')).ReviewStep }))

interface Props {
  offered: OpenPlan
  /** As the user read it last. */
  seen: OpenPlan
  onSeen: (offered: OpenPlan) => void
  availableCentavos: bigint
  onMade: (placement: PlacementView) => void
}

export function SubscribeFlow({ offered, seen, onSeen, availableCentavos, onMade }: Props) {
  const w = useWords(subscribeWords)
  const { offer, terms, termsSha256, planVersionId } = offered
  const { offerId } = offer
  const { step, progress, isChanged, ...steps } = useSteps({ offerId, terms, termsSha256 })
  const safeguards = useSafeguards()
  const subscribe = useSubscribe(offerId, onMade)
  const top = useStepFocus(step)
  const amountCentavos = progress?.amountCentavos ?? 0n
  const quote = useQuery({
    ...quoteQuery(offerId, amountCentavos),
    enabled: step !== 'amount' && step !== 'questions',
  })
  useOffersAfter(quote.error)
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <StepBar step={step} />
      {isChanged && step === 'facts' && (
        <Notice tone="waiting" title={w.termsChanged}>
          {w.termsChangedMore}
          <Suspense fallback={<Skeleton lines={3} />}>
            <ChangedTerms before={seen.terms} now={terms} />
          </Suspense>
        </Notice>
      )}
      {step === 'amount' && (
        <AmountStep
          offered={offered}
          availableCentavos={availableCentavos}
          chosen={progress?.amountCentavos}
          onAmount={steps.setAmount}
        />
      )}
      {step === 'amount' && <FactsBefore offered={offered} availableCentavos={availableCentavos} />}
      {step === 'amount' && <Outcomes planId={offered.planId} />}
      {step === 'facts' && (
        <FactsStep
          offered={offered}
          amountCentavos={amountCentavos}
          quote={quote}
          onRead={() => {
            onSeen(offered)
            steps.haveRead()
          }}
          onAmount={() => steps.go('amount')}
        />
      )}
      {step === 'questions' && progress && (
        <Suspense fallback={<Skeleton lines={5} height="6rem" />}>
          <QuestionsStep
            terms={terms}
            termsSha256={termsSha256}
            chosen={progress.answers}
            onAnswer={steps.answer}
            onDone={() => steps.go('review')}
            onFacts={() => steps.go('facts')}
          />
        </Suspense>
      )}
      {step === 'review' && progress && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ReviewStep
            offered={offered}
            amountCentavos={amountCentavos}
            availableCentavos={subscribe.mayBeDone ? null : availableCentavos}
            quote={quote}
            pending={subscribe.isPending}
            held={isWithdrawalClosed(safeguards.data)}
            onConfirm={() =>
              subscribe.send({
                offerId,
                planVersionId,
                termsSha256: progress.termsSha256,
                amountCentavos,
                // Every question has one of its own answers, or this step cannot be reached.
                answers: progress.answers as GivenAnswers,
              })
            }
            onChange={() => steps.go('amount')}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Where no amount can be placed the next step cannot be reached: the facts are read here. */
function FactsBefore({ offered, availableCentavos }: Pick<Props, 'offered' | 'availableCentavos'>) {
  const f = useWords(factsWords)
  const { offer, dates, terms, termsSha256 } = offered
  if (mostPlaceable(amountRoom(offered, availableCentavos), offer) !== null) return null
  const amount = offer.minimumCentavos
  const figures = { ...figuresOf(terms, amount), dates }
  return (
    <Card title={f.title}>
      <p className="mb-4 font-medium">{f.forAmount(showPesos(amount))}</p>
      <FactsSheet terms={terms} termsSha256={termsSha256} figures={figures} />
    </Card>
  )
}

function Outcomes({ planId }: { planId: string }) {
  return (
    <Card title={useWords(outcomeWords).title}>
      <PlanOutcomes planId={planId} />
    </Card>
  )
}

/** A refused quote means that the offer has closed or changed: the page shows what it became. */
function useOffersAfter(error: unknown): void {
  const { refetch } = useQuery(offersQuery)
  const isRefused = error !== null && readFailure(error).kind === 'refusal'
  useEffect(() => {
    if (isRefused) void refetch()
  }, [isRefused, refetch])
}

/** The step before is gone: keyboards and screen readers go on at the top of the new one. */
function useStepFocus(step: Step) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus()
  }, [step])
  return top
}
