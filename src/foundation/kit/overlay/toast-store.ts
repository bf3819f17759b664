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
}

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

/** With an id, dismisses only that notice. */
export function dismissToast(id?: number): void {
  if (id === undefined || toastStore.get()?.id === id) toastStore.set(null)
}
