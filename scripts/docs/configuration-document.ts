// docs/configuration.md, generated from the schema of the settings.
import { environment } from '#foundation/platform/server/settings/environment.ts'
import { settingGroups, settingNotes } from '#foundation/platform/server/settings/setting-notes.ts'
import { wrap } from './wrap.ts'

const introduction = `
# Configuration

Every setting is an environment variable, read once at the start. Without any of them Kaban runs
with sample data on this machine. An unusable value stops the start with a sentence that names the
variable. An empty variable counts as unset.

This page is written by \`npm run docs\` from
\`src/foundation/platform/server/settings/environment.ts\`; a test keeps both in step.
`

const inTheConsole = `
## Settings in the console

Administrators change these under Settings in the console, at once and for everybody: the name of
the site, how to reach the company, the minimum deposit, the minimum and maximum withdrawal, the
amounts above which a second person or a proof is needed, the name that mails come from, company
access, and maintenance mode. During maintenance users sign in, read, change their password, end
their sessions and lock their money. Every other change is refused with the operator's own sentence,
and staff work on.
`

/** Returns the whole page, formatted as the formatter would. */
export function configurationDocument(): string {
  const groups = settingGroups.map((group) => [`## ${group}`, ...settingsOf(group)].join('\n\n'))
  const parts = [introduction, ...groups, inTheConsole].map((part) => part.trim())
  return `${parts.join('\n\n')}\n`
}

function settingsOf(group: string): string[] {
  return Object.entries(environment.shape).flatMap(([name, schema]) => {
    const note = settingNotes.get(schema)
    if (!note) throw new Error(`The setting ${name} has no description in environment.ts`)
    if (note.group !== group) return []
    const standard = schema.safeParse(undefined).data
    const isValue = typeof standard === 'string' || typeof standard === 'number'
    const otherwise = isValue ? `\`${standard}\`` : (note.otherwise ?? 'none')
    return [
      `### \`${name}\``,
      wrap(note.does),
      [wrap(`- Default: ${otherwise}`, '  '), wrap(`- Needed by: ${note.neededBy}`, '  ')].join(
        '\n',
      ),
    ]
  })
}
