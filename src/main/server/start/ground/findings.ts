/** The result of a look at the ground: sentences, each with the way out. */
import type { DatabaseProblemName } from '#foundation/platform/server/database/database-problems.ts'
import { environment } from '#foundation/platform/server/settings/environment.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { findingKinds, type FindingKind } from './finding-kinds.ts'

export type FindingId = FindingKind | DatabaseProblemName | `setting-${string}`

export interface Finding {
  id: FindingId
  /** `wrong` must be mended; a `note` the operator should know. */
  severity: 'wrong' | 'note'
  /** One or more sentences, with the way out. */
  text: string
  /** The setting or the command that mends it. */
  mend: string
}

/** Before a start, each that is `wrong` stops it. */
export type Findings = readonly Finding[]

type Kind = FindingKind | { id: FindingId; mend: string }

export function wrong(kind: Kind, text: string): Finding {
  return { severity: 'wrong', text, ...named(kind) }
}

export function note(kind: Kind, text: string): Finding {
  return { severity: 'note', text, ...named(kind) }
}

function named(kind: Kind): { id: FindingId; mend: string } {
  return typeof kind === 'string' ? { id: kind, mend: findingKinds[kind][1] } : kind
}

/** The id of a sentence about settings has the name of the first one: `setting-public-url`. */
export function settingKind(text: string): Kind {
  const words = text.match(/\b[A-Z][A-Z0-9_]*[A-Z0-9]\b/g) ?? []
  const name = words.find((word) => word in environment.shape || word.startsWith('KABAN_')) ?? ''
  if (!(name in environment.shape)) return { id: 'setting-unknown', mend: name }
  const slug = name
    .replace(/^KABAN_/, '')
    .toLowerCase()
    .replaceAll('_', '-')
  return { id: `setting-${slug}`, mend: name }
}

/** Throws StartProblem with everything wrong in one list. */
export function refuseProblems(found: Findings): void {
  const texts = found.filter(({ severity }) => severity === 'wrong').map(({ text }) => text)
  if (texts.length > 0) throw new StartProblem(listText([...new Set(texts)]))
}

function listText(problems: readonly string[]): string {
  const head =
    problems.length === 1
      ? 'Kaban does not start. One thing is in the way:'
      : `Kaban does not start. ${problems.length} things are in the way:`
  return [
    head,
    ...problems.map((problem, at) => `  ${at + 1}. ${problem}`),
    'Nothing was changed. `npm run check` looks again without starting.',
  ].join('\n')
}
