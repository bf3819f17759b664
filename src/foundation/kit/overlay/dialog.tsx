/**
 * A modal window on the browser's own <dialog>, which handles Esc and keeps the focus inside
 * (docs/decisions/0024).
 */
import { X } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { SendingButton } from '../form/sending-button.tsx'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { ToastRegion } from './toast.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. A form puts its own buttons into `children`. */
  actions?: ReactNode
  /** Something was typed: a click outside does not close it. Esc and the close button do. */
  dirty?: boolean
  /** Something is being sent: nothing closes the window. */
  pending?: boolean
  size?: 'normal' | 'wide'
  /** Keeps its height while the content changes. */
  steady?: boolean
  /** At the top of a phone too, where the keyboard leaves room for it. */
  atTop?: boolean
}

export function Dialog({ open, ...rest }: DialogProps) {
  // The content exists only while the window is open: a form starts afresh, with a new request id.
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  actions,
  dirty = false,
  pending = false,
  size = 'normal',
  steady = false,
  atTop = false,
}: Omit<DialogProps, 'open'>) {
  const w = useWords(kitWords)
  const id = useId()
  const { dialog, heading } = useModal()
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!pending) onClose()
  }
  const clickBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !dirty && !pending) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={cancel}
      onClick={clickBeside}
      className={
        // Its upper edge stays where it is while the content changes; on a phone, its lower edge.
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] scroll-pb-28 overflow-auto ' +
        'overscroll-contain rounded-card border border-line bg-surface p-0 text-left text-ink ' +
        'shadow-raised motion-safe:animate-rise sm:mt-[min(10dvh,6rem)] ' +
        'sm:max-h-[calc(100dvh-min(10dvh,6rem)-1rem)] ' +
        (atTop ? 'max-sm:mt-4 ' : 'max-sm:mb-4 ') +
        (steady ? 'h-[48rem] ' : '') +
        (size === 'wide' ? 'max-w-3xl' : 'max-w-md')
      }
    >
      <div
        className={`grid grid-cols-1 gap-4 p-4 sm:p-6 ${steady ? 'min-h-full content-start' : ''}`}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="pt-2 text-lg outline-none">
            {title}
          </h2>
          <IconButton
            label={w.close}
            icon={<X aria-hidden size={20} />}
            onClick={onClose}
            disabled={pending}
            className="-mr-2"
          />
        </div>
        {description && (
          <div id={`${id}-description`} className="-mt-2 text-muted">
            {description}
          </div>
        )}
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </div>
      <ToastRegion inDialog />
    </dialog>
  )
}

/** Opens the window with the focus in it, and gives the focus back when it closes. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    // With a mouse the first field takes the focus. On a phone that would raise the keyboard over
    // the text.
    const field = matchMedia('(pointer: fine)').matches
      ? element?.querySelector<HTMLElement>('input, select, textarea')
      : null
    ;(field ?? heading.current)?.focus()
    return () => {
      element?.close()
      // React removes the element before the browser can give the focus back.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return { dialog, heading }
}

/**
 * The row of buttons at the bottom of a window. On a phone they are stacked, the main one
 * uppermost. In a window longer than the screen they stay in sight, and the content fades out under
 * them.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      className={
        '-mx-1 -mt-1 -mb-3 flex flex-col-reverse gap-2 bg-surface px-1 pt-1 pb-3 before:absolute ' +
        'before:inset-x-0 before:-top-4 before:h-4 before:bg-linear-to-t before:from-surface ' +
        'sm:flex-row sm:flex-wrap sm:justify-end [@media(height<41rem)]:before:hidden ' +
        'z-10 [@media(height>=41rem)]:sticky [@media(height>=41rem)]:bottom-0'
      }
    >
      {children}
    </div>
  )
}

interface ConfirmProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  message: ReactNode
  /** Content that the person reads or ticks first. */
  children?: ReactNode
  /** Names the action: "Cancel withdrawal", never "OK". */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  onConfirm: () => void
  pending?: boolean
  destructive?: boolean
  /** See SendingButton. */
  evenReadOnly?: boolean
}

export function ConfirmDialog({
  open,
  onClose,
  title,
  message,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  destructive = false,
  evenReadOnly,
}: ConfirmProps) {
  const w = useWords(kitWords)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      pending={pending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {cancelLabel ?? w.cancel}
          </Button>
          <SendingButton
            evenReadOnly={evenReadOnly}
            variant={destructive ? 'danger' : 'primary'}
            onClick={onConfirm}
            pending={pending}
          >
            {confirmLabel}
          </SendingButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
