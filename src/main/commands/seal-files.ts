/**
 * `npm run seal-files` seals the stored files that are not sealed with the first key of
 * KABAN_FILES_KEY. `--open` takes all seals away, and `--make-key` prints a new key.
 */
import { parseArgs } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { say } from '../server/start/launch-steps.ts'
import { isKabanRunning } from './files/is-kaban-running.ts'
import { sealFiles } from './files/seal-all-files.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const { values } = parseArgs({
    options: {
      open: { type: 'boolean', default: false },
      'make-key': { type: 'boolean', default: false },
    },
  })
  if (values['make-key']) return say(await generateX25519Identity())
  const settings = loadSettings(process.env)
  const isRunning = () => isKabanRunning(settings.databaseUrl)
  await sealFiles({ settings, open: values.open, isRunning, say })
})
