/** `npm run verify` checks the whole book, prints each check, and exits with 1 on any problem. */
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { withRetiredKeys } from '#foundation/platform/server/keys/key-ring.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { installationChecks } from '../server/book-checks.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningDatabaseUrl } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'
import { readableKeys } from './readable-keys.ts'
import { sayChecks } from './say-checks.ts'

await inWords(async () => {
  const database = openDatabase(runningDatabaseUrl(), {
    connections: 1,
    applicationName: 'kaban verify',
  })
  try {
    const keys = await readableKeys(readSettings(process.env).settings)
    const secrets = keys.secrets && (await withRetiredKeys(database, keys.secrets, keys.oldKey))
    const results = await verifyInstallation(database, installationChecks, secrets)
    process.exitCode = sayChecks(results, secrets !== null, say) ? 0 : 1
  } finally {
    await database.close()
  }
})
