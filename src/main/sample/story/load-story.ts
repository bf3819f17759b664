/**
 * Loads the living sample in a worker thread, because its story has a clock of its own. Everything
 * is one transaction: a start that dies meanwhile begins again with an empty installation.
 */
import { Worker } from 'node:worker_threads'
import type { SampleParts } from '../sample-data.ts'

/** `ownerUrl` signs in with the role that owns the tables. The story ends at `end`. */
export async function loadStory(
  { say }: Pick<SampleParts, 'say'>,
  ownerUrl: string,
  end = new Date(),
): Promise<void> {
  const worker = new Worker(new URL('./story-worker.ts', import.meta.url), {
    workerData: { ownerUrl, end },
  })
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (step: string) => say(step))
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The story of the sample ended with ${code}`)),
    )
  })
}
