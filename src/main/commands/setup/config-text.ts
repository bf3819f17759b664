/** The text of a configuration file that Node's parseEnv and systemd read alike. */
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
