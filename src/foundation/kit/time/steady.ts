import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function at every draw that calls the newest one: for what is handed to rows of a list,
 * which are drawn again only when something of theirs is another. Only for what a person does
 * later; it must not be called while drawing.
 */
export function useSteady<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(work)
  useLayoutEffect(() => {
    newest.current = work
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
