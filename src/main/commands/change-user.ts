/** `npm run user -- --email … …` creates or changes a user or an admin while Kaban runs. */
import { randomBytes } from 'node:crypto'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openFiles } from '#foundation/platform/server/files/files.ts'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { replaceKeptCode } from '../server/start/access-code.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningAddress, runningDatabaseUrl } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'
import { readUserCommand, usage } from './read-user-command.ts'
import { runUserCommand } from './run-user-command.ts'

const command = readUserCommand(process.argv.slice(2))
await inWords(async () => {
  if ('problem' in command) {
    refuse(command.problem)
    say(usage)
  } else {
    const database = openDatabase(runningDatabaseUrl(), {
      connections: 1,
      applicationName: 'kaban user',
    })
    const { KABAN_ACCESS_CODE, KABAN_DATA_DIR } = process.env
    const settings = loadSettings({ KABAN_ACCESS_CODE, KABAN_DATA_DIR })
    // A throw-away key: this command seals and opens nothing, and the real key may be on another
    // machine.
    const ground = {
      settings,
      files: openFiles(settings.dataDirectory),
      secrets: openSecrets(randomBytes(32)),
    }
    try {
      const outcome = await database.transaction((tx) =>
        runUserCommand(systemContext(tx, ground), command, runningAddress()),
      )
      if ('problem' in outcome) refuse(outcome.problem)
      else {
        if ('companyAccess' in command && command.companyAccess.changeCode)
          await replaceKeptCode(settings)
        for (const line of outcome.done) say(line)
      }
    } finally {
      await database.close()
    }
  }
})

function refuse(problem: string): void {
  say(problem)
  process.exitCode = 1
}
