import { platformRefusals } from '../../shared/words.ts'
import { refuse } from '../http/refuse.ts'
import type { Files } from './files.ts'

/** The store has lost its mark: its disk is not mounted, and another folder is in its place. */
export class StorageAway extends Error {}

/**
 * Once this process has seen the mark of the store, changes it only while the mark is there: in the
 * folder below a disk that was unmounted, a new file would be missing later, and the removal of a
 * file would leave it on the disk. `onAway` hears why.
 */
export function markedFiles(files: Files, onAway: (message: string) => void): Files {
  let seen: string | null = null
  async function whileMarked(work: () => Promise<void>): Promise<void> {
    await refuseOther()
    await work()
    // The disk may have gone in between.
    await refuseOther()
  }
  async function change(work: () => Promise<void>): Promise<void> {
    await whileMarked(work).catch((error: unknown) => {
      if (error instanceof StorageAway) onAway(error.message)
      throw error
    })
  }
  async function refuseOther(): Promise<void> {
    if (seen === null) return
    const found = await files.storageId().catch((cause: unknown) => {
      const reason = cause instanceof Error ? (cause.cause ?? cause) : cause
      throw away(`cannot be read (${reason instanceof Error ? reason.message : 'unknown'})`, cause)
    })
    if (found !== seen) throw away('is missing or another one')
  }
  function away(why: string, cause?: unknown): StorageAway {
    return new StorageAway(
      `The file storage-id in the folder of the files ${why}, so no file is saved or removed. ` +
        'Mount the disk of KABAN_FILES_DIR again.',
      { cause },
    )
  }
  return {
    ...files,
    async put(key, content) {
      await change(() => files.put(key, content)).catch((cause: unknown) => {
        if (!(cause instanceof StorageAway)) throw cause
        refuse(platformRefusals, 'storage-away', { status: 503, cause })
      })
    },
    remove: (key) => change(() => files.remove(key)),
    markSealedFor: (recipients) => change(() => files.markSealedFor(recipients)),
    probe: () => whileMarked(() => files.probe()),
    async storageId() {
      const found = await files.storageId()
      seen ??= found
      return found
    },
    async markStorage(storageId) {
      await files.markStorage(storageId)
      seen = storageId
    },
    async unmarkStorage() {
      await files.unmarkStorage()
      seen = null
    },
  }
}
