import { startServer } from '../server.ts'
import type { Serving, ServingParts } from './serving.ts'

/** Serves in this process. Throws StartProblem. */
export async function serve(parts: ServingParts): Promise<Serving> {
  const { settings, databaseUrl, ownerUrl, say, pages, signal } = parts
  const running = await startServer(settings, databaseUrl, {
    say,
    pages,
    ...(settings.sample === 'living' && {
      // A start that loads no story does not wait for its modules.
      async loadSample(sample) {
        const { loadLivingSample } = await import('../../sample/story/load-story.ts')
        await loadLivingSample({ ...sample, signal }, ownerUrl)
      },
    }),
  })
  return {
    ...running,
    async reload() {
      say('KABAN_PROCESSES is 1: no other process serves while this one is replaced.')
    },
  }
}
