import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { KeyHint } from '../overlay/key-hint.tsx'

interface Props {
  /** How many rows there are, and their sum; an empty text keeps its line until it is known. */
  summary?: string
  /** The keys of the list. */
  keys?: ReactNode
  arrived: number
  onShowNew: () => void
}

/**
 * The line above the rows. New rows turn it into a button, without moving anything: where the line
 * is empty, the button covers the beginning of the list.
 */
export function ListStrip({ summary, keys, arrived, onShowNew }: Props) {
  const w = useWords(kitListWords)
  return (
    <div
      className={
        'list-strip no-print relative flex flex-wrap items-center justify-between gap-x-4 ' +
        'border-line bg-surface px-(--page-edge) text-xs text-muted ' +
        (summary === undefined ? '' : 'min-h-9 border-t')
      }
    >
      <p className="figures">{summary}</p>
      {keys}
      <div role="status" className="contents">
        {arrived > 0 && (
          <button
            type="button"
            onClick={onShowNew}
            className={
              'absolute inset-x-0 top-0 z-20 flex min-h-9 items-center justify-center gap-2 ' +
              'bg-waiting-tint text-sm ' +
              'font-semibold text-waiting inset-ring inset-ring-mango ' +
              'focus-visible:-outline-offset-2'
            }
          >
            <Plus aria-hidden size={16} />
            {w.arrived(arrived)}
            <KeyHint>N</KeyHint>
          </button>
        )}
      </div>
    </div>
  )
}

interface Keys {
  keys: readonly (readonly [keys: readonly string[], does: string])[]
}

/** Keys of a list with what they do, on a laptop. */
export function ListKeys({ keys }: Keys) {
  return (
    <p aria-hidden className="hidden items-center gap-x-3 pointer-fine:xl:flex">
      {keys.map(([names, does]) => (
        <span key={does} className="inline-flex items-center gap-1">
          {names.map((name) => (
            <KeyHint key={name}>{name}</KeyHint>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  )
}
