import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { MailView } from '../../shared/contract.ts'
import { mayRetry } from '../../shared/rules.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'

/** Sends a mail again that was not delivered. */
export function RetryButton({ mail }: { mail: MailView }) {
  const w = useWords(oversightWords)
  const retry = useMutation(
    oversight.retryMail.mutationOptions({
      onSuccess: () =>
        notify({ title: w.retried, message: w.retriedMore(mail.to), tone: 'credited' }),
      onError: showFailure(w.retryFailed),
      meta: { awaitRefetch: true },
    }),
  )
  if (mail.state === 'sent') return null
  if (!mayRetry(mail, new Date(serverNow()))) return <span className="text-muted">{w.tooOld}</span>
  return (
    <Button
      variant="secondary"
      size="row"
      pending={retry.isPending}
      aria-label={w.retryOne(mail.subject, mail.to)}
      onClick={() => retry.mutate({ mailId: mail.mailId })}
    >
      {w.retry}
    </Button>
  )
}
