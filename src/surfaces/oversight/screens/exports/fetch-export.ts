import { saveFile } from '#foundation/kit/data/save-file.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'
/**
 * Fetches the file of an export. Not a plain link: what refuses, and a lost connection, are told
 * where the person is.
 */
import type { Language } from '#foundation/kit/i18n/language.tsx'

/** A long list through a slow connection. */
const waitMs = 600_000

/**
 * Throws what a procedure would throw: a refusal with its words, or a TypeError when no answer
 * came.
 */
export async function fetchExport(exportId: string, language: Language): Promise<void> {
  const answer = await fetch(`/oversight/exports/${exportId}?language=${language}`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  })
  if (!answer.ok) throw readProblem(answer.status, await answer.text())
  saveFile(
    await answer.blob(),
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ??
      'kaban-export.csv',
  )
}
