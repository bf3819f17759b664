/**
 * `npm run rotate-key` makes a new secret key beside the old one in the data folder; the next start
 * takes it. A key that is set in the environment stays the operator's to replace: it says how.
 * `--status` tells which keys the installation has had.
 */
import { parseArgs } from 'node:util'
import { replaceKeyFile } from '#foundation/platform/server/keys/replace-key-file.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { lookAtInstallation } from '../server/start/ground/look-at-installation.ts'
import { describeKeysAt } from '../server/start/ground/look-at-records.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningDatabaseUrl } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const { values } = parseArgs({ options: { status: { type: 'boolean' } } })
  if (values.status) return await sayStatus()
  const { dataDirectory, secretKey } = readSettings(process.env).settings
  if (secretKey) return sayHow()
  const { oldFile, fingerprint } = replaceKeyFile(dataDirectory)
  say(`The new key ${fingerprint} waits in the data folder; the old one is in ${oldFile}.`)
  say('Copy the new file secret-key to where you keep the old one, and restart Kaban now.')
  say('Keep a copy of the old key with the backups of before. When npm run rotate-key -- --status')
  say(`says that Kaban does not need it any more, remove ${oldFile}.`)
})

function sayHow(): void {
  say('This key is set in KABAN_SECRET_KEY. To replace it:')
  say('1. Make a new key: openssl rand -base64 32')
  say('2. Stop all servers. Set KABAN_SECRET_KEY_OLD to the present key and KABAN_SECRET_KEY to')
  say('   the new one, for all servers. Start them.')
  say('3. When npm run rotate-key -- --status says that Kaban does not need the old key, unset')
  say('   KABAN_SECRET_KEY_OLD, and keep that key with the backups of before.')
}

async function sayStatus(): Promise<void> {
  const databaseUrl = runningDatabaseUrl()
  const found = await lookAtInstallation(databaseUrl, readSettings(process.env).settings)
  for (const text of await describeKeysAt(databaseUrl, found)) say(text)
}
