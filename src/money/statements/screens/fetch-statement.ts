import { saveFile } from '#foundation/kit/data/save-file.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'
import type { Language } from '#foundation/kit/i18n/language.tsx'
import type { FileFormat } from '../shared/rules.ts'

const timeoutMs = 120_000

/**
 * Fetches a month as a file and saves it. A plain link could not show refusals on the page. Throws
 * like a procedure: a refusal with its words, or a TypeError without an answer.
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
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  })
  if (!answer.ok) throw readProblem(answer.status, await answer.text())
  saveFile(
    await answer.blob(),
    fileNameIn(answer.headers.get('content-disposition')) ?? `kaban-statement-${month}.${format}`,
  )
}

function fileNameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
}
