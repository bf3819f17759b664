import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function whose identity never changes and that calls the newest `run`, for rows that are
 * memoized. It must not be called during render.
 */
export function useStableCallback<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(work)
  useLayoutEffect(() => {
    newest.current = work
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
