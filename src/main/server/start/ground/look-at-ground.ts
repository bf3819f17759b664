/** Looks at everything that Kaban stands on, before anything is migrated. */
import type { ReadSettings } from '#foundation/platform/server/settings/settings.ts'
import { joined, type Findings } from './findings.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { lookAtFiles } from './look-at-files.ts'
import { lookAtMachine } from './look-at-machine.ts'
import { lookAtSecrets } from './look-at-secrets.ts'

/** A database of Kaban's own is not looked at here, because it does not run yet. */
export async function lookAtGround(
  read: ReadSettings,
  options: { isRunning?: boolean } = {},
): Promise<Findings> {
  const { databaseUrl, ownerDatabaseUrl, mode } = read.settings
  const others = await Promise.all([
    lookAtMachine(read.settings, options.isRunning),
    lookAtSecrets(read.settings),
    lookAtFiles(read.settings),
    ...(databaseUrl
      ? [lookAtDatabase({ databaseUrl, ownerUrl: ownerDatabaseUrl ?? databaseUrl }, mode)]
      : []),
  ])
  return joined([read, ...others])
}
