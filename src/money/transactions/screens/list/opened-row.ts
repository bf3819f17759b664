/**
 * Going back to a list puts the keyboard where it left: on the row that was opened. The router
 * keeps how far it was scrolled, the cache the pages that were loaded.
 */
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'

let opened: { place: string | undefined; transactionId: string } | undefined

/**
 * Answers what a row calls when it is opened. Only one entry of the history is remembered: the last
 * list that was left.
 */
export function useOpenedRow(): (transactionId: string) => void {
  const router = useRouter()
  useEffect(() => {
    if (!opened || opened.place !== router.state.location.state.__TSR_key) return
    document.getElementById(rowId(opened.transactionId))?.focus({ preventScroll: true })
    opened = undefined
  }, [router])
  // The same each time: the rows of a long list are drawn again only when they are others.
  return useCallback(
    (transactionId: string) =>
      void (opened = { place: router.state.location.state.__TSR_key, transactionId }),
    [router],
  )
}

export function rowId(transactionId: string): string {
  return `transaction-${transactionId}`
}
