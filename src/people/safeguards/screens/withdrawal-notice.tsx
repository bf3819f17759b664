import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { safeguardWords } from '../shared/words.ts'
import { PauseNotice } from './pause-notice.tsx'
import { useMoneyLock, useSafeguards } from './use-safeguards.ts'

/**
 * Stands above the form of a withdrawal, before anything is typed; empty when nothing is in the
 * way.
 */
export function WithdrawalNotice() {
  const { data } = useSafeguards()
  // The region is there before its words: a lock that is set in another window is read out here.
  return (
    <div role="status" className="grid gap-4 not-empty:mb-4">
      {data?.lockedAt && <LockNotice lockedAt={data.lockedAt} />}
      {data?.pausedUntil && (
        <PauseNotice pausedUntil={data.pausedUntil} pauseReason={data.pauseReason} />
      )}
    </div>
  )
}

function LockNotice({ lockedAt }: { lockedAt: Date }) {
  const w = useWords(safeguardWords)
  const language = useLanguage()
  const { unlock } = useMoneyLock()
  return (
    <Notice
      tone="waiting"
      title={w.lockedTitle}
      action={
        <SendingButton
          variant="secondary"
          pending={unlock.isPending}
          onClick={() => unlock.mutate({})}
        >
          {w.unlock}
        </SendingButton>
      }
    >
      <p>{w.lockedSince(showDateTime(lockedAt, language))}</p>
      <p>{w.unlockHint}</p>
    </Notice>
  )
}
