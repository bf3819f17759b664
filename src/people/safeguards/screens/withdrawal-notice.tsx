import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { safeguardWords } from '../shared/words.ts'
import { PauseNotice } from './pause-notice.tsx'
import { useMoneyLock, useSafeguards } from './use-safeguards.ts'

/** Above the withdrawal form. Empty when nothing blocks withdrawals. */
export function WithdrawalNotice() {
  const { data } = useSafeguards()
  // Rendered even when empty: screen readers announce only what is added to an existing region.
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
