import { Lock, LockOpen } from 'lucide-react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { SafeguardsView } from '../shared/contract.ts'
import { safeguardWords } from '../shared/words.ts'
import { PauseNotice } from './pause-notice.tsx'
import { useMoneyLock, useSafeguards } from './use-safeguards.ts'

export function MoneyLockCard() {
  const w = useWords(safeguardWords)
  const mine = useSafeguards()
  return (
    <Card title={w.title}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{w.intro}</p>
        {mine.isPending && <Skeleton lines={1} height="2.75rem" />}
        {mine.isError && !mine.data && (
          <FetchFailed
            title={w.fetchFailed}
            error={mine.error}
            onRetry={() => void mine.refetch()}
          />
        )}
        {mine.data?.pausedUntil && (
          <PauseNotice pausedUntil={mine.data.pausedUntil} pauseReason={mine.data.pauseReason} />
        )}
        {mine.data && <LockState lockedAt={mine.data.lockedAt} />}
      </div>
    </Card>
  )
}

/** One button for both states, so that keyboard focus stays on it after a change. */
function LockState({ lockedAt }: Pick<SafeguardsView, 'lockedAt'>) {
  const w = useWords(safeguardWords)
  const language = useLanguage()
  const { lock, unlock } = useMoneyLock()
  const change = lockedAt ? unlock : lock
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="font-medium">
        {lockedAt ? w.lockedSince(showDateTime(lockedAt, language)) : w.open}
      </p>
      <SendingButton
        variant="secondary"
        // Locking works during maintenance; unlocking does not.
        evenReadOnly={!lockedAt}
        icon={lockedAt ? <LockOpen aria-hidden size={18} /> : <Lock aria-hidden size={18} />}
        pending={change.isPending}
        onClick={() => change.mutate({})}
      >
        {lockedAt ? w.unlock : w.lock}
      </SendingButton>
      {lockedAt && <p className="text-sm text-muted">{w.unlockHint}</p>}
    </div>
  )
}
