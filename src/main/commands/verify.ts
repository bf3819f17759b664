/** `npm run verify` checks the whole book, prints each check, and exits with 1 on any problem. */
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { withRetiredKeys } from '#foundation/platform/server/keys/key-ring.ts'
import { loadOldKey, loadSecrets, readKey } from '#foundation/platform/server/settings/secrets.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { installationChecks } from '../server/book-checks.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningDatabaseUrl } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'
import { sayChecks } from './say-checks.ts'

await inWords(async () => {
  const database = openDatabase(runningDatabaseUrl(), {
    connections: 1,
    applicationName: 'kaban verify',
  })
  try {
    const settings = keySettings()
    // Null when the key is on another machine.
    const key = await loadSecrets(settings, { mayCreate: false }).catch(() => null)
    const secrets = key && (await withRetiredKeys(database, key, await loadOldKey(settings)))
    const results = await verifyInstallation(database, installationChecks, secrets)
    process.exitCode = sayChecks(results, secrets !== null, say) ? 0 : 1
  } finally {
    await database.close()
  }
})

function keySettings() {
  return {
    secretKey: readKey(process.env.KABAN_SECRET_KEY ?? ''),
    oldSecretKey: readKey(process.env.KABAN_SECRET_KEY_OLD ?? ''),
    dataDirectory: path.resolve(process.env.KABAN_DATA_DIR || '.kaban'),
  }
}
