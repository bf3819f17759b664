/** Checks everything that Kaban depends on, before anything is migrated. */
import type { ReadSettings, Settings } from '#foundation/platform/server/settings/settings.ts'
import { note, settingKind, wrong, type Findings } from './findings.ts'
import { lookAtDatabase, type DatabaseAddresses } from './look-at-database.ts'
import { lookAtFiles } from './look-at-files.ts'
import { lookAtInstallation } from './look-at-installation.ts'
import { lookAtMachine } from './look-at-machine.ts'
import { lookAtSecrets } from './look-at-secrets.ts'

/** Looks at a database that runs, and at the installation in it. */
export async function lookAtRunningDatabase(
  addresses: DatabaseAddresses,
  settings: Settings,
): Promise<Findings> {
  const found = await Promise.all([
    lookAtDatabase(addresses, settings.mode, settings.tills),
    lookAtInstallation(addresses.databaseUrl, settings),
  ])
  return found.flat()
}

/** A database of Kaban's own is not looked at here, because it does not run yet. */
export async function lookAtGround(
  read: ReadSettings,
  options: { isRunning?: boolean } = {},
): Promise<Findings> {
  const { databaseUrl, ownerDatabaseUrl } = read.settings
  const ownerUrl = ownerDatabaseUrl ?? databaseUrl
  const others = await Promise.all([
    lookAtMachine(read.settings, options.isRunning),
    lookAtSecrets(read.settings),
    lookAtFiles(read.settings),
    ...(databaseUrl && ownerUrl
      ? [lookAtRunningDatabase({ databaseUrl, ownerUrl }, read.settings)]
      : []),
  ])
  return [
    ...read.problems.map((text) => wrong(settingKind(text), text)),
    ...read.warnings.map((text) => note(settingKind(text), text)),
    ...others.flat(),
  ]
}
