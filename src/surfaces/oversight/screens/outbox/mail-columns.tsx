import { useMemo } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { CutText } from '#foundation/kit/list/cut-text.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { showLineTime } from '#foundation/time/shared/line-time.ts'
import { showRelative } from '#foundation/time/shared/time.ts'
import type { MailView } from '../../shared/contract.ts'
import type { MailState } from '../../shared/rules-address.ts'
import { oversightWords } from '../../shared/words.ts'
import { RetryButton } from './retry-button.tsx'

const tones: Record<MailState, Tone> = {
  waiting: 'waiting',
  failed: 'held',
  given_up: 'failed',
  sent: 'credited',
}

/** Where the installation sends mails, the rows offer a retry; a sample sends none. */
export function useMailColumns(sends: boolean, isSample: boolean): Column<MailView>[] {
  const w = useWords(oversightWords)
  return useMemo<Column<MailView>[]>(
    () => [
      {
        key: 'mail',
        header: w.mail,
        fixed: true,
        card: 'title',
        cell: ({ subject, to }) => <CutText text={subject} more={to} />,
      },
      {
        key: 'state',
        header: w.status,
        width: 'clamp(9rem, 20cqi, 18rem)',
        small: true,
        card: 'line',
        cell: (mail) =>
          isSample && mail.state === 'waiting' ? (
            <StatusLine tone="neutral" word={w.notSent} />
          ) : (
            <State mail={mail} />
          ),
      },
      {
        key: 'written',
        header: w.written,
        nowrap: true,
        small: true,
        card: 'hidden',
        cell: ({ createdAt }) => (
          <span className="text-muted">
            <ListTime at={createdAt} />
          </span>
        ),
      },
      {
        key: 'tries',
        header: w.attempts,
        align: 'end',
        from: 'medium',
        card: 'hidden',
        cell: ({ attempts }) => attempts,
      },
      ...(sends
        ? [
            {
              key: 'actions',
              header: <span className="sr-only">{w.retry}</span>,
              name: w.retry,
              fixed: true,
              card: 'action',
              cell: (mail: MailView) => <RetryButton mail={mail} />,
            } as const,
          ]
        : []),
    ],
    [w, sends, isSample],
  )
}

/** The delivery, with its time or its error. */
function State({ mail }: { mail: MailView }) {
  const w = useWords(oversightWords)
  const language = useLanguage()
  const { state, sentAt, nextAttemptAt, lastError } = mail
  const when = sentAt
    ? w.sentAt(showLineTime(sentAt, language))
    : nextAttemptAt && state === 'failed'
      ? w.nextTry(showRelative(nextAttemptAt, new Date(serverNow()), language))
      : ''
  return (
    <StatusLine tone={tones[state]} word={w.states[state]}>
      <span className="text-muted">{when}</span>
      {lastError && state !== 'sent' && (
        <span className="ml-1.5 inline-block max-w-40 align-bottom text-failed">
          <CutText text={lastError} />
        </span>
      )}
    </StatusLine>
  )
}
