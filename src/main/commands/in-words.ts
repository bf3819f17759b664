import { describeProblem } from '../server/start/describe-problem.ts'
import { say } from '../server/start/launch-steps.ts'

/** Runs a command of the operator: it ends in words, and with 1 when it could not be done. */
export async function inWords(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    say(describeProblem(error))
    process.exitCode = 1
  }
}
