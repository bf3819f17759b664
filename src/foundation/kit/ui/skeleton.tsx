/**
 * The shape of content that is being loaded. It appears after 300 ms: a flashing placeholder makes
 * quick answers look slow.
 */
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'

interface Props {
  lines?: number
  /** The height of one line in CSS, so that nothing moves when the content comes. */
  height?: string
  className?: string
}

export function Skeleton({ lines = 1, height = '1.25rem', className = '' }: Props) {
  const w = useWords(kitWords)
  return (
    <div role="status" aria-label={w.loading} className={`grid animate-late gap-3 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          aria-hidden
          className="rounded-small bg-line"
          style={{ height, width: line === lines - 1 && lines > 1 ? '70%' : '100%' }}
        />
      ))}
    </div>
  )
}
