/**
 * Loads the living sample in a worker thread, because its story has a clock of its own. Everything
 * is one transaction: a start that dies meanwhile begins again with an empty installation.
 */
import { Worker } from 'node:worker_threads'
import { isLoaded, loadSampleData, type SampleParts } from '../sample-data.ts'

export interface StoryOptions {
  /** The story ends here. */
  end: Date
  /** Seeds the story's chance. */
  turn: number
}

export interface StoryParts extends Pick<SampleParts, 'say'> {
  /** Interrupts the story, which then leaves nothing. */
  signal?: AbortSignal
}

/** A refusal depends on the calendar and on chance, so another turn may go well. */
const turns = 3

/**
 * For the first start. Falls back to the small sample: a newcomer must not meet a Kaban that does
 * not start. `ownerUrl` signs in with the role that owns the tables.
 */
export async function loadLivingSample(
  parts: SampleParts & StoryParts,
  ownerUrl: string,
): Promise<void> {
  // A later start needs no worker.
  if (await parts.database.transaction(isLoaded)) return
  const end = new Date()
  let reason: unknown
  for (let turn = 0; turn < turns; turn += 1) {
    try {
      return await loadStory(parts, ownerUrl, { end, turn })
    } catch (error) {
      parts.signal?.throwIfAborted()
      reason = error
    }
  }
  parts.say(`The story of the sample broke off, so the small sample follows: ${String(reason)}`)
  await loadSampleData(parts)
}

/** Throws when anything in it is refused; then nothing is loaded. */
export async function loadStory(
  { say, signal }: StoryParts,
  ownerUrl: string,
  options: StoryOptions,
): Promise<void> {
  const worker = new Worker(new URL('./story-worker.ts', import.meta.url), {
    workerData: { ownerUrl, ...options },
    // The garbage of a story is young: with room for it, collecting costs a tenth less.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  })
  const interrupt = () => void worker.terminate()
  signal?.addEventListener('abort', interrupt)
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (step: string) => say(step))
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The story of the sample ended with ${code}`)),
    )
  }).finally(() => signal?.removeEventListener('abort', interrupt))
}
