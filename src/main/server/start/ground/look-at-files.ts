/** Looks at a store of files that the settings name, and at the virus scanner. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { pingScanner } from '#foundation/platform/server/files/clamd.ts'
import { openStorage, placeOfFiles } from '#foundation/platform/server/files/open-storage.ts'
import { isServerConnected } from '#foundation/platform/server/live/count-servers.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'

export async function lookAtFiles(settings: Settings): Promise<Findings> {
  const { s3, filesDirectory, clamd } = settings.files
  const found: Finding[] = []
  // Without settings the first start makes the folder.
  if (s3 || filesDirectory || existsSync(path.join(settings.dataDirectory, 'files'))) {
    const files = await openStorage(settings)
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

/**
 * A disk that is not mounted leaves an empty folder, which can be written. Not wrong is what a
 * start settles (storage.ts): the single server of sample data marks a new store.
 */
export async function lookAtMark(tx: Transaction, settings: Settings): Promise<Findings> {
  const installation = await tx.maybeRow<{ storageId: string | null }>(
    'select storage_id as "storageId" from installation',
  )
  const storageId = installation?.storageId ?? null
  const files = await openStorage(settings)
  // Another look finds a store that cannot be read.
  const marked = await files.storageId().catch(() => storageId)
  if (storageId === null || marked === storageId) return []
  if (settings.mode !== 'live' && !(await isServerConnected(tx))) return []
  return [
    wrong(
      'storage',
      `The files of this installation are not in ${placeOfFiles(settings)}: its file storage-id ` +
        `${marked === null ? 'is missing' : 'is of another installation'}. Mount its disk, or ` +
        'set KABAN_FILES_DIR or KABAN_S3_… as the running Kaban has it.',
    ),
  ]
}

/** A store answers a look without words by a status only. */
function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error
  const { $metadata: answer } = cause as { $metadata?: { httpStatusCode?: number } }
  return answer?.httpStatusCode ? `the store answered ${answer.httpStatusCode}` : cause.message
}
