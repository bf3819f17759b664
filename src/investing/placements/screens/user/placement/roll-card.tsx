import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { sameQuestions } from '../../../shared/questions.ts'
import type { PlacementTerms } from '../../../shared/terms.ts'
import { dayBefore } from '../../../shared/user/dates.ts'
import { figuresOf } from '../../../shared/user/facts.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementDetail, PlacementView } from '../../../shared/views.ts'
import { offersQuery, placements } from '../../calls.ts'
import { FiguresAtEnd, FactsSheet } from '../facts-sheet.tsx'

/** Payout to the wallet is the rule; placing the amount again takes a fresh consent. */
export function RollCard({ placement, terms }: Pick<PlacementDetail, 'placement' | 'terms'>) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const { state, mayConsentToRoll, rollConsent, rollAskedFrom } = placement
  if (state !== 'active' && state !== 'due') return null
  if (rollConsent) return <Chosen placement={placement} />
  if (state === 'due') return null
  return (
    <Card title={w.rollTitle}>
      <p>{w.rollDefault}</p>
      {mayConsentToRoll ? (
        <Choice placement={placement} terms={terms} />
      ) : (
        rollAskedFrom !== null && (
          <p className="mt-2 text-muted">{w.rollLater(showWrittenDay(rollAskedFrom, language))}</p>
        )
      )}
    </Card>
  )
}

function Choice({ placement, terms }: Pick<PlacementDetail, 'placement' | 'terms'>) {
  const w = useWords(placementWords)
  const s = useWords(subscribeWords)
  const language = useLanguage()
  const offers = useQuery(offersQuery)
  if (offers.error && !offers.data)
    return (
      <FetchFailed
        title={s.plansFailed}
        message={s.plansFailedMore}
        error={offers.error}
        onRetry={() => void offers.refetch()}
      />
    )
  if (!offers.data) return <Skeleton lines={3} className="mt-3" />
  const offer = offers.data.find(
    ({ planId, closed }) => planId === placement.planId && closed === null,
  )
  if (!offer?.terms || !offer.termsSha256) return <p className="mt-2 text-muted">{w.rollNot}</p>
  if (!sameQuestions(terms.questions, offer.terms.questions))
    return <p className="mt-2 text-muted">{w.rollAsksAnew}</p>
  return (
    <div className="mt-2 grid grid-cols-1 gap-3">
      <p>{w.rollOffer(showWrittenDay(dayBefore(placement.dueOn), language))}</p>
      <Consent
        key={offer.termsSha256}
        placement={placement}
        terms={offer.terms}
        termsSha256={offer.termsSha256}
      />
    </div>
  )
}

interface ConsentProps {
  placement: PlacementView
  terms: PlacementTerms
  termsSha256: string
}

function Consent({ placement, terms, termsSha256 }: ConsentProps) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const id = useId()
  const [ticked, setTicked] = useState(false)
  const [missing, setMissing] = useState(false)
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
        // Somebody changed the terms that stand here.
        if (readFailure(error).kind === 'refusal') void refetch()
      },
    }),
  )
  const choose = () => {
    setMissing(!ticked)
    if (!ticked) return
    const { offer, planVersionId } = terms
    const { placementId } = placement
    consent.mutate({ placementId, moveId, offerId: offer.offerId, planVersionId, termsSha256 })
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
          className="my-[calc((1lh-1.25rem)/2)] size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span>{w.rollTick}</span>
      </label>
      {missing && <FieldError id={id} error={w.rollTickFirst} />}
      <SendingButton variant="secondary" wide pending={consent.isPending} onClick={choose}>
        {w.rollChoose}
      </SendingButton>
    </>
  )
}

function Chosen({ placement }: { placement: PlacementView }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const [moveId] = useState(newRequestId)
  const { placementId, dueOn } = placement
  const take = useMutation(
    placements.keepPayout.mutationOptions({
      onSuccess: () => notify({ title: w.rollTaken, message: w.rollTakenMore }),
      onError: showFailure(w.rollFailed),
    }),
  )
  return (
    <Card title={w.rollTitle}>
      <Notice tone="info" title={w.rollChosen}>
        {w.rollChosenMore(showWrittenDay(dueOn, language))}
      </Notice>
      <div className="mt-3">
        <SendingButton
          variant="secondary"
          wide
          pending={take.isPending}
          onClick={() => take.mutate({ placementId, moveId })}
        >
          {w.rollTake}
        </SendingButton>
      </div>
    </Card>
  )
}
