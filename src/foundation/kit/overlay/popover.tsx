/** A small window below a button, on the native popover: a click outside and Esc close it. */
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'

export interface Opener {
  'aria-expanded': boolean
  'aria-controls': string
  'aria-haspopup': 'dialog' | 'menu'
  popoverTarget: string
  id: string
}

interface PopoverProps {
  /** The button, with the props that connect it: `(opener) => <IconButton {...opener} … />`. */
  trigger: (opener: Opener) => ReactNode
  label: string
  children: (close: () => void) => ReactNode
  /** The edge of the button to align with. */
  align?: 'start' | 'end'
  className?: string
}

export function Popover({
  trigger,
  label,
  children,
  align = 'end',
  className = 'w-80',
}: PopoverProps) {
  const { open, opener, panel, panelProps } = usePopover(align, 'dialog')
  const close = () => document.getElementById(panelProps.id)?.hidePopover()
  return (
    <>
      {trigger(opener)}
      <div
        {...panelProps}
        ref={panel}
        role="dialog"
        aria-label={label}
        className={`${popoverStyle} ${className}`}
      >
        {open && children(close)}
      </div>
    </>
  )
}

export const popoverStyle =
  'fixed inset-auto m-0 empty:opacity-0 max-h-[70dvh] max-w-[calc(100vw-1rem)] overflow-auto ' +
  'rounded-card border border-line bg-surface p-0 text-ink shadow-raised ' +
  'motion-safe:open:animate-rise'

/** The common part of Popover and Menu: opening, closing, and the position below the button. */
export function usePopover(align: 'start' | 'end', kind: 'dialog' | 'menu') {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const place = () => putBelow(panel, document.getElementById(`${id}-opener`), align)
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [open, id, align])
  const opener: Opener = {
    'aria-expanded': open,
    'aria-controls': id,
    'aria-haspopup': kind,
    popoverTarget: id,
    id: `${id}-opener`,
  }
  const panelProps = {
    id,
    popover: 'auto' as const,
    onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
  }
  return { open, opener, panel, panelProps }
}

/** Below the button, or above it if there is more room; always within the browser's window. */
function putBelow(
  panel: RefObject<HTMLDivElement | null>,
  button: HTMLElement | null,
  align: 'start' | 'end',
): void {
  if (!panel.current || !button) return
  const gap = 6
  const edge = 8
  const anchor = button.getBoundingClientRect()
  const { width, height } = panel.current.getBoundingClientRect()
  const wished = align === 'end' ? anchor.right - width : anchor.left
  const left = Math.max(edge, Math.min(wished, document.documentElement.clientWidth - width - edge))
  const below = anchor.bottom + gap
  const fits = below + height <= innerHeight - edge || anchor.top < innerHeight - anchor.bottom
  panel.current.style.left = `${left}px`
  panel.current.style.top = `${fits ? below : Math.max(edge, anchor.top - gap - height)}px`
}
