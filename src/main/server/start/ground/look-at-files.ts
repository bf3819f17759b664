/** Looks at a store of files that the settings name, and at the virus scanner. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pingScanner } from '#foundation/platform/server/files/clamd.ts'
import { openStorage, placeOfFiles } from '#foundation/platform/server/files/open-storage.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'

export async function lookAtFiles(settings: Settings): Promise<Findings> {
  const { s3, filesDirectory, clamd } = settings.files
  const found: Finding[] = []
  // Without settings the first start makes the folder.
  if (s3 || filesDirectory || existsSync(path.join(settings.dataDirectory, 'files'))) {
    const files = await openStorage(settings, () => {})
    await files.probe().catch((error: Error) => {
      found.push(
        wrong(
          'storage',
          `Files cannot be written into ${placeOfFiles(settings)}: ${reasonOf(error)}. Check ` +
            'KABAN_FILES_DIR or KABAN_S3_…, and the rights of the folder or the key. A service ' +
            'needs ReadWritePaths for a folder: docs/operating/installing.md, “Other folders”.',
        ),
      )
    })
  }
  if (clamd)
    await pingScanner(clamd).catch(({ message }: Error) => {
      found.push(
        note(
          'scanner',
          `The virus scanner of KABAN_CLAMD does not answer (${message}): uploads are refused ` +
            'until clamd runs.',
        ),
      )
    })
  return found
}

/** A store answers a look without words by a status only. */
function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error
  const { $metadata: answer } = cause as { $metadata?: { httpStatusCode?: number } }
  return answer?.httpStatusCode ? `the store answered ${answer.httpStatusCode}` : cause.message
}
