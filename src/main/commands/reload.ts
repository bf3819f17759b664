/**
 * `npm run reload` replaces the processes of a running Kaban one after another, and ends once all
 * are replaced: with 1 when they are not.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ourHome, say } from '../server/start/launch-steps.ts'
import {
  runningHome,
  runningProcess,
  runningReload,
  whereLooked,
} from '../server/start/running-database.ts'

/** A process leaves within 30 s, and one that dies meanwhile starts again. */
const withinMs = 10 * 60_000

const pid = runningProcess()
if (pid === null) fail(`Kaban does not run on the data folder ${whereLooked()}.`)
else if (runningHome() !== ourHome)
  fail(`Another release runs, in ${runningHome()}. Only a restart takes this one: npm start`)
else await reload(pid)

async function reload(running: number): Promise<void> {
  const before = runningReload()?.at
  const late = Date.now() + withinMs
  process.kill(running, 'SIGUSR2')
  say('Kaban replaces its processes one after another …')
  while (runningReload() === null || runningReload()?.at === before) {
    if (runningProcess() !== running) return fail('Kaban has ended meanwhile.')
    if (Date.now() > late) return fail('Not all are replaced after 10 minutes. Look at its log.')
    await pause(200)
  }
  const { done, text } = runningReload() ?? { done: false, text: 'Kaban has ended meanwhile.' }
  if (done) say(text)
  else fail(text)
}

function fail(text: string): void {
  say(text)
  process.exitCode = 1
}
