import { startServer } from '../server.ts'
import { fillingOf } from './living-sample.ts'
import type { Serving, ServingParts } from './serving.ts'

/** Serves in this process. Throws StartProblem. */
export async function serve(parts: ServingParts): Promise<Serving> {
  const { settings, databaseUrl, ownerUrl, say, pages, signal } = parts
  const running = await startServer(settings, databaseUrl, {
    say,
    pages,
    ...fillingOf(settings, { ownerUrl, signal }),
  })
  return {
    ...running,
    async reload() {
      const text = 'KABAN_PROCESSES is 1: no other process serves while this one is replaced.'
      return { done: false, text }
    },
  }
}
