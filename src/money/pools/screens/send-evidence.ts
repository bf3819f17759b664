import { readProblem } from '#foundation/kit/form/problem.ts'

const waitMs = 60_000

/** Throws what a procedure would throw: a refusal, or a TypeError without an answer. */
export async function sendEvidence(evidenceId: string, file: File): Promise<{ name: string }> {
  const name = encodeURIComponent(file.name.slice(-200))
  const answer = await fetch(`/income/evidence?id=${evidenceId}&name=${name}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type || 'application/octet-stream' },
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The upload took too long') : error
  })
  if (answer.status !== 201) throw readProblem(answer.status, await answer.text())
  return (await answer.json()) as { name: string }
}
