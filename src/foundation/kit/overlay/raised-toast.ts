import { useEffect, useState, type RefObject } from 'react'
import { mainId } from '../page/skip-link.tsx'

/** The page under a notice can change while it is shown: after a sign-up the login page opens. */
const lookAgainMs = 200

/**
 * Whether this notice would cover the button that sends a form. It then moves up, and stays there:
 * a notice that moves to and fro cannot be read.
 */
export function useRaised(
  region: RefObject<HTMLElement | null>,
  toastId: string | number | undefined,
): boolean {
  const [raised, setRaised] = useState<typeof toastId>()
  useEffect(() => {
    if (toastId === undefined) return undefined
    const look = () => {
      if (coversSubmit(region.current)) setRaised(toastId)
    }
    look()
    const timer = setInterval(look, lookAgainMs)
    return () => clearInterval(timer)
  }, [region, toastId])
  return toastId !== undefined && raised === toastId
}

function coversSubmit(region: HTMLElement | null): boolean {
  const toast = region?.querySelector('.toast')?.getBoundingClientRect()
  if (!toast) return false
  return [...document.querySelectorAll(`#${mainId} [type=submit]`)].some((button) => {
    const { top, bottom, left, right, width } = button.getBoundingClientRect()
    return (
      width > 0 &&
      top < toast.bottom &&
      bottom > toast.top &&
      left < toast.right &&
      right > toast.left
    )
  })
}
