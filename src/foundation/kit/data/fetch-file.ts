import { readProblem } from '../form/problem.ts'
import { saveFile } from './save-file.ts'

/**
 * Saves the file under the server's name for it, or `otherName`. A plain link could not show
 * refusals. Throws like a procedure: a refusal, or a TypeError without an answer.
 */
export async function fetchFile(
  address: string,
  otherName: string,
  timeoutMs = 120_000,
): Promise<void> {
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw readProblem(answer.status, await answer.text())
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    saveFile(await answer.blob(), name ?? otherName)
  } catch (error) {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  }
}
