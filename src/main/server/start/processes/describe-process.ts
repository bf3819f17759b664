import { randomUUID } from 'node:crypto'
import os from 'node:os'
import type { ServingProcess } from '#foundation/platform/server/live/serving-processes.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { markSettings } from '#foundation/platform/server/settings/setting-marks.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { ProcessPlace } from './messages.ts'

interface Parts {
  version: string
  settings: Settings
  secrets: Secrets
  /** By default this process serves alone. */
  place?: ProcessPlace | undefined
}

/** Describes this process to the others on its database. */
export function describeProcess({ version, settings, secrets, place }: Parts): ServingProcess {
  return {
    ...(place ?? { serverId: randomUUID(), number: 1, deaths: 0 }),
    host: os.hostname(),
    version,
    pid: process.pid,
    startedAt: new Date(),
    settingMarks: markSettings(settings.shared, secrets),
  }
}
