import { useEffect, useState } from 'react'

/** The value once it has not changed for 200 ms, so that not every letter is a request. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 200)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
