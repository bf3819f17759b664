import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

/**
 * Aborts on Ctrl-C and on SIGTERM: PostgreSQL runs in a session of its own, so it would go on
 * without us, on a copy of everything.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => controller.abort(new StartProblem('Interrupted: nothing is left.')))
  return controller.signal
}
