import { platformRefusals } from '../../shared/words.ts'
import { refuse } from '../http/refuse.ts'
import type { Files } from './files.ts'

/** The store has lost its mark: its disk is not mounted, and another folder is in its place. */
export class StorageAway extends Error {}

/**
 * Once this process has seen the mark of the store, writes only while it is there: a file in the
 * folder below a disk that was unmounted would be missing later. `onAway` hears why.
 */
export function markedFiles(files: Files, onAway: (message: string) => void): Files {
  let seen: string | null = null
  async function whileMarked(write: () => Promise<void>): Promise<void> {
    await refuseOther()
    await write()
    // The disk may have gone in between.
    await refuseOther()
  }
  async function refuseOther(): Promise<void> {
    if (seen !== null && (await files.storageId()) !== seen)
      throw new StorageAway(
        'The folder of the files has lost its file storage-id, so no file is saved. Mount the ' +
          'disk of KABAN_FILES_DIR again.',
      )
  }
  return {
    ...files,
    async put(key, content) {
      await whileMarked(() => files.put(key, content)).catch((cause: unknown) => {
        if (!(cause instanceof StorageAway)) throw cause
        onAway(cause.message)
        refuse(platformRefusals, 'storage-away', { status: 503, cause })
      })
    },
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
