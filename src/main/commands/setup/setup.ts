/**
 * `npm run setup` asks for the settings of an installation, tries each, and writes them into one
 * file. `--from FILE` takes the answers from a file and asks nothing; `--replace` lets it
 * overwrite.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { writeWhole } from '#foundation/platform/server/write-whole.ts'
import { say } from '../../server/start/launch-steps.ts'
import { inWords } from '../in-words.ts'
import { acceptAnswers, askSteps, settingsToWrite } from './answer-steps.ts'
import { asService } from './as-service.ts'
import { configText, type Answers } from './config-text.ts'
import { nextSteps } from './next-steps.ts'
import { Cancelled, terminal } from './terminal.ts'

const file = path.resolve(process.env.KABAN_CONFIG || 'kaban.env')

await inWords(async () => {
  const { from, replace } = readArguments()
  try {
    const before = existsSync(file) ? readAnswers(file) : {}
    const usualFolder = usualFolderOf(before)
    const answers =
      from === undefined ? await ask(before, usualFolder) : await take(from, replace, usualFolder)
    writeWhole(file, configText(settingsToWrite(answers, usualFolder)))
    say(nextSteps(answers, file))
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
    say('Nothing was written.')
    process.exitCode = 130
  }
})

/** A service names its data folder in the environment; what comes from the file is not that. */
function usualFolderOf({ KABAN_DATA_DIR: inFile }: Answers): string {
  const { KABAN_DATA_DIR: set } = process.env
  return set && set !== inFile ? set : '.kaban'
}

function readArguments(): { from?: string; replace: boolean } {
  try {
    const options = { from: { type: 'string' }, replace: { type: 'boolean' } } as const
    const { from, replace = false } = parseArgs({ options }).values
    return { ...(from !== undefined && { from }), replace }
  } catch {
    throw new StartProblem('Usage: npm run setup [-- --from FILE [--replace]]')
  }
}

async function ask(before: Answers, usualFolder: string): Promise<Answers> {
  if (!process.stdin.isTTY)
    throw new StartProblem(
      'There is no terminal to ask in. Write the answers into a file: --from FILE',
    )
  const shell = terminal()
  const answers = await asService(() => askSteps(before, shell, usualFolder))
  if (existsSync(file) && !(await shell.confirm(`Replace ${file}?`))) throw new Cancelled()
  return answers
}

async function take(from: string, replace: boolean, usualFolder: string): Promise<Answers> {
  if (existsSync(file) && !replace)
    throw new StartProblem(
      `${file} exists. To replace it: npm run setup -- --from ${from} --replace`,
    )
  const given = readAnswers(from)
  return await asService(() => acceptAnswers(given, usualFolder))
}

function readAnswers(place: string): Answers {
  try {
    return parseEnv(readFileSync(place, 'utf8')) as Answers
  } catch (error) {
    throw new StartProblem(`${place} cannot be read: ${(error as Error).message}`)
  }
}
