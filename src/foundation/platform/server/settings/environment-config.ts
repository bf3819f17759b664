/** The configuration file, and names in the environment that are no setting. */
import { closestMatch } from 'leven'
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

export const configSettings = {
  KABAN_CONFIG: z
    .string()
    .optional()
    .register(settingNotes, {
      group: 'Data',
      does:
        'The configuration file, with a `NAME=value` on each line, as `npm run setup` writes it ' +
        '([setup.md](operating/setup.md)). What the environment sets wins. Empty: no file.',
      neededBy: 'Installations whose file lies elsewhere.',
      otherwise: '`kaban.env` in the working directory, if there is one',
    }),
}

/** Of tests and measurements, and how the wrapper of a service is called. */
const notForOperators = /^KABAN_(?:TEST|BENCH|SCREENSHOTS|MODEL|COMMAND$)/
/** More letters than a slip changes. */
const maxDistance = 4

/** Sentences about names that look like settings. `known` are the names of all settings. */
export function unknownSettings(
  env: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  return Object.keys(env)
    .filter(
      (name) => name.startsWith('KABAN_') && !known.includes(name) && !notForOperators.test(name),
    )
    .map((name) => {
      const meant = closestMatch(name, known, { maxDistance })
      return (
        `${name} is no setting of Kaban, and does nothing. ` +
        (meant ? `${meant} is probably meant.` : 'docs/configuration.md lists all settings.')
      )
    })
}
