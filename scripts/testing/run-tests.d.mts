/** The types of run-tests.mjs, for its tests. */
export interface Run {
  runner: 'playwright' | 'vitest'
  /** A file, from `cwd`. */
  config: string
  /** 'gate' unless named. */
  lane?: 'gate' | 'long'
  args?: string[]
  /** Files of tests that the run has to load. */
  files?: string[]
  env?: Record<string, string>
  cwd?: string
  /** In milliseconds. */
  stuckAfter?: number
  /** Receives what would be on the screen. */
  onOutput?: (text: string) => void
}

export interface Outcome {
  passed: number
  failed: string[]
  flaky: string[]
  skipped: string[]
  left: string[]
  notRun: string[]
  problems: string[]
}

export function runTests(run: Run): Promise<Outcome>
export function countFailed(outcome: Outcome): number
