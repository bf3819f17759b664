/** `npm run reload` replaces the processes of a running Kaban one after another. */
import { ourHome, say } from '../server/start/launch-steps.ts'
import { runningHome, runningProcess } from '../server/start/running-database.ts'

const pid = runningProcess()
if (pid === null) {
  say('Kaban does not run on this data folder. Start it: npm start')
  process.exitCode = 1
} else if (runningHome() !== ourHome) {
  say(`Another release runs, in ${runningHome()}. Only a restart takes this one: npm start`)
  process.exitCode = 1
} else {
  process.kill(pid, 'SIGUSR2')
  say('Kaban replaces its processes one after another. Its log says when all were replaced.')
}
