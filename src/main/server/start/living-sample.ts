import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { SampleParts } from '../../sample/sample-data.ts'

interface Filling {
  ownerUrl: string
  /** Interrupts it. */
  signal?: AbortSignal
}

/** Fills an empty installation with the living sample, if its settings ask for that one. */
export function fillingOf({ sample }: Pick<Settings, 'sample'>, { ownerUrl, signal }: Filling) {
  if (sample !== 'living') return {}
  return {
    // A start that loads no story does not wait for its modules.
    async loadSample(parts: SampleParts): Promise<void> {
      const { loadLivingSample } = await import('../../sample/story/load-story.ts')
      await loadLivingSample({ ...parts, ...(signal && { signal }) }, ownerUrl)
    },
  }
}
