/**
 * Fetches a month as a file. Not a plain link: what refuses, and a lost connection, are told where
 * the person is.
 */
import type { Language } from '../../kit/language.tsx'
import { readProblem } from '../../kit/problem.ts'
import { saveFile } from '../../kit/save-file.ts'
import type { FileFormat } from '../rules.ts'

const waitMs = 120_000

/**
 * Throws what a procedure would throw: a refusal with its words, or a TypeError when no answer
 * came.
 */
export async function fetchStatement({
  month,
  format,
  language,
}: {
  month: string
  format: FileFormat
  language: Language
}): Promise<void> {
  const answer = await fetch(`/statements/${month}/${format}?language=${language}`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  })
  if (!answer.ok) throw readProblem(answer.status, await answer.text())
  saveFile(
    await answer.blob(),
    nameIn(answer.headers.get('content-disposition')) ?? `kaban-statement-${month}.${format}`,
  )
}

function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
}
