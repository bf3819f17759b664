/**
 * `npm run upgrade`, in the folder of the new Kaban and with the settings of the running one: looks
 * at the space, takes a backup, restores it elsewhere, migrates and verifies that copy. Then it
 * replaces the running Kaban if it is told how (`--link`, with `--service` or `--stop` and
 * `--start`), and goes back when the new one is not ready in time. Each run may be repeated: where
 * it was interrupted shows in what runs and where the link points.
 */
import { parseArgs } from 'node:util'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { ourHome, say } from '../server/start/launch-steps.ts'
import { runningHome } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'
import { rehearse } from './upgrading/rehearse.ts'
import { readSwitch, startLinked, switchOver, whatToDo } from './upgrading/switch-over.ts'

const { values } = parseArgs({
  options: {
    link: { type: 'string' },
    service: { type: 'string' },
    stop: { type: 'string' },
    start: { type: 'string' },
    within: { type: 'string', default: '120' },
    at: { type: 'string' },
  },
})

await inWords(async () => {
  const { settings } = readSettings(process.env)
  const how = readSwitch(values, settings)
  // Of a run that ended between stop and start.
  if (runningHome() === null && how) await startLinked(how)
  if (runningHome() === ourHome) {
    say('This Kaban runs already. Look at it: npm run check, npm run verify')
    return
  }
  await rehearse(settings, values.at)
  if (how) await switchOver(how)
  else say(whatToDo(settings))
})
