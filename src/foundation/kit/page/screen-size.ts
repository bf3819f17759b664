import { useSyncExternalStore } from 'react'

/** Whether a media query holds, for parts that narrow screens must not even fetch. */
export function useScreenSize(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
