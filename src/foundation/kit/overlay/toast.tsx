/**
 * Renders notices: one at a time, for five seconds unless the pointer or the focus is on it.
 * Swiping right or Esc dismisses it. There is a region in the page's frame and one in each open
 * dialog, because content outside of a modal dialog is neither visible nor read out; only the
 * uppermost region shows the notice.
 */
import { X } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import { createStore, useStore } from '../data/store.ts'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { mainId } from '../page/skip-link.tsx'
import { ToneIcon, toneText } from '../theme/tone.tsx'
import { IconButton } from '../ui/button.tsx'
import { chooseToastAction, dismissToast, toastStore, type Toast } from './toast-store.ts'

const swipeThreshold = 50
const regions = createStore<readonly object[]>([])

export function ToastRegion({ inDialog = false }: { inDialog?: boolean }) {
  const w = useWords(kitWords)
  const toast = useStore(toastStore)
  const uppermost = useUppermost()
  const shown = uppermost ? toast : null
  const urgent = shown?.tone === 'failed'
  return (
    <section
      aria-label={w.notices}
      data-in-dialog={inDialog ? '' : undefined}
      className={
        'toasts no-print pointer-events-none fixed inset-x-0 z-50 flex justify-center p-4 ' +
        'sm:bottom-0 sm:justify-end'
      }
    >
      {/* Both live regions always exist: a region that appears together with its text is not read
          out. */}
      <div role="status" className="w-full max-w-sm empty:hidden">
        {shown && !urgent && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert" className="w-full max-w-sm empty:hidden">
        {shown && urgent && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const w = useWords(kitWords)
  const [paused, setPaused] = useState(false)
  const { card, noteWhence } = useGivenBackFocus()
  const { shift, handlers } = useSwipe(() => dismissToast(toast.id))
  useDismissal(toast, paused)
  return (
    <div
      ref={card}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={(event) => (noteWhence(event), setPaused(true))}
      onBlur={() => setPaused(false)}
      {...handlers}
      style={
        shift > 0 ? { transform: `translateX(${shift}px)`, opacity: 1 - shift / 300 } : undefined
      }
      className={
        'toast pointer-events-auto flex touch-pan-y items-start gap-3 rounded-card border ' +
        'border-line bg-surface py-2 pr-1 pl-4 shadow-raised motion-safe:animate-rise'
      }
    >
      <ToneIcon tone={toast.tone} className={`mt-3 shrink-0 ${toneText[toast.tone]}`} />
      <div className="min-w-0 grow py-2">
        <p className="font-medium">{toast.title}</p>
        {toast.message && <p className="text-sm text-muted">{toast.message}</p>}
        {toast.action && (
          <button
            type="button"
            className="target link -ml-1 px-1 text-sm font-medium"
            onClick={() => chooseToastAction(toast)}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton
        label={w.dismiss}
        icon={<X aria-hidden size={18} />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  )
}

/** Dismisses the notice when its time is over, or by Esc. The time waits while it is paused. */
function useDismissal(toast: Toast, paused: boolean): void {
  const left = useRef(toast.duration)
  useEffect(() => {
    if (paused) return
    const began = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [paused, toast.id])

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // One Esc closes one thing: the window or menu below stays until the next.
      event.preventDefault()
      dismissToast(toast.id)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [toast.id])
}

/** `shift`: how far a finger has moved the notice to the right, in px. */
function useSwipe(onSwiped: () => void) {
  const [shift, setShift] = useState(0)
  const start = useRef<number | null>(null)
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // A mouse selects text, such as a reference to copy.
      if (event.pointerType === 'mouse') return
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setShift(Math.max(0, event.clientX - start.current))
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return
      const swiped = event.clientX - start.current
      start.current = null
      if (swiped >= swipeThreshold) onSwiped()
      setShift(0)
    },
    onPointerCancel: () => {
      start.current = null
      setShift(0)
    },
  }
  return { shift, handlers }
}

/** When a notice with the focus goes, the focus returns to where it came from or to the page. */
function useGivenBackFocus() {
  const card = useRef<HTMLDivElement>(null)
  const whence = useRef<Element | null>(null)
  // A layout effect, because removing the element takes the focus with it.
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const back = whence.current?.isConnected ? whence.current : document.getElementById(mainId)
      if (back instanceof HTMLElement) back.focus()
    }
  }, [])
  const noteWhence = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !card.current?.contains(relatedTarget))
      whence.current = relatedTarget
  }
  return { card, noteWhence }
}

/** Whether this region was mounted last. */
function useUppermost(): boolean {
  const [self] = useState(() => ({}))
  useEffect(() => {
    regions.set([...regions.get(), self])
    return () => regions.set(regions.get().filter((other) => other !== self))
  }, [self])
  return useStore(regions).at(-1) === self
}
