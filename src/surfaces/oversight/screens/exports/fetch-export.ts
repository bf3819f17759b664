import { saveFile } from '#foundation/kit/data/save-file.ts'
import { readProblem } from '#foundation/kit/form/problem.ts'
import type { Language } from '#foundation/kit/i18n/language.tsx'

/** Long enough for a long list over a slow connection. */
const timeoutMs = 600_000

/**
 * Fetches and saves the file of an export. It is no plain link, so that the dialog can show a
 * failure. Throws like a procedure: a refusal, or a TypeError when no response came.
 */
export async function fetchExport(exportId: string, language: Language): Promise<void> {
  const response = await fetch(`/oversight/exports/${exportId}?language=${language}`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException ? new TypeError('The file took too long') : error
  })
  if (!response.ok) throw readProblem(response.status, await response.text())
  saveFile(
    await response.blob(),
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
      'kaban-export.csv',
  )
}
