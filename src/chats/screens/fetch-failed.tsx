import { Button } from '../../kit/button.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { words } from '../words.ts'
import { namedFailure } from './show-failure.ts'

interface Props {
  /** What could not be fetched, in the words of the specification: 'Error Fetching Chats'. */
  title: string
  error: unknown
  onRetry: () => void
}

export function FetchFailed({ title, error, onRetry }: Props) {
  const w = useWords(words)
  const said = namedFailure(title, error)
  return (
    <div role="alert" className="p-3">
      <Notice
        tone="failed"
        title={said.title}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {w.retry}
          </Button>
        }
      >
        {said.message}
      </Notice>
    </div>
  )
}
