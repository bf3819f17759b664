/**
 * The one notice that is shown: a new one takes the place of the old. Callable from anywhere; drawn
 * by toast.tsx.
 */
import { createStore } from '../data/store.ts'

export type ToastTone = 'neutral' | 'credited' | 'waiting' | 'failed' | 'info'

export interface Toast {
  id: number
  title: string
  message?: string
  tone: ToastTone
  /** Milliseconds; it pauses while the pointer or the focus is on the notice. */
  duration: number
  action?: { label: string; onAction: () => void }
}

/** The notice that is shown. */
export const toastStore = createStore<Toast | null>(null)
let lastId = 0

export function notify({
  tone = 'neutral',
  duration = 5000,
  ...rest
}: Pick<Toast, 'title' | 'message' | 'action'> & Partial<Pick<Toast, 'tone' | 'duration'>>): void {
  lastId += 1
  toastStore.set({ ...rest, tone, duration, id: lastId })
}

/** Without an id whatever is shown goes; with one only that notice. */
export function dismissToast(id?: number): void {
  if (id === undefined || toastStore.get()?.id === id) toastStore.set(null)
}
