import { v7 as uuidv7 } from 'uuid'
import { useState } from 'react'

/**
 * The id of what a form asks for, made when the form opens: sending it twice is asking once. `renew` when the next press
 * means something new (after a success on a form that stays open, or after a refusal that the person answered by
 * changing what is asked).
 */
export function useRequestId(): readonly [requestId: string, renew: () => void] {
  const [requestId, setRequestId] = useState(newRequestId)
  return [requestId, () => setRequestId(newRequestId())]
}

export function newRequestId(): string {
  return uuidv7()
}
