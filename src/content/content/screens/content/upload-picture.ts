import { shrinkPicture } from '#foundation/kit/fields/shrink-picture.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'
import { contentPictureEdge, type PlacedPicture } from '../../shared/rules-picture.ts'

/** Larger than the stored picture, so that the server, which shrinks it again, loses little. */
const sentSize = { edgeMax: 2 * contentPictureEdge, bytesMax: 1024 * 1024 }
const waitMs = 60_000

/** Throws what a procedure would throw: a refusal, or a TypeError without an answer. */
export async function uploadContentPicture(chosen: File): Promise<PlacedPicture> {
  const body = await shrinkPicture(chosen, sentSize)
  const answer = await fetch('/content/pictures', {
    method: 'POST',
    body,
    headers: { 'content-type': body.type || 'application/octet-stream' },
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The upload took too long') : error
  })
  if (answer.status !== 201) throw readProblem(answer.status, await answer.text())
  return (await answer.json()) as PlacedPicture
}
