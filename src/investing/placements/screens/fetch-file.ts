import { saveFile } from '#foundation/kit/data/save-file.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'

const timeoutMs = 60_000

/** Saves the file under the server's name for it. A plain link could not show refusals. */
export async function fetchFile(address: string, otherName: string): Promise<void> {
  const answer = await fetch(address, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  })
  if (!answer.ok) throw readProblem(answer.status, await answer.text())
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await answer.blob(), name ?? otherName)
}
