import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a screen with steps at one address: when a step takes the focused button away with it, the
 * next step gets the focus. Otherwise keyboards and screen readers would start at the top of the
 * page. The element has tabIndex -1.
 */
export function useStepFocus<Part extends HTMLElement>(step: string): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (document.activeElement === document.body) part.current?.focus()
  }, [step])
  return part
}
