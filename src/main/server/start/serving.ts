/** How the first process starts what serves: itself, or several processes. */
import type { JobListeners } from '#foundation/platform/server/jobs.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { AccessCode } from './access-code.ts'

export interface ServingParts {
  settings: Settings
  databaseUrl: string
  ownerUrl: string
  /** The directory of the pages, if it is another than dist/browser, once they are built. */
  pages: Promise<string | undefined>
  say: (text: string) => void
  /** Interrupts the start. */
  signal: AbortSignal
}

/** `text` says it to the operator. */
export interface Reloaded {
  done: boolean
  text: string
}

export interface Serving {
  address: string
  accessCode: AccessCode
  /** Hear of the runs of the backups. */
  backupListeners: JobListeners
  /** Reports a fault that ends the first process. */
  reportEnd(error: unknown): void
  /** Replaces the processes one after another, without a failed request. */
  reload(): Promise<Reloaded>
  stop(): Promise<void>
}
