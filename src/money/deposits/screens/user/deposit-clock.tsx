import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Countdown } from '#foundation/kit/time/countdown.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import type { DepositView } from '../../shared/contract.ts'
import { depositExtensionsMax, depositWarningMinutes } from '../../shared/rules.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'

interface Props {
  deposit: DepositView
  onExpired?: () => void
}

/** The time left to pay by the server's clock, a warning near its end, and 'I need more time'. */
export function DepositClock({ deposit, onExpired }: Props) {
  const w = useWords(depositWords)
  const { transactionId, expiresAt, extensions } = deposit
  const refetch = useRefetch('deposits')
  const settle = useSettle(transactionId, onExpired)
  const near = useNearEnd(expiresAt)
  const extend = useMutation(
    deposits.extend.mutationOptions({
      onSuccess: () => notify({ title: w.moreTimeDone, tone: 'credited' }),
      onError: showRefusal,
    }),
  )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="grid">
          <span className="text-sm text-muted">{w.timeLeft}</span>
          <Countdown
            deadline={expiresAt}
            label={w.timeLeft}
            size="large"
            onOver={settle}
            onJump={() => void refetch()}
          />
        </p>
        {extensions < depositExtensionsMax && (
          <SendingButton
            variant="secondary"
            pending={extend.isPending}
            onClick={() => extend.mutate({ transactionId, extensionsSeen: extensions })}
          >
            {w.moreTime}
          </SendingButton>
        )}
      </div>
      {extensions >= depositExtensionsMax && (
        <p className="text-sm text-muted">{w.extendedFully}</p>
      )}
      <div role="status">
        {near && (
          <Notice tone="waiting" title={w.warningTitle}>
            {w.warningMessage}
          </Notice>
        )}
      </div>
    </div>
  )
}

const settleAgainMs = 1000

/** Settles the deadline at zero; repeats while the server's clock is a moment behind. */
function useSettle(transactionId: string, onExpired: (() => void) | undefined): () => void {
  const [again, setAgain] = useState(0)
  const settle = useMutation(
    deposits.settleDeadline.mutationOptions({
      onSuccess: ({ status, hasProof, expiresAt }) => {
        if (status === 'expired') onExpired?.()
        else if (
          status === 'pending_payment' &&
          !hasProof &&
          expiresAt.getTime() - serverNow() < settleAgainMs
        )
          setAgain((tries) => tries + 1)
      },
    }),
  )
  const settleAgain = useEffectEvent(() => settle.mutate({ transactionId }))
  useEffect(() => {
    if (again === 0) return
    const timer = setTimeout(() => settleAgain(), settleAgainMs)
    return () => clearTimeout(timer)
  }, [again])
  return () => settle.mutate({ transactionId })
}

function useNearEnd(expiresAt: Date): boolean {
  const warnAt = expiresAt.getTime() - depositWarningMinutes * 60_000
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(warnAt), Math.max(0, warnAt - serverNow()))
    return () => clearTimeout(timer)
  }, [warnAt])
  return passed === warnAt
}
