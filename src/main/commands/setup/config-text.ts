/** The text of a configuration file that Node's parseEnv and systemd read alike. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

export type Answers = Record<string, string>

/** Throws StartProblem for a value that the two would read differently. */
export function configText(answers: Answers): string {
  const lines = Object.entries(answers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${quoted(name, value)}`)
  return [
    '# Written by npm run setup; docs/configuration.md explains each setting.',
    ...lines,
    '',
  ].join('\n')
}

function quoted(name: string, value: string): string {
  if (/^[\w.:/@%+=,~-]+$/.test(value)) return value
  const isPlain = !/[\\`\r\n]/.test(value)
  if (isPlain && !value.includes("'")) return `'${value}'`
  if (isPlain && !value.includes('"')) return `"${value}"`
  throw new StartProblem(
    `${name} holds characters that a configuration file cannot: a backslash, a backquote, a new ` +
      'line, or both kinds of quotation marks. Choose another value.',
  )
}

/** All of it or nothing. Only the owner may read it. */
export function writeConfigFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.new`
  const handle = openSync(temporary, 'wx', 0o600)
  try {
    try {
      writeSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
