/** What the tests of run-vitest.mjs know of it. */
export interface Run {
  config: string
  timeout: number
  env?: Record<string, string>
  cwd?: string
  /** What would stand on the screen. */
  onOutput?: (text: string) => void
}

export interface Outcome {
  files: Map<string, Map<string, string>>
  strange: boolean
}

export function runVitest(run: Run): Promise<Outcome>
export function runVitestTwice(run: Run): Promise<Outcome & { onlyAgain: string[] }>
export function countTests(outcome: Outcome): { passed: number; failed: number }
