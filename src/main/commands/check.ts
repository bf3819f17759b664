/**
 * `npm run check` looks at the settings, the machine and the database without starting or changing
 * anything, prints what is in the way, and exits with 1 when Kaban would not start.
 */
import { readSettings, type Settings } from '#foundation/platform/server/settings/settings.ts'
import { joined, type Findings } from '../server/start/ground/findings.ts'
import { backupDoubts } from '../server/start/ground/look-at-backups.ts'
import { lookAtGround, lookAtRunningDatabase } from '../server/start/ground/look-at-ground.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningAddresses } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const read = readSettings(process.env)
  const { databaseUrl } = read.settings
  const running = runningAddresses()
  const ground = await lookAtGround(read, { isRunning: running !== null })
  const embedded = databaseUrl
    ? null
    : running && (await lookAtRunningDatabase(running, read.settings))
  const doubts = { problems: [], warnings: doubtsOf(read.settings) }
  print(joined([ground, doubts, ...(embedded ? [embedded] : [])]))
  if (!databaseUrl && !embedded)
    say('Not looked at: the database in the data folder, which does not run now.')
})

/** A live start prints these beside the address. */
function doubtsOf(settings: Settings): string[] {
  const { mode, smtpUrl, publicUrl, trustedProxies } = settings
  if (mode !== 'live') return []
  return [
    ...backupDoubts(settings),
    smtpUrl === null && 'KABAN_SMTP_URL is not set: no mail is sent.',
    publicUrl.startsWith('https:') &&
      trustedProxies === 0 &&
      'KABAN_TRUSTED_PROXIES is 0: behind a proxy everybody shares one address and its limits. ' +
        'Set it to the number of proxies.',
  ].filter((text) => text !== false)
}

function print({ problems, warnings }: Findings): void {
  for (const problem of problems) say(`WRONG  ${problem}`)
  for (const warning of warnings) say(`note   ${warning}`)
  say(problems.length === 0 ? 'Kaban can start.' : `${problems.length} in the way of a start.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
