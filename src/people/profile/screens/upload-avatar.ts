/** Sends a picture: of somebody who is signed in, and of somebody who is just signing up. */
import { readProblem } from '#foundation/kit/form/problem.ts'
import { claimMinutes } from '../shared/rules.ts'

/** It becomes the picture of the one who is signed in. */
export async function uploadAvatar(picture: File): Promise<void> {
  await send(picture, 'same-origin')
}

const claims = new WeakMap<File, { claim: string; sentAt: number }>()
/** One that is about to end would be passed over in silence. */
const claimGoodForMs = (claimMinutes / 2) * 60_000

/** Answers the claim for the sign-up. A sign-up that is tried again does not send the picture again. */
export async function claimFor(picture: File): Promise<string> {
  const before = claims.get(picture)
  if (before && Date.now() - before.sentAt < claimGoodForMs) return before.claim
  // Without the cookie: whoever is signed in with another login in another tab keeps their picture.
  const { claim } = (await send(picture, 'omit')) as { claim: string }
  claims.set(picture, { claim, sentAt: Date.now() })
  return claim
}

const waitMs = 60_000

/**
 * Throws what a procedure would throw: a refusal with its words, or a TypeError when no answer
 * came.
 */
async function send(picture: File, credentials: 'same-origin' | 'omit'): Promise<unknown> {
  const headers = { 'content-type': picture.type || 'application/octet-stream' }
  const answer = await fetch('/avatars', {
    method: 'POST',
    body: picture,
    headers,
    credentials,
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The upload took too long') : error
  })
  if (answer.status !== 201) throw readProblem(answer.status, await answer.text())
  return await answer.json()
}
