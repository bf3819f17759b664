/** The shell commands that the operator's documents show. */
import { globSync, readFileSync } from 'node:fs'

const documents = ['README.md', 'docs/operating.md', ...globSync('docs/operating/*.md').toSorted()]

const texts = documents.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The blocks that begin with ```sh, also those inside a list. */
export const shellBlocks = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)].map(([, indent = '', block = '']) => ({
    file,
    block: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })),
)

/** One command a line: continued lines joined, comments left out. */
const lines = shellBlocks.flatMap(({ block }) =>
  block
    .replaceAll(/'[^']*'/g, (quote) => quote.replaceAll('\n', ' '))
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\|\n\s*/g, '| ')
    .split('\n')
    .map((line) => asNpm(line.replace(/(^|\s)#.*$/, '').trim()))
    .filter((line) => line !== ''),
)

/** `kaban check --json`, the command of a service, is `npm run check -- --json`. */
function asNpm(line: string): string {
  return line.replace(
    /^((?:[A-Z_]+=(?:"[^"]*"|\S+) )*)kaban ([\w-]+)(?: (.*))?$/,
    (_all, before: string, name: string, rest?: string) =>
      `${before}npm run ${name}${rest ? ` -- ${rest}` : ''}`,
  )
}

/** Commands within sentences, without those that leave something out. */
const quoted = texts.flatMap(({ text }) =>
  [...text.matchAll(/`((?:[A-Z_]+=(?:'[^']*'|\S*) )*npm (?:run|start|test)[^`]*)`/g)]
    .map(([, command = '']) => command.replaceAll(/\s+/g, ' '))
    .filter((command) => !command.includes('…')),
)

const assignment = String.raw`(?:[A-Z_]+=(?:'[^']*'|"[^"]*"|\S*) )*`
const npm = new RegExp(`^${assignment}npm `)

/** Each `npm …` that is shown, once. */
export const npmCommands = [...new Set([...lines, ...quoted].filter((one) => npm.test(one)))]

/** The program at the beginning of each other command. */
export const otherPrograms = new Set(
  lines
    .filter((line) => !npm.test(line))
    .flatMap((line) => line.replaceAll(/'[^']*'/g, "''").split(/\s(?:&&|\||;)\s/))
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter((word) => !/^[A-Z_]+=/.test(word)),
)

/** `npm run NAME -- ARGUMENTS` in its parts; `npm start` is the script `start`. */
export function partsOf(command: string): { script: string; flags: string[] } {
  const [, script = ''] = /npm (?:run )?([\w:-]+)/.exec(command) ?? []
  const [, rest = ''] = / -- (.*)$/.exec(command) ?? []
  return { script, flags: [...rest.matchAll(/--([\w-]+)/g)].map(([, flag = '']) => flag) }
}
