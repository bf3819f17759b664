import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { useCountdown } from '#foundation/kit/time/countdown.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import type { DepositView } from '../../shared/contract.ts'
import {
  depositExtensionsMax,
  depositWarningMinutes,
  depositWindowMinutes,
} from '../../shared/rules.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'

/** The time left to pay by the server's clock, and what asks for more of it. */
export function useDepositClock(
  { transactionId, expiresAt, extensions }: DepositView,
  onExpired?: () => void,
) {
  const w = useWords(depositWords)
  const refetch = useRefetch('deposits')
  const settle = useSettle(transactionId, onExpired)
  const { left, announcement } = useCountdown(expiresAt.getTime(), {
    onOver: settle,
    onJump: () => void refetch(),
  })
  const extend = useMutation(
    deposits.extend.mutationOptions({
      onSuccess: () => notify({ title: w.moreTimeDone, tone: 'credited' }),
      onError: showRefusal,
    }),
  )
  return {
    /** In seconds. */
    left,
    /** For screen readers. */
    announcement,
    part: left / (depositWindowMinutes * 60),
    nearEnd: left <= depositWarningMinutes * 60,
    mayExtend: extensions < depositExtensionsMax,
    extending: extend.isPending,
    extend: () => extend.mutate({ transactionId, extensionsSeen: extensions }),
  }
}
export type DepositClockState = ReturnType<typeof useDepositClock>

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
