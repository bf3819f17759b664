/** The result of a look at the ground: sentences, each with the way out. */
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

export interface Findings {
  /** Kaban does not start with these. */
  problems: string[]
  /** Kaban starts, and the operator should know. */
  warnings: string[]
}

export function joined(all: readonly Findings[]): Findings {
  return {
    problems: all.flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings),
  }
}

/** Throws StartProblem with all problems in one list. */
export function refuseProblems({ problems }: Pick<Findings, 'problems'>): void {
  if (problems.length > 0) throw new StartProblem(listText(problems))
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
