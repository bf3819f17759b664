import { readFailureWords } from '../form/refusals.ts'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

interface Props {
  /** The title in the words of the specification: 'Error Fetching Balance'. */
  title: string
  /** The message when the server gave none. */
  message?: string
  error: unknown
  onRetry: () => void
}

/** Replaces figures or a list: a balance that could not be read is never shown as zero. */
export function FetchFailed({ title, message, error, onRetry }: Props) {
  const w = useWords(kitWords)
  const words = readFailureWords(error, title, message)
  return (
    <div role="alert">
      <Notice
        tone="failed"
        title={words.title}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {w.retry}
          </Button>
        }
      >
        {words.message}
      </Notice>
    </div>
  )
}
