import type { NamedProblem } from '../database/database-problems.ts'
import { databaseProblem } from '../database/database-problems.ts'

type LogMethod = (this: unknown, ...line: unknown[]) => void

/**
 * A hook for the log: a line about an error of the database says in words what is wrong and what to
 * do, wherever it was written. `onProblem` hears of it.
 */
export function nameDatabaseProblems(
  onProblem: (problem: NamedProblem) => void,
): (this: unknown, line: unknown[], method: LogMethod) => void {
  return function logMethod(line, method) {
    const [facts, message, ...rest] = line
    const named = isWithError(facts) ? databaseProblem(facts.err) : null
    if (!named) return method.apply(this, line)
    onProblem(named)
    method.apply(this, [
      { ...(facts as object), problem: named.name },
      `${String(message)}: ${named.message}`,
      ...rest,
    ])
  }
}

function isWithError(facts: unknown): facts is { err: unknown } {
  return typeof facts === 'object' && facts !== null && 'err' in facts
}
