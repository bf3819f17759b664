import { Button } from '../../kit/button.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { failureWords, readFailure } from '../../kit/refusals.ts'
import { words } from '../words.ts'

interface Props {
  title: string
  error: unknown
  onRetry: () => void
}

/** Stands where the figures would: a balance that could not be read is never shown as zero. */
export function FetchError({ title, error, onRetry }: Props) {
  const w = useWords(words)
  // A read that failed moved nothing: only what is known of the cause is said.
  const message = readFailure(error).kind === 'fault' ? w.nothingChanged : failureWords(error).message
  return (
    <div role="alert">
      <Notice
        tone="failed"
        title={title}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {w.retry}
          </Button>
        }
      >
        {message}
      </Notice>
    </div>
  )
}
