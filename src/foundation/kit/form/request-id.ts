import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useDraftState } from './unsaved-changes.ts'

/**
 * The id of the request that a form makes, created when the form opens: sending it twice is one
 * request. Call `renew` when the next press means another request (after a success on a form that
 * stays open, or after a refusal that the person answered by changing the form).
 */
export function useRequestId(): readonly [requestId: string, renew: () => void] {
  const [requestId, setRequestId] = useState(newRequestId)
  return [requestId, () => setRequestId(newRequestId())]
}

/**
 * {@link useRequestId} for a form about money that is restored after a reload or a new sign-in. A
 * request that was sent goes out again under the same id, so that it is not carried out twice. Call
 * `markSent` when sending.
 */
export function useDraftRequestId(name: string): {
  requestId: string
  /** A request with this id was sent before, perhaps before a reload. */
  wasSent: boolean
  markSent: () => void
  renew: () => void
} {
  const [fresh] = useRequestId()
  const [sent, setSent] = useDraftState<string | null>(name, null)
  const requestId = sent ?? fresh
  return {
    requestId,
    wasSent: sent !== null,
    markSent: () => setSent(requestId),
    renew: () => setSent(newRequestId()),
  }
}

export function newRequestId(): string {
  return uuidv7()
}
