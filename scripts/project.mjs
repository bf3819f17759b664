// The project's directory, and how scripts print messages and fail.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

export function inProject(...parts) {
  return path.join(projectDirectory, ...parts)
}

export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** A problem that the person running the script can solve. It is shown without a stack trace. */
export class Problem extends Error {}

/** Runs a script and turns what it throws into a message and an exit code. */
export async function runScript(script) {
  try {
    process.exitCode = await script()
  } catch (error) {
    process.stderr.write(
      `\n${error instanceof Problem ? error.message : (inWords(error) ?? error.stack)}\n`,
    )
    process.exitCode = 1
  }
}

function inWords(error) {
  if (error.code === 'ENOSPC')
    return (
      `There is no space left on the disk (${error.path ?? projectDirectory}). Free at least ` +
      '1 GB and try again.'
    )
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return (
      `${error.path ?? projectDirectory} cannot be written. Give your user the right to ` +
      'write there, or copy the project into a folder of your own.'
    )
  }
  return undefined
}
