/** Dismisses a notice about a field once the field changes, because it may no longer apply. */
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dismissToast, toastStore } from '../overlay/toast-store.ts'

/** Returns a function that runs a submit and notes which notice it raised. */
export function useFieldNotice<Input extends FieldValues, Output>({
  watch,
  getFieldState,
}: UseFormReturn<Input, unknown, Output>): (submit: () => Promise<void>) => Promise<void> {
  const raised = useRef<number | undefined>(undefined)
  useEffect(() => {
    // Called before the new value is judged: the field still has its error.
    const { unsubscribe } = watch((_, { name }) => {
      if (raised.current === undefined || !name || !getFieldState(name).invalid) return
      dismissToast(raised.current)
      raised.current = undefined
    })
    return unsubscribe
  }, [watch, getFieldState])
  return async (submit) => {
    const before = toastStore.get()?.id
    await submit()
    const notice = toastStore.get()
    raised.current = notice?.tone === 'failed' && notice.id !== before ? notice.id : undefined
  }
}
