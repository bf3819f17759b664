import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { NeedsConnection } from '#foundation/kit/offline/needs-connection.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { useStepFocus } from '#foundation/kit/page/step-focus.ts'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import type { DepositView } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositWindow } from './deposit-window.tsx'

/** The open deposit if the server has one, otherwise the form. */
export function DepositScreen() {
  const w = useWords(depositWords)
  const current = useQuery(deposits.current.queryOptions({ input: {} }))
  const online = useOnline()
  const [another, setAnother] = useState(false)
  const [expired, setExpired] = useState<Pick<DepositView, 'chatId'> | null>(null)
  const expire = (ended: Pick<DepositView, 'chatId'>) => {
    if (!expired) notify({ title: w.expiredTitle, message: w.expiredMessage, tone: 'waiting' })
    setExpired(ended)
  }
  useEndedElsewhere(current.data, expire)

  const deposit = another ? null : current.data
  const step = useStepFocus<HTMLDivElement>(deposit ? deposit.transactionId : 'form')
  return (
    <>
      <PageHeader title={w.title} />
      {expired && !deposit && (
        <div className="mb-4">
          <Notice
            tone="waiting"
            title={w.expiredTitle}
            action={
              expired.chatId ? (
                <LinkButton
                  to="/dashboard/chat/$chatId"
                  params={{ chatId: expired.chatId }}
                  variant="secondary"
                >
                  {w.openDepositChat}
                </LinkButton>
              ) : (
                <LinkButton to="/dashboard/chat/new-support" variant="secondary">
                  {w.startSupportChat}
                </LinkButton>
              )
            }
          >
            {w.expiredMessage}
          </Notice>
        </div>
      )}
      {current.data === undefined && !online ? <NeedsConnection /> : null}
      {current.error && current.data === undefined && online ? (
        <ErrorState error={current.error} onRetry={() => void current.refetch()} />
      ) : null}
      {current.data === undefined && !current.error && online ? (
        <Skeleton lines={5} height="3rem" />
      ) : null}
      <div ref={step} tabIndex={-1} className="outline-none empty:hidden">
        {deposit && (
          <>
            <DepositWindow
              key={deposit.transactionId}
              deposit={deposit}
              onExpired={() => expire(deposit)}
            />
            {/* The next deposit may begin once this one has a chat. */}
            {deposit.chatId && (
              <Button variant="quiet" wide onClick={() => setAnother(true)}>
                {w.another}
              </Button>
            )}
          </>
        )}
        {current.data !== undefined && !deposit && (
          <DepositForm
            onMade={() => {
              setAnother(false)
              setExpired(null)
            }}
          />
        )}
      </div>
    </>
  )
}

/**
 * The job or another device may end the deposit before this countdown does. Asks the server for its
 * status and announces an expiry, but not a cancellation.
 */
function useEndedElsewhere(
  current: DepositView | null | undefined,
  onExpired: (ended: DepositView) => void,
): void {
  const last = useRef<string | null>(null)
  const announceExpiry = useEffectEvent((ended: DepositView) => onExpired(ended))
  useEffect(() => {
    const gone = current === null ? last.current : null
    if (current !== undefined) last.current = current?.transactionId ?? null
    if (!gone) return
    // Without a response the form, which is shown now, is right in any case.
    deposits.settleDeadline.call({ transactionId: gone }).then(
      (ended) => ended.status === 'expired' && announceExpiry(ended),
      () => {},
    )
  }, [current])
}
