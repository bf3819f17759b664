import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { Column } from '#foundation/kit/table/columns.ts'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showListTime, showRelative } from '#foundation/time/shared/time.ts'
import type { MailView } from '../../shared/contract.ts'
import type { MailState } from '../../shared/rules-address.ts'
import { mayRetry } from '../../shared/rules.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'

const tones: Record<MailState, Tone> = {
  waiting: 'waiting',
  failed: 'held',
  given_up: 'failed',
  sent: 'credited',
}

/** `sends`: this installation sends mails, so the rows offer a retry. */
export function useMailColumns(sends: boolean): Column<MailView>[] {
  const w = useWords(oversightWords)
  const language = useLanguage()
  return [
    {
      key: 'mail',
      header: w.mail,
      card: 'title',
      cell: (mail) => (
        <>
          <span className="block font-medium wrap-anywhere">{mail.subject}</span>
          <span className="block font-normal wrap-anywhere text-muted">{mail.to}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: w.state,
      cell: (mail) => (
        <span className="inline-grid justify-items-end gap-0.5 wide:justify-items-start">
          <StatusBadge tone={tones[mail.state]}>{w.states[mail.state]}</StatusBadge>
          <span className="text-muted">
            {mail.sentAt && w.sentAt(showListTime(mail.sentAt, language))}
            {mail.nextAttemptAt &&
              mail.state === 'failed' &&
              w.nextTry(showRelative(mail.nextAttemptAt, new Date(serverNow()), language))}
          </span>
          {mail.lastError && mail.state !== 'sent' && (
            <span className="max-w-md text-left wrap-anywhere text-failed">{mail.lastError}</span>
          )}
        </span>
      ),
    },
    {
      key: 'written',
      header: w.written,
      nowrap: true,
      cell: ({ createdAt }) => <ListTime at={createdAt} />,
    },
    { key: 'tries', header: w.tries, align: 'end', cell: ({ attempts }) => attempts },
    ...(sends
      ? [
          {
            key: 'actions',
            header: <span className="sr-only">{w.retry}</span>,
            align: 'end',
            card: 'bare',
            cell: (mail: MailView) => <Retry mail={mail} />,
          } as const,
        ]
      : []),
  ]
}

function Retry({ mail }: { mail: MailView }) {
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
      size="small"
      pending={retry.isPending}
      aria-label={w.retryOne(mail.subject, mail.to)}
      onClick={() => retry.mutate({ mailId: mail.mailId })}
    >
      {w.retry}
    </Button>
  )
}
