/** Uploads a picture, of a signed-in user or during a sign-up. */
import { readProblem } from '#foundation/kit/form/problem.ts'
import { claimMinutes, permitHeader } from '../shared/rules.ts'
import { profile } from './calls.ts'

/** Replaces the picture of the signed-in user. */
export async function uploadAvatar(picture: File): Promise<void> {
  await send(picture, { credentials: 'same-origin' })
}

const claims = new WeakMap<File, { claim: string; sentAt: number }>()
/** A claim close to its end is not reused: the server would ignore it silently. */
const claimGoodForMs = (claimMinutes / 2) * 60_000

/** Returns the claim for the sign-up. A retried sign-up does not upload the picture again. */
export async function claimFor(picture: File): Promise<string> {
  const before = claims.get(picture)
  if (before && Date.now() - before.sentAt < claimGoodForMs) return before.claim
  const { permit } = await profile.askPicturePermit.call({})
  const { claim } = (await send(picture, {
    // Without cookies, so that a user who is signed in in another tab keeps their picture.
    credentials: 'omit',
    headers: { [permitHeader]: permit },
  })) as { claim: string }
  claims.set(picture, { claim, sentAt: Date.now() })
  return claim
}

const waitMs = 60_000

type Sending = Pick<RequestInit, 'credentials'> & { headers?: Record<string, string> }

/** Throws what a procedure would throw: a refusal, or a TypeError without an answer. */
async function send(picture: File, { credentials, headers }: Sending): Promise<unknown> {
  const answer = await fetch('/avatars', {
    method: 'POST',
    body: picture,
    headers: { 'content-type': picture.type || 'application/octet-stream', ...headers },
    credentials,
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The upload took too long') : error
  })
  if (answer.status !== 201) throw readProblem(answer.status, await answer.text())
  return await answer.json()
}
