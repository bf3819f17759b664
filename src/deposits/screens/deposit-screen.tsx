import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ErrorState } from '../../kit/states.tsx'
import { notify } from '../../kit/toast.tsx'
import type { DepositView } from '../contract.ts'
import { words } from '../words.ts'
import { deposits } from './calls.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositWindow } from './deposit-window.tsx'

/** The form, or the deposit that is already under way: the server knows which, so a reload and another device show the same. */
export function DepositScreen() {
  const w = useWords(words)
  const current = useQuery(deposits.current.queryOptions({ input: {} }))
  const [another, setAnother] = useState(false)
  const [expired, setExpired] = useState(false)
  const expire = () => {
    if (!expired) notify({ title: w.expiredTitle, message: w.expiredMessage, tone: 'waiting' })
    setExpired(true)
  }
  useTakenAway(current.data, expire)

  const deposit = another ? null : current.data
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={w.title} description={deposit ? undefined : w.intro} />
      {expired && !deposit && (
        <div className="mb-4">
          <Notice tone="waiting" title={w.expiredTitle}>
            {w.expiredMessage}
          </Notice>
        </div>
      )}
      {current.error && current.data === undefined ? <ErrorState error={current.error} onRetry={() => void current.refetch()} /> : null}
      {current.data === undefined && !current.error ? <Skeleton lines={5} height="3rem" /> : null}
      {deposit && (
        <>
          <DepositWindow key={deposit.transactionId} deposit={deposit} onExpired={expire} />
          {/* While a chat is open the next deposit may begin; before that, there is one window at a time. */}
          {deposit.chatId && (
            <Button variant="quiet" onClick={() => setAnother(true)}>
              {w.another}
            </Button>
          )}
        </>
      )}
      {current.data !== undefined && !deposit && (
        <DepositForm
          onMade={() => {
            setAnother(false)
            setExpired(false)
          }}
        />
      )}
    </div>
  )
}

const closeToTheEndMs = 5000

/** The server's own job may end the deposit a moment before this countdown does: that is an expiry too, and the person is told. */
function useTakenAway(current: DepositView | null | undefined, onExpired: () => void): void {
  const last = useRef<DepositView | null>(null)
  useEffect(() => {
    if (current === null && last.current && last.current.expiresAt.getTime() - serverNow() < closeToTheEndMs) onExpired()
    if (current !== undefined) last.current = current
  }, [current, onExpired])
}
