import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { addDays } from '#foundation/time/shared/days.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { rollRoomIn } from '../../../shared/rolls/roll-room.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { PlacementDetail, PlacementView } from '../../../shared/views.ts'
import { offersQuery, placements } from '../../calls.ts'
import { RollConsent } from './roll-consent.tsx'

/** Payout to the wallet is the rule; placing the amount again takes a fresh consent. */
export function RollCard({ placement, terms }: Pick<PlacementDetail, 'placement' | 'terms'>) {
  const w = useWords(placementWords)
  const { state, mayConsentToRoll, rollConsent } = placement
  if (state !== 'active' && state !== 'due') return null
  if (rollConsent) return <Chosen placement={placement} />
  if (state === 'due') return null
  return (
    <Card title={w.rollTitle}>
      <p>{w.rollDefault}</p>
      {mayConsentToRoll ? (
        <Choice placement={placement} terms={terms} />
      ) : (
        <Later placement={placement} />
      )}
    </Card>
  )
}

/** Names the day of the choice only while the amount can be placed again. */
function Later({ placement }: { placement: PlacementView }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const { rollAskedFrom } = placement
  const { data: offers } = useQuery({ ...offersQuery, enabled: rollAskedFrom !== null })
  if (rollAskedFrom === null) return null
  if (offers && rollRoomIn(offers, placement)?.obstacle !== null) return null
  return <p className="mt-2 text-muted">{w.rollLater(showWrittenDay(rollAskedFrom, language))}</p>
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
  const room = rollRoomIn(offers.data, placement)
  if (!room) return <p className="mt-2 text-muted">{w.rollNot}</p>
  if (room.obstacle)
    return (
      <p className="mt-2 text-muted">
        {w.rollObstacles[room.obstacle](room.figures)} {w.rollNoRoom}
      </p>
    )
  return (
    <div className="mt-2 grid grid-cols-1 gap-3">
      <p>{w.rollOffer(showWrittenDay(addDays(placement.dueOn, -1), language))}</p>
      <RollConsent
        key={room.termsSha256}
        placement={placement}
        terms={room.terms}
        termsSha256={room.termsSha256}
        answered={terms}
      />
    </div>
  )
}

/** Whether the choice still holds: the offer may have closed, changed or filled up since. */
function ChosenNotice({ placement }: { placement: PlacementView }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const offers = useQuery(offersQuery)
  const { state, dueOn, rollConsent } = placement
  const room = offers.data ? rollRoomIn(offers.data, placement) : null
  const holds =
    !offers.data || (room?.termsSha256 === rollConsent?.termsSha256 && room?.obstacle === null)
  return (
    <Notice tone={holds ? 'info' : 'waiting'} title={w.rollChosen}>
      {!holds && w.rollLapsed}
      {holds && state === 'due' && w.rollChosenDue}
      {holds && state !== 'due' && w.rollChosenMore(showWrittenDay(dueOn, language))}
    </Notice>
  )
}

function Chosen({ placement }: { placement: PlacementView }) {
  const w = useWords(placementWords)
  const [moveId] = useState(newRequestId)
  const { placementId } = placement
  const take = useMutation(
    placements.keepPayout.mutationOptions({
      onSuccess: () => notify({ title: w.rollTaken, message: w.rollTakenMore }),
      onError: showFailure(w.rollFailed),
    }),
  )
  return (
    <Card title={w.rollTitle}>
      <ChosenNotice placement={placement} />
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
