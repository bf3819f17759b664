/**
 * A list and, beside it, the open item. Without room for both, the open item is above the list; on
 * a phone, in its place.
 */
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface Opened {
  /** The id of the open item. */
  open: string | undefined
  onClose: () => void
}

/** Closes the open item and moves the focus to the button that opened it. */
export function useClosePane({ open, onClose }: Opened): () => void {
  return () => {
    onClose()
    focusOpener(open, 60)
  }
}

/** On a phone the list is back only some frames later. */
function focusOpener(open: string | undefined, frames: number): void {
  requestAnimationFrame(() => {
    const opener = document.querySelector<HTMLElement>(`[data-opens="${open}"]`)
    opener?.focus()
    const isHeldElsewhere = document.activeElement?.matches('body, [data-pane] *') === false
    if (!isHeldElsewhere && frames > 0) focusOpener(open, frames - 1)
  })
}

interface Props {
  open: string | undefined
  list: ReactNode
  /** Rendered while an item is open. */
  pane: ReactNode
  /** The open item has more to show than its row, so it gets the larger part. */
  widePane?: boolean
}

export function ListAndPane({ open, list, pane, widePane = false }: Props) {
  const columns = widePane
    ? 'xl:grid-cols-[19rem_minmax(0,1fr)]'
    : 'xl:grid-cols-[minmax(0,1fr)_27rem]'
  return (
    <div
      className={
        'group/pane grid grid-cols-[minmax(0,1fr)] items-start gap-4 ' + (open ? columns : '')
      }
    >
      {/* Below what is open, it waits until that has its height. */}
      <div
        className={
          'min-w-0 max-xl:group-has-[[data-pane]_.animate-late]/pane:invisible ' +
          (open ? 'max-md:hidden' : '')
        }
      >
        {list}
      </div>
      {open && (
        <div data-pane className="min-w-0 max-xl:order-first xl:sticky xl:top-18">
          {pane}
        </div>
      )}
    </div>
  )
}

/** For the last cell of a row. */
export function OpenButton({
  id,
  label,
  name,
  onOpen,
}: {
  id: string
  label: string
  name: string
  onOpen: (id: string) => void
}) {
  return (
    <Button
      size="row"
      variant="secondary"
      data-opens={id}
      aria-label={name}
      onClick={() => onOpen(id)}
    >
      {label}
    </Button>
  )
}
