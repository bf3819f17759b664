/** Everything of an upgrade that changes nothing: space, backup, and the copy that is upgraded. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { knownBackupKey } from '#foundation/platform/server/backup/backup-key.ts'
import { majorOfData } from '#foundation/platform/server/embedded-postgres/major-version.ts'
import { majorOfPrograms } from '#foundation/platform/server/embedded-postgres/postgres-programs.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { ourHome, say } from '../../server/start/launch-steps.ts'
import { readIdentity } from '../read-backup-command.ts'
import { refuseFull, sizeOf } from '../space.ts'

/** Throws StartProblem. `at` is where the copy is made. */
export async function rehearse(settings: Settings, at = tmpdir()): Promise<void> {
  const { dataDirectory, databaseUrl, backups } = settings
  if (databaseUrl)
    throw new StartProblem(
      'This command is for the embedded database. With a PostgreSQL of your own, back it up by ' +
        'its own tools and replace one server after the other: docs/operating/upgrade.md',
    )
  refuseOtherMajor(path.join(dataDirectory, 'postgresql'))
  const { folder } = backups
  if (!folder) throw new StartProblem('Set KABAN_BACKUP_DIR: an upgrade begins with a backup.')
  if (!fs.existsSync(folder))
    throw new StartProblem(
      `${folder} does not exist. Mount the disk of the backups, or start the running Kaban with ` +
        'this KABAN_BACKUP_DIR first.',
    )
  // The drill opens what the backup writes. Without any key, the backup makes one.
  if (knownBackupKey(dataDirectory, backups.key) !== null) await readIdentity(settings)
  const bytes = sizeOf(dataDirectory)
  const other = ', or name another place for the copy with --at FOLDER'
  refuseFull([folder, path.resolve(at)], bytes, other)
  await run('backup', [], dataDirectory)
  await run('drill', ['--at', at], dataDirectory)
}

function refuseOtherMajor(directory: string): void {
  const [data, ours] = [majorOfData(directory), majorOfPrograms()]
  if (data === null || data === ours) return
  throw new StartProblem(
    `The running Kaban has PostgreSQL ${data}, and this one has PostgreSQL ${ours}. That takes ` +
      'another command: npm run upgrade-postgres (docs/operating/upgrade.md). Nothing was changed.',
  )
}

/**
 * In a process of its own, as the owner of the data: root also stops and starts the service, but
 * its files in the data folder could not be read by Kaban.
 */
async function run(command: string, args: string[], dataDirectory: string): Promise<void> {
  say(`npm run ${command} …`)
  const { uid, gid } = fs.statSync(dataDirectory)
  const file = path.join(ourHome, 'src', 'main', 'commands', `${command}.ts`)
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(process.getuid?.() === 0 && { uid, gid }),
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0)
    throw new StartProblem(`npm run ${command} failed: see above. The running Kaban goes on.`)
}
