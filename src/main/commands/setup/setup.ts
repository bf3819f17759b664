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
import { acceptAnswers, askSteps, settingsAmong } from './answer-steps.ts'
import { configText, type Answers } from './config-text.ts'
import { nextSteps } from './next-steps.ts'
import { Cancelled, terminal } from './terminal.ts'

const file = path.resolve(process.env.KABAN_CONFIG || 'kaban.env')

await inWords(async () => {
  const { from, replace } = readArguments()
  try {
    const answers = from === undefined ? await ask() : await take(from, replace)
    writeWhole(file, configText(settingsAmong(answers)))
    say(nextSteps(answers, file))
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
    say('Nothing was written.')
    process.exitCode = 130
  }
})

function readArguments(): { from?: string; replace: boolean } {
  try {
    const options = { from: { type: 'string' }, replace: { type: 'boolean' } } as const
    const { from, replace = false } = parseArgs({ options }).values
    return { ...(from !== undefined && { from }), replace }
  } catch {
    throw new StartProblem('Usage: npm run setup [-- --from FILE [--replace]]')
  }
}

async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY)
    throw new StartProblem(
      'There is no terminal to ask in. Write the answers into a file: --from FILE',
    )
  const shell = terminal()
  const answers = await askSteps(existsSync(file) ? readAnswers(file) : {}, shell)
  if (existsSync(file) && !(await shell.confirm(`Replace ${file}?`))) throw new Cancelled()
  return answers
}

async function take(from: string, replace: boolean): Promise<Answers> {
  if (existsSync(file) && !replace)
    throw new StartProblem(
      `${file} exists. To replace it: npm run setup -- --from ${from} --replace`,
    )
  return await acceptAnswers(readAnswers(from))
}

function readAnswers(place: string): Answers {
  try {
    return parseEnv(readFileSync(place, 'utf8')) as Answers
  } catch (error) {
    throw new StartProblem(`${place} cannot be read: ${(error as Error).message}`)
  }
}
