/**
 * `npm run rotate-key` makes a new secret key beside the old one in the data folder; the next start
 * takes it. A key that is set in the environment stays the operator's to replace: it says how.
 * `--status` tells which keys the installation has had.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { describeKeys } from '#foundation/platform/server/keys/describe-keys.ts'
import { readKeyState } from '#foundation/platform/server/keys/key-ring.ts'
import { replaceKeyFile } from '#foundation/platform/server/keys/replace-key-file.ts'
import { fingerprintOf } from '#foundation/platform/server/settings/secrets.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningDatabaseUrl } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'
import { readableKeys } from './readable-keys.ts'

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
  const database = openDatabase(runningDatabaseUrl(), {
    connections: 1,
    applicationName: 'kaban rotate-key',
  })
  try {
    const { secrets, oldKey } = await readableKeys(readSettings(process.env).settings)
    const given = {
      fingerprint: secrets?.fingerprint ?? null,
      oldFingerprint: fingerprintOf(oldKey),
    }
    for (const { text } of describeKeys(await database.read(readKeyState), given)) say(text)
  } finally {
    await database.close()
  }
}
