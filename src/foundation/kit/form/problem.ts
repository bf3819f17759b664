import { ORPCError } from '@orpc/client'

/**
 * Plain routes answer a refusal as problem+json; the rest of the browser knows failures in the form
 * that procedures give them.
 */
export function readProblem(status: number, body: string): Error {
  try {
    const { detail, ...data } = JSON.parse(body) as { detail: string }
    return new ORPCError('REFUSED', { status, message: detail, data: { ...data, message: detail } })
  } catch {
    return new Error(`The upload was answered with ${status}`)
  }
}
