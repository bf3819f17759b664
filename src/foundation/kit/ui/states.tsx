/** States of a list or page that is empty or could not be loaded. */
import { CircleAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { readFailure, readFailureWords } from '../form/refusals.ts'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { Button } from './button.tsx'

interface EmptyProps {
  title: ReactNode
  message?: ReactNode
  /** The next step: a `LinkButton` or `Button`. */
  action?: ReactNode
  icon?: ReactNode
}

export function EmptyState({ title, message, action, icon }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <span className="mb-1 rounded-card bg-primary-tint p-3.5 text-primary">
        {icon ?? <Inbox aria-hidden size={28} strokeWidth={1.5} />}
      </span>
      <p className="font-semibold">{title}</p>
      {message && <p className="max-w-prose text-muted">{message}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}

interface ErrorProps {
  /** The query's error. A refusal shows its own title and message. */
  error: unknown
  /** The title in the words of the specification: 'Error Fetching Withdrawals'. */
  title?: string | undefined
  /** The specification's message for that title. */
  message?: string
  onRetry?: (() => void) | undefined
}

export function ErrorState({ error, title: ownTitle, message: ownMessage, onRetry }: ErrorProps) {
  const w = useWords(kitWords)
  const failure = readFailure(error)
  const { title, message } = readFailureWords(error, ownTitle ?? w.couldNotLoad, ownMessage)
  const requestId = 'requestId' in failure ? failure.requestId : undefined
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <CircleAlert aria-hidden size={28} strokeWidth={1.5} className="text-failed" />
      <p className="font-semibold">{title}</p>
      {message && <p className="max-w-prose text-muted">{message}</p>}
      {requestId && (
        <p className="text-sm text-muted">
          {w.requestId} <span className="inline-block">{requestId}</span>
        </p>
      )}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} className="mt-2">
          {w.retry}
        </Button>
      )}
    </div>
  )
}
