/** The worker thread of the living sample: opens what the server has too, and tells the story. */
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openStorage } from '#foundation/platform/server/files/open-storage.ts'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { loadSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { startDatabaseClock } from '../clock/database-clock.ts'
import { realNowMs, setProcessClock } from '../clock/process-clock.ts'
import { openTimeline } from '../clock/timeline.ts'
import { isLoaded } from '../sample-data.ts'
import type { StoryOptions } from './load-story.ts'
import { sendAhead } from './send-ahead.ts'
import { tellStory } from './story.ts'

const { ownerUrl, end, turn } = workerData as { ownerUrl: string } & StoryOptions
const settings = loadSettings(process.env)
const database = openDatabase(ownerUrl, { connections: 1, applicationName: 'kaban sample' })
try {
  const files = await openStorage(settings)
  const secrets = await loadSecrets(settings, { mayCreate: false })
  await database.transaction(async (tx) => {
    if (await isLoaded(tx)) return
    parentPort?.postMessage('Loading the sample data …')
    // The planner knows nothing of tables that fill up in this transaction.
    await tx.dynamicRows('set local enable_seqscan = off; set local jit = off')
    await tx.dynamicRows('set local plan_cache_mode = force_generic_plan')
    const clock = await startDatabaseClock(tx)
    const timeline = openTimeline(end, (wantedMs) => {
      // A step takes a moment of its own; the next one is never before it.
      const nowMs = Math.max(wantedMs, Date.now() + 1)
      const aheadMs = nowMs - realNowMs()
      setProcessClock(aheadMs)
      clock.set(nowMs, aheadMs)
    })
    // The first step sets the clock, so that nothing happens before it.
    setProcessClock(end.getTime() - realNowMs() - 400 * 86_400_000)
    await tellStory({
      ctx: systemContext(sendAhead(tx), { settings, files, secrets }),
      timeline,
      end,
      turn,
    })
    await clock.end()
  })
} finally {
  await database.close()
}
