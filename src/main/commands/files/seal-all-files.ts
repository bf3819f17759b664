import { openStorage } from '#foundation/platform/server/files/open-storage.ts'
import { recipientsOf, sealAgain } from '#foundation/platform/server/files/sealed-files.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

interface Seal {
  settings: Settings
  /** Stores all files unsealed instead. */
  open: boolean
  /** Whether a Kaban of this installation runs, on any server. */
  isRunning: () => Promise<boolean>
  say: (text: string) => void
}

/**
 * Seals every stored file for the first key of KABAN_FILES_KEY, and notes in the store that only
 * this one is needed. It can be ended at any moment and begun again. Throws StartProblem.
 */
export async function sealFiles({ settings, open, isRunning, say }: Seal): Promise<void> {
  const { keys } = settings.files
  const [mine] = await recipientsOf(keys)
  if (!mine) throw new StartProblem('KABAN_FILES_KEY is not set. Run the command with it.')
  const files = await openStorage(settings)
  // A server without the key could not read what is sealed.
  if (!open && !(await files.sealedFor()).includes(mine))
    throw new StartProblem(
      'No Kaban has started with this KABAN_FILES_KEY yet. Start all servers with it first.',
    )
  if (open && (await isRunning()))
    throw new StartProblem('Kaban runs and would seal new files. Stop it on all servers first.')
  let [changed, all] = [0, 0]
  for await (const { key } of files.list()) {
    all += 1
    if (await sealAgain(files, key, keys, open)) changed += 1
  }
  await files.markSealedFor(open ? [] : [mine])
  const done = open ? 'Stored without a seal' : 'Sealed'
  say(`${done}: ${changed} files; ${all - changed} were so already.`)
  if (open) say('Now unset KABAN_FILES_KEY for all servers, and start Kaban.')
  else if (keys.length > 1) {
    say('Older keys are not needed for these files any more: leave them out of KABAN_FILES_KEY.')
    say('Keep them with the backups from before, which hold files that they seal.')
  }
}
