import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useDraftState } from './unsaved-changes.ts'

/**
 * The id of what a form asks for, made when the form opens: sending it twice is asking once.
 * `renew` when the next press means something new (after a success on a form that stays open, or
 * after a refusal that the person answered by changing what is asked).
 */
export function useRequestId(): readonly [requestId: string, renew: () => void] {
  const [requestId, setRequestId] = useState(newRequestId)
  return [requestId, () => setRequestId(newRequestId())]
}

/**
 * As {@link useRequestId}, for a form about money that is given back after a reload or a new
 * sign-in: a request that went out goes out again under the same id, so that it is not made twice.
 * `note` when it is being sent.
 */
export function useKeptRequestId(name: string): {
  requestId: string
  note: () => void
  renew: () => void
} {
  const [fresh] = useRequestId()
  const [sent, setSent] = useDraftState<string | null>(name, null)
  const requestId = sent ?? fresh
  return { requestId, note: () => setSent(requestId), renew: () => setSent(newRequestId()) }
}

export function newRequestId(): string {
  return uuidv7()
}
