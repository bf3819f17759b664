import { ORPCError } from '@orpc/client'

/**
 * Plain routes answer a refusal as problem+json (RFC 9457). Returns it as the error that a
 * procedure would throw.
 */
export function readProblem(status: number, body: string): Error {
  try {
    const { detail, ...data } = JSON.parse(body) as { detail: string }
    return new ORPCError('REFUSED', { status, message: detail, data: { ...data, message: detail } })
  } catch {
    return new Error(`The upload was answered with ${status}`)
  }
}
