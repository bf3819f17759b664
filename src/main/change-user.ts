/** `npm run user -- --email … …`: makes a user or an admin, or changes one, while Kaban runs. */
import { randomBytes } from 'node:crypto'
import { systemAct } from '../platform/act.ts'
import { openDatabase } from '../platform/database.ts'
import { openFiles } from '../platform/files.ts'
import { openSecrets } from '../platform/secrets.ts'
import { loadSettings } from '../platform/settings.ts'
import { say } from './launch-steps.ts'
import { runningAddress, runningDatabaseUrl } from './running-database.ts'
import { readUserCommand, runUserCommand, usage } from './user-command.ts'

const command = readUserCommand(process.argv.slice(2))
if ('problem' in command) {
  refuse(command.problem)
  say(usage)
} else {
  const database = openDatabase(runningDatabaseUrl(), {
    connections: 1,
    applicationName: 'kaban user',
  })
  const settings = loadSettings({})
  // A key for the moment: nothing is sealed or opened here, and the installation's own may lie on another machine.
  const ground = {
    settings,
    files: openFiles(settings.dataDirectory),
    secrets: openSecrets(randomBytes(32)),
  }
  try {
    const outcome = await database.transaction((tx) =>
      runUserCommand(systemAct(tx, ground), command, runningAddress()),
    )
    if ('problem' in outcome) refuse(outcome.problem)
    else for (const line of outcome.done) say(line)
  } finally {
    await database.close()
  }
}

function refuse(problem: string): void {
  say(problem)
  process.exitCode = 1
}
