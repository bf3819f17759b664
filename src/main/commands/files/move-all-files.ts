/** Moves all files between a folder and a bucket, for `npm run move-files`. */
import { copyFiles, removeCopied } from '#foundation/platform/server/files/copy-files.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import {
  folderOfFiles,
  openBucketOf,
  openFolderOf,
} from '#foundation/platform/server/files/open-storage.ts'
import { recipientsOf } from '#foundation/platform/server/files/sealed-files.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

interface Move {
  to: 'bucket' | 'folder'
  /** Only removes what was moved before from the old store. */
  removeOld: boolean
  settings: Settings
  /** Whether a Kaban of this installation runs, on any server. */
  isRunning: () => Promise<boolean>
  say: (text: string) => void
}

/**
 * Copies all files into the other store. Once no Kaban runs, it also moves the mark `storage-id`,
 * without which no Kaban starts on a store: so files are never written into the old one afterwards.
 * Throws StartProblem.
 */
export async function moveFiles({ to, removeOld, settings, isRunning, say }: Move): Promise<void> {
  const { s3 } = settings.files
  if (!s3)
    throw new StartProblem(
      'The command needs both places. Set KABAN_S3_BUCKET, KABAN_S3_ACCESS_KEY_ID and ' +
        'KABAN_S3_SECRET_ACCESS_KEY for it, and KABAN_FILES_DIR or KABAN_DATA_DIR.',
    )
  const bucket = {
    files: await openBucketOf(s3, settings.files.keys),
    place: `the bucket ${s3.bucket}`,
  }
  const folder = { files: openFolderOf(settings), place: `the folder ${folderOfFiles(settings)}` }
  const [from, into] = to === 'bucket' ? [folder, bucket] : [bucket, folder]
  const [id, otherId] = [await from.files.storageId(), await into.files.storageId()]
  if (otherId !== null && id !== null && otherId !== id)
    throw new StartProblem(`Files of another installation are in ${into.place}. Name an empty one.`)
  if (id === null && otherId === null)
    throw new StartProblem(
      `There are no files of Kaban in ${from.place}: it has no file storage-id. ` +
        'Check the settings.',
    )
  if (removeOld) {
    if (id !== null)
      throw new StartProblem(
        `The files are still in use in ${from.place}. Stop Kaban on all servers and run the ` +
          'command without --remove-old first.',
      )
    return await emptyOld(from, into, say)
  }
  if (id === null) say(`The files were moved before, from ${from.place} to ${into.place}.`)
  else {
    say(`Copying the files from ${from.place} to ${into.place}.`)
    const ranBefore = await isRunning()
    const { copied, alike } = await copyFiles(from.files, into.files)
    say(`Copied ${copied} files and compared them; ${alike} were there already.`)
    if (ranBefore || (await isRunning())) {
      say('Kaban runs, so files may have come meanwhile. Stop it on all servers and repeat this')
      say('command: it copies the rest. Nothing has changed for Kaban yet.')
      return
    }
    const [seals] = await recipientsOf(settings.files.keys)
    const noted = await from.files.sealedFor()
    await into.files.markSealedFor([...new Set([...(seals ? [seals] : []), ...noted])])
    await into.files.markStorage(id)
    await from.files.unmarkStorage()
  }
  for (const line of whatToSet(to, settings)) say(line)
  say(`The files in ${from.place} stay until you run this command with --remove-old.`)
}

interface Place {
  files: Files
  place: string
}

async function emptyOld(from: Place, into: Place, say: Move['say']): Promise<void> {
  const { removed, kept } = await removeCopied(from.files, into.files)
  say(`Removed ${removed} files from ${from.place}; the same are in ${into.place}.`)
  if (kept.length === 0) return
  say(`${kept.length} files stay, because ${into.place} has no such file or another one. Files`)
  say('that Kaban has removed since the move are among them. Look at them and remove them:')
  for (const key of kept) say(`  ${key}`)
}

function whatToSet(to: Move['to'], settings: Settings): string[] {
  if (to === 'bucket')
    return [
      'Now set the KABAN_S3_ settings that this command had for all servers, unset',
      'KABAN_FILES_DIR, and start Kaban.',
    ]
  return [
    'Now unset KABAN_S3_BUCKET, KABAN_S3_ENDPOINT, KABAN_S3_ACCESS_KEY_ID and',
    `KABAN_S3_SECRET_ACCESS_KEY for all servers${
      settings.files.filesDirectory ? `, set KABAN_FILES_DIR=${settings.files.filesDirectory},` : ''
    } and start Kaban.`,
  ]
}
