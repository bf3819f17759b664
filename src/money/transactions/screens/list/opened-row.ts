/**
 * Going back to a list focuses the row that was opened. The router restores the scroll position,
 * the query cache the loaded pages.
 */
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'

let opened: { place: string | undefined; transactionId: string } | undefined

/** Returns the callback for opening a row. Only the list that was left last is remembered. */
export function useOpenedRow(): (transactionId: string) => void {
  const router = useRouter()
  useEffect(() => {
    if (!opened || opened.place !== router.state.location.state.__TSR_key) return
    document.getElementById(rowId(opened.transactionId))?.focus({ preventScroll: true })
    opened = undefined
  }, [router])
  // A stable callback, so that memoised rows of a long list do not render again.
  return useCallback(
    (transactionId: string) =>
      void (opened = { place: router.state.location.state.__TSR_key, transactionId }),
    [router],
  )
}

export function rowId(transactionId: string): string {
  return `transaction-${transactionId}`
}
