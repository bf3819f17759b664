import type { CheckResult } from '#surfaces/oversight/server/verify-installation.ts'

/** Prints a line for each check and each problem. Returns whether there is none. */
export function sayChecks(
  results: readonly CheckResult[],
  hasKey: boolean,
  say: (text: string) => void,
): boolean {
  for (const { name, looked, problems, todo } of results) {
    say(`${problems.length === 0 ? 'right' : 'WRONG'}  ${name} (${looked} looked at)`)
    for (const problem of problems) say(`         ${problem}`)
    if (problems.length > 0 && todo) say(`         What to do: ${todo}`)
  }
  if (!hasKey)
    say(
      'not looked at: the signatures of the audit trail; the key of the installation is ' +
        'not here (KABAN_SECRET_KEY, or the data folder)',
    )
  const wrong = results.reduce((sum, { problems }) => sum + problems.length, 0)
  say(wrong === 0 ? 'The book is sound.' : `The book has ${wrong} problems.`)
  return wrong === 0
}
