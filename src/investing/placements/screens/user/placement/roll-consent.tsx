import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { isOutcomeUnknown, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { sameQuestions, type GivenAnswers } from '../../../shared/questions.ts'
import type { PlacementTerms } from '../../../shared/terms.ts'
import { figuresOf } from '../../../shared/user/facts.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { offersQuery, placements } from '../../calls.ts'
import { FiguresAtEnd, FactsSheet } from '../facts-sheet.tsx'

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

/** Consents to the terms of today. Questions that the user has not answered yet come first. */
export function RollConsent({ placement, terms, termsSha256, answered }: Props) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const id = useId()
  const [ticked, setTicked] = useState(false)
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const [moveId] = useState(newRequestId)
  const figures = figuresOf(terms, placement.principalCentavos)
  const { refetch } = useQuery(offersQuery)
  const consent = useMutation(
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
        if (!isOutcomeUnknown(error)) setAsking(false)
        // Somebody changed the terms shown here.
        if (readFailure(error).kind === 'refusal') void refetch()
      },
    }),
  )
  const asksAnew = !sameQuestions(answered.questions, terms.questions)
  const send = (answers?: GivenAnswers) => {
    const { offer, planVersionId } = terms
    const { placementId } = placement
    consent.mutate({
      placementId,
      moveId,
      offerId: offer.offerId,
      planVersionId,
      termsSha256,
      ...(answers && { answers }),
    })
  }
  const choose = () => {
    setMissing(!ticked)
    if (!ticked) return
    if (asksAnew) setAsking(true)
    else send()
  }
  return (
    <>
      <FiguresAtEnd figures={figures} />
      <Disclosure title={w.rollTerms}>
        <FactsSheet terms={terms} termsSha256={termsSha256} figures={figures} />
      </Disclosure>
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
      <SendingButton
        variant="secondary"
        wide
        pending={consent.isPending && !asking}
        onClick={choose}
      >
        {w.rollChoose}
      </SendingButton>
      {asking && (
        <Suspense>
          <RollQuestions
            terms={terms}
            termsSha256={termsSha256}
            pending={consent.isPending}
            onClose={() => setAsking(false)}
            onAnswered={send}
          />
        </Suspense>
      )}
    </>
  )
}
