/** Asks a running Kaban when its jobs ran. */
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { ownAddress } from '../own-address.ts'
import { note, wrong, type Findings } from './findings.ts'

/** Every job runs each hour or more often. */
const lateAfterSeconds = 2 * 3_600
const timeoutMs = 5_000

type Given = Pick<Settings, 'host' | 'port' | 'metricsToken'>

export async function lookAtJobs({ host, port, metricsToken }: Given): Promise<Findings> {
  if (metricsToken === null)
    return [
      note(
        'unseen-jobs',
        'Not looked at: the jobs of the running Kaban. They are read with KABAN_METRICS_TOKEN.',
      ),
    ]
  const answer = await fetch(`${ownAddress({ host, port })}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!answer?.ok)
    return [
      note(
        'unseen-jobs',
        `Not looked at: the jobs of the running Kaban, whose /metrics answered ` +
          `${answer ? answer.status : 'nothing'}. Restart Kaban with this KABAN_METRICS_TOKEN.`,
      ),
    ]
  return lateJobs(await answer.text(), Date.now() / 1000)
}

function lateJobs(metrics: string, now: number): Findings {
  const runs = metrics.matchAll(
    /^kaban_job_last_run_timestamp_seconds\{name="([^"]+)"\} ([\d.e+]+)$/gm,
  )
  const late = [...runs].filter(([, , at]) => now - Number(at) > lateAfterSeconds)
  if (late.length === 0) return []
  return [
    wrong(
      'jobs-late',
      `These jobs have not run for two hours: ${late.map(([, name]) => name).join(', ')}. ` +
        'Restart Kaban; its log says why.',
    ),
  ]
}
