// Generates virtual:common-passwords: a part of the server's list of leaked passwords, small enough
// for a phone that only wants words while somebody types: 15 KB compressed, the whole 200 KB.
import type { dictionary } from '@zxcvbn-ts/language-common'

/** The most used ones. */
const count = 2000
/** The estimate alone might call these strong (estimate-strength.ts). */
const lengthMin = 10

export async function commonPasswordsModule(): Promise<string> {
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common')
  const known = (dictionary as Known)['passwords-common']
  const sent = known.filter((word, rank) => rank < count || word.length >= lengthMin)
  const { qwerty, keypad } = adjacencyGraphs
  return [
    `export const passwords = ${JSON.stringify(sent.join(' '))}`,
    `export const knownCount = ${known.length}`,
    `export const graphs = ${JSON.stringify({ qwerty, keypad })}`,
  ].join('\n')
}

type Known = typeof dictionary & { 'passwords-common': readonly string[] }
