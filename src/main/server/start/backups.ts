/** Backups of a running Kaban with the embedded database, in a process of their own. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { backupKeyFile } from '#foundation/platform/server/backup/backup-key.ts'
import type { JobListeners } from '#foundation/platform/server/jobs.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

export type BackupMessage =
  | { kind: 'started'; isNewKey: boolean }
  | { kind: 'refused'; why: string }
  | { kind: 'ran'; job: string; error?: unknown }

const program = fileURLToPath(new URL('backup-process.ts', import.meta.url))
/** A share that does not answer by then is waited for while users are served. */
const startsWithinMs = 15_000
const endsWithinMs = 5_000
const startsAgainAfterMs = 10_000
/** Its shortest job runs every two seconds. */
const silentMaxMs = 120_000
const job = 'run the process of the backups'

interface Parts {
  dataDirectory: string
  superuserUrl: string
  listeners: JobListeners
  say: (text: string) => void
}

/** Throws StartProblem when the folder or the key cannot be used. */
export async function startBackups(parts: Parts): Promise<{ close(): Promise<void> }> {
  const { listeners } = parts
  let isClosing = false
  let child: ChildProcess
  let heardAt = performance.now()

  function fail(error: unknown): void {
    listeners.onRun?.(job, true)
    listeners.onError?.(job, error)
  }

  /** Resolves with why it refuses to start, or with null once it has started or is late. */
  async function begin(): Promise<string | null> {
    child = fork(program, { serialization: 'advanced' })
    heardAt = performance.now()
    const started = Promise.withResolvers<string | null>()
    let refusal = 'it ended'
    child.on('message', (message: BackupMessage) => {
      heardAt = performance.now()
      if (message.kind === 'ran') {
        listeners.onRun?.(message.job, message.error !== undefined)
        if (message.error !== undefined) listeners.onError?.(message.job, message.error)
      } else if (message.kind === 'refused') refusal = message.why
      else {
        if (message.isNewKey) parts.say(keepKey(parts.dataDirectory))
        listeners.onRun?.(job, false)
        started.resolve(null)
      }
    })
    // A machine without memory or processes to spare. `exit` does not follow.
    child.once('error', fail)
    child.once('exit', () => {
      started.resolve(refusal)
      if (isClosing) return
      fail(new Error(`The process of the backups has ended: ${refusal}`))
      setTimeout(() => !isClosing && void begin(), startsAgainAfterMs).unref()
    })
    child.send(parts.superuserUrl)
    return await Promise.race([started.promise, pause(startsWithinMs, null, { ref: false })])
  }

  async function close(): Promise<void> {
    isClosing = true
    clearInterval(watch)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    if (child.connected) child.disconnect()
    await Promise.race([ended, pause(endsWithinMs, null, { ref: false })])
    child.kill('SIGKILL')
  }

  const watch = setInterval(() => {
    if (performance.now() - heardAt > silentMaxMs)
      fail(new Error('The folder of the backups does not answer.'))
  }, silentMaxMs / 2).unref()
  const refusal = await begin()
  if (refusal === null) return { close }
  await close()
  throw new StartProblem(refusal)
}

export function keepKey(dataDirectory: string): string {
  return (
    `The key of the backups is new: ${backupKeyFile(dataDirectory)}. Copy it and the file ` +
    'secret-key to a place apart from the backups. Without them nobody can restore.'
  )
}
