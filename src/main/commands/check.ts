/**
 * `npm run check` looks at the settings, the machine, the database and everything around without
 * starting or changing anything, prints what it found, and exits with 1 when something is wrong.
 * With `--json` it prints the findings for a program (docs/operating/setup.md).
 */
import { checkInstallation } from '../server/start/ground/check-installation.ts'
import { say } from '../server/start/launch-steps.ts'
import { whereLooked } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const findings = await checkInstallation(process.env)
  const wrong = findings.filter(({ severity }) => severity === 'wrong').length
  if (process.argv.includes('--json'))
    say(JSON.stringify({ sound: wrong === 0, findings }, null, 2))
  else {
    for (const { id, severity, text } of findings)
      say(`${severity === 'wrong' ? 'WRONG' : 'note '}  ${text} (${id})`)
    say(`Looked at the data folder ${whereLooked()}.`)
    say(wrong === 0 ? 'Nothing is wrong.' : `${wrong} wrong.`)
  }
  process.exitCode = wrong === 0 ? 0 : 1
})
