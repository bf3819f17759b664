/**
 * One of several processes that serve on one port. The first process, which is its parent, has made
 * the database, and tells it when to end.
 */
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { startServer, type RunningServer } from '../../server.ts'
import { describeProblem } from '../describe-problem.ts'
import { say } from '../launch-steps.ts'
import { fillingOf } from '../living-sample.ts'
import { fromPlainError } from '../plain-error.ts'
import type { ToServer } from './messages.ts'
import { openSiblings, send } from './siblings.ts'

type Start = Extract<ToServer, { kind: 'start' }>

let running: RunningServer | undefined
let ending: Promise<void> | undefined

async function start({ place, databaseUrl, ownerUrl, pages }: Start): Promise<void> {
  const settings = loadSettings(process.env)
  const siblings = openSiblings(place)
  process.on('message', siblings.hear)
  running = await startServer(settings, databaseUrl, {
    say,
    pages,
    siblings,
    ...fillingOf(settings, { ownerUrl }),
  })
  const { address, accessCode } = running
  send({ kind: 'ready', address, accessCode })
}

function end(how: 'stop' | 'leave'): void {
  ending ??= (running?.[how]() ?? Promise.resolve()).finally(() => process.exit())
}

function hear(message: ToServer): void {
  if (message.kind === 'start')
    start(message).catch((error: unknown) => {
      const known = asStartProblem(error, process.env['KABAN_DATA_DIR'] ?? '.kaban')
      send({ kind: 'refused', why: describeProblem(known) }, () => process.exit(1))
    })
  else if (message.kind === 'stop' || message.kind === 'leave') end(message.kind)
  else if (message.kind === 'backed up') {
    const { job, error, counts } = message
    if (!counts) {
      if (error) running?.noteBackupsFail()
      return
    }
    running?.backupListeners.onRun?.(job, error !== undefined)
    if (error) running?.backupListeners.onError?.(job, fromPlainError(error))
  }
}

process.on('message', hear)
// Ctrl+C reaches us too. The parent decides.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    const trace = error instanceof Error ? error.stack : String(error)
    process.stderr.write(`\nAn unexpected fault ends process ${process.pid}: ${trace}\n`)
    running?.reportEnd(error)
    // The error is on its way, and the parent starts another one.
    void (running?.leave() ?? Promise.resolve()).finally(() => process.exit(1))
  })
}
