/** Looks at everything of an installation at once, whether Kaban runs or not. Changes nothing. */
import { changedSettings } from '#foundation/platform/server/settings/setting-digests.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { runningAddresses, runningSettings } from '../running-database.ts'
import { note, type Finding, type Findings } from './findings.ts'
import { lookAtAddress } from './look-at-address.ts'
import { lookAtBackups } from './look-at-backups.ts'
import { lookAtGround, lookAtRunningDatabase } from './look-at-ground.ts'
import { lookAtJobs } from './look-at-jobs.ts'
import { lookAtAuthority } from './look-at-machine.ts'
import { lookAtMail } from './look-at-mail.ts'
import { lookAtRecords } from './look-at-records.ts'

/** Returns wrong things first. */
export async function checkInstallation(
  env: Record<string, string | undefined>,
): Promise<Finding[]> {
  const read = readSettings(env)
  const { settings } = read
  const running = runningAddresses(env)
  const isRunning = running !== null
  // Without one, the port of this command may be another than that of the running Kaban.
  const publicUrl = (!env['KABAN_PUBLIC_URL'] && running?.publicUrl) || settings.publicUrl
  const databaseUrl = settings.databaseUrl ?? running?.databaseUrl
  const looks = await Promise.all([
    lookAtGround(read, { isRunning }),
    lookAtMail(settings),
    lookAtAddress({ ...settings, publicUrl }, isRunning),
    ...(databaseUrl ? [lookAtRecords(databaseUrl, { settings, isRunning })] : []),
    // One of the operator's own was looked at with the ground.
    ...(running && !settings.databaseUrl ? [lookAtRunningDatabase(running, settings)] : []),
    ...(isRunning ? [lookAtJobs(settings)] : []),
  ])
  looks.push(
    isRunning ? lookAtChanges(env) : [],
    lookAtAuthority(env['NODE_EXTRA_CA_CERTS']),
    lookAtBackups(settings),
    databaseUrl ? [] : [withoutDatabase],
  )
  return looks
    .flat()
    .toSorted((a, b) => Number(a.severity === 'note') - Number(b.severity === 'note'))
}

function lookAtChanges(env: Record<string, string | undefined>): Findings {
  const changed = changedSettings(runningSettings(env), env)
  if (changed.length === 0) return []
  return [
    note(
      'settings-changed',
      `Not as the running Kaban was started: ${changed.join(', ')}. Restart Kaban to apply.`,
    ),
  ]
}

const withoutDatabase = note(
  'unseen-database',
  'Not looked at: the database in the data folder, because it does not run.',
)
