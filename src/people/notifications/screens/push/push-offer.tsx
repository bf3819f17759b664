import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { registerWords, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { pushOfferWordsFil } from '../../shared/words-push-offer.fil.ts'
import { pushOfferWords } from '../../shared/words-push-offer.ts'
import { pushWords } from '../../shared/words-push.ts'
import { notifications } from '../calls.ts'
import { isOfferAnswered, rememberOfferAnswered } from './offer-answered.ts'
import { readThisDevice, thisDeviceKey } from './this-device.ts'
import { refreshPush, showPushFailure, turnOnHere } from './turn-on-here.ts'

registerWords([[pushOfferWords, pushOfferWordsFil]])

/** Nothing where push notifications are on, cannot be turned on, or were offered before. */
export function PushOffer() {
  const [answered, setAnswered] = useState(isOfferAnswered)
  const device = useQuery({
    queryKey: thisDeviceKey,
    queryFn: readThisDevice,
    networkMode: 'always',
    enabled: !answered,
  })
  const here = device.data
  const push = useQuery(
    notifications.push.queryOptions({ input: {}, enabled: !answered && here?.kind === 'ready' }),
  )
  if (answered || here?.kind !== 'ready' || !push.data) return null
  if (push.data.devices.some(({ mark }) => mark === here.mark)) return null

  function end() {
    rememberOfferAnswered()
    setAnswered(true)
  }
  return <Offer publicKey={push.data.publicKey} onEnd={end} />
}

function Offer({ publicKey, onEnd }: { publicKey: string; onEnd: () => void }) {
  const w = useWords(pushOfferWords)
  const { saved, turnedOn } = useWords(pushWords)
  const queries = useQueryClient()
  const turnOn = useMutation({
    mutationFn: () => turnOnHere(publicKey, false),
    onSuccess: () => {
      notify({ title: saved, message: turnedOn, tone: 'credited' })
      onEnd()
    },
    onError: showPushFailure,
    onSettled: () => refreshPush(queries),
  })
  return (
    <Card title={w.title} className="no-print">
      <p className="text-muted">{w.more}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SendingButton
          variant="secondary"
          pending={turnOn.isPending}
          onClick={() => turnOn.mutate()}
        >
          {w.turnOn}
        </SendingButton>
        <Button variant="quiet" onClick={onEnd}>
          {w.notNow}
        </Button>
      </div>
    </Card>
  )
}
