/** The notice on the screen; a new one replaces the old. toast.tsx renders it. */
import { createStore } from '../data/store.ts'

export type ToastTone = 'neutral' | 'credited' | 'waiting' | 'failed' | 'info'

export interface Toast {
  id: number
  title: string
  message?: string
  tone: ToastTone
  /** Milliseconds; the time pauses while the pointer or the focus is on the notice. */
  duration: number
  action?: { label: string; onAction: () => void }
  /** Called once the notice has gone and its action was not chosen. */
  onGone?: () => void
}

export const toastStore = createStore<Toast | null>(null)
let lastId = 0

export function notify({
  tone = 'neutral',
  duration = 5000,
  ...rest
}: Pick<Toast, 'title' | 'message' | 'action' | 'onGone'> &
  Partial<Pick<Toast, 'tone' | 'duration'>>): void {
  const before = toastStore.get()
  lastId += 1
  toastStore.set({ ...rest, tone, duration, id: lastId })
  before?.onGone?.()
}

/** With an id, dismisses only that notice. */
export function dismissToast(id?: number): void {
  const shown = toastStore.get()
  if (!shown || (id !== undefined && shown.id !== id)) return
  toastStore.set(null)
  shown.onGone?.()
}

/** Runs the action of a notice, which then goes. */
export function chooseToastAction({ id, action }: Toast): void {
  if (toastStore.get()?.id === id) toastStore.set(null)
  action?.onAction()
}
