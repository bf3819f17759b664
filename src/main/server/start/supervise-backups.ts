/** Backups of a running Kaban with the embedded database, in a process of their own. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { backupKeyFile } from '#foundation/platform/server/backup/backup-key.ts'
import type { JobListeners } from '#foundation/platform/server/jobs.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { within } from '#foundation/platform/server/within.ts'
import { fromPlainError, type PlainError } from './plain-error.ts'

export type BackupMessage =
  | { kind: 'started'; isNewKey: boolean }
  | { kind: 'refused'; why: string }
  | { kind: 'ran'; job: string; error?: PlainError }

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
  let child: ChildProcess | undefined
  let heardAt = performance.now()

  function fail(error: unknown): void {
    listeners.onRun?.(job, true)
    listeners.onError?.(job, error)
  }

  /** Resolves with why it refuses to start; with null when it has started or is late. */
  async function begin(): Promise<string | null> {
    const started = Promise.withResolvers<string | null>()
    let refusal: string | null = null
    let isOver = false
    /** Also of a machine without memory, processes or files to spare, which starts none. */
    function over(error?: unknown): void {
      if (isOver) return
      isOver = true
      started.resolve(refusal)
      if (isClosing) return
      fail(error ?? new Error(refusal ?? 'The process of the backups has ended.'))
      setTimeout(() => !isClosing && void begin(), startsAgainAfterMs).unref()
    }
    function heard(message: BackupMessage): void {
      heardAt = performance.now()
      if (message.kind === 'refused') refusal = message.why
      else if (message.kind === 'ran') {
        const { error } = message
        listeners.onRun?.(message.job, error !== undefined)
        if (error) listeners.onError?.(message.job, fromPlainError(error))
      } else {
        if (message.isNewKey) parts.say(keepKey(parts.dataDirectory))
        listeners.onRun?.(job, false)
        started.resolve(null)
      }
    }
    heardAt = performance.now()
    try {
      child = fork(program, { serialization: 'advanced' })
      child.on('error', over)
      child.once('exit', () => over())
      child.on('message', heard)
      child.once('spawn', () => child?.send(parts.superuserUrl, (error) => error && over(error)))
    } catch (error) {
      over(error)
    }
    return await within(startsWithinMs, started.promise, null)
  }

  async function close(): Promise<void> {
    isClosing = true
    clearInterval(watch)
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    if (child.connected) child.disconnect()
    await within(endsWithinMs, ended, undefined)
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
