import { saveFile } from '#foundation/kit/data/save-file.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'
/**
 * Fetches a month as a file. Not a plain link: what refuses, and a lost connection, are told where
 * the person is.
 */
import type { Language } from '#foundation/kit/i18n/language.tsx'
import type { FileFormat } from '../shared/rules.ts'

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
