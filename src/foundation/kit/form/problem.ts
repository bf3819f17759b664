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
    return isOfProxy(status) ? noAnswer() : new Error(`The upload was answered with ${status}`)
  }
}

/**
 * Throws when a proxy answered because it got no answer from Kaban. As after a lost connection,
 * nobody knows then what was done.
 */
export async function checkOurs(response: Response): Promise<void> {
  if (!isOfProxy(response.status)) return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const isOurs = typeof body === 'object' && body !== null && 'json' in body
  if (!isOurs) throw noAnswer()
}

function isOfProxy(status: number): boolean {
  return status >= 502 && status <= 504
}

/** The error of fetch when no answer comes. */
function noAnswer(): TypeError {
  return new TypeError('A proxy got no answer from Kaban')
}
