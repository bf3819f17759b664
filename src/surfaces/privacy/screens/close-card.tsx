import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ClosingView } from '../shared/contract.ts'
import { privacyWords } from '../shared/words.ts'
import { privacy } from './calls.ts'

const CloseDialog = lazy(async () => ({
  default: (await import('./close-dialog.tsx')).CloseDialog,
}))

/** Closing the login: what is deleted, what is kept and why, and what still blocks it. */
export function CloseCard() {
  const w = useWords(privacyWords)
  const closing = useQuery(privacy.closing.queryOptions({ input: {} }))
  return (
    <Card title={w.closeTitle}>
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-muted">{w.closeIntro}</p>
        {closing.data ? (
          <Closing view={closing.data} />
        ) : closing.error ? (
          <FetchFailed
            title={w.loadFailed}
            error={closing.error}
            onRetry={() => void closing.refetch()}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
    </Card>
  )
}

function Closing({ view: { mayClose, open, kept } }: { view: ClosingView }) {
  const w = useWords(privacyWords)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <div className="grid divide-y divide-line border-y border-line">
        <Disclosure title={w.deletedTitle}>
          <List points={w.deleted} />
        </Disclosure>
        <Disclosure title={w.keptTitle}>
          <p>{w.keptLaw(kept.years)}</p>
          <List points={w.kept(kept.transactions, kept.chats, kept.years)} />
        </Disclosure>
      </div>
      <p className="text-muted">
        {w.getCopyFirst} {w.expiredDeposits}
      </p>
      {mayClose ? (
        <div>
          <Button variant="danger" onClick={() => setConfirming(true)}>
            {w.closeButton}
          </Button>
        </div>
      ) : (
        <StillOpen open={open} />
      )}
      <Suspense>
        {isConfirming && <CloseDialog open onClose={() => setConfirming(false)} />}
      </Suspense>
    </>
  )
}

function StillOpen({ open }: { open: ClosingView['open'] }) {
  const w = useWords(privacyWords)
  const reasons = [
    open.availableCentavos !== 0n && w.openAvailable(showPesos(open.availableCentavos)),
    open.heldCentavos !== 0n && w.openHeld(showPesos(open.heldCentavos)),
    open.deposits > 0 && w.openDeposits(open.deposits),
    open.withdrawals > 0 && w.openWithdrawals(open.withdrawals),
    open.investments > 0 && w.openInvestments(open.investments),
  ].filter((reason) => reason !== false)
  return (
    <Notice
      tone="waiting"
      title={w.openTitle}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/dashboard/transactions" variant="secondary">
            {w.toTransactions}
          </LinkButton>
          <LinkButton to="/dashboard/chat/new-support" variant="secondary">
            {w.toSupport}
          </LinkButton>
        </div>
      }
    >
      <List points={reasons} />
    </Notice>
  )
}

function List({ points }: { points: string[] }) {
  return (
    <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-1 pl-5 wrap-anywhere">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
