/**
 * Reports faults to Sentry, or to a service that takes the same events, by SENTRY_DSN
 * (docs/decisions/0053). No request waits for it: events queue up to a limit, leave one by one, and
 * are lost when nobody takes them.
 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { messageWithoutValues } from '../log/redact-log.ts'
import type { ErrorSinkSettings } from '../settings/environment-watching.ts'
import type { Fault } from './faults.ts'
import { tellTrouble } from './tell-trouble.ts'

export interface ErrorSink {
  report(fault: Fault, level?: 'error' | 'fatal'): void
  /** Resolves when what was reported has left or is lost, after a few seconds at most. */
  close(): Promise<void>
}

interface Options extends ErrorSinkSettings {
  version: string
  /** The mode of the installation. */
  environment: string
  /** Hears that events are lost, at most once a minute. */
  onTrouble: (reason: string) => void
}

const queuedMax = 20
/** A fault that every request meets would fill the sink. */
const eventsEachMinute = 30
const answersWithinMs = 3_000
const minute = 60_000

export function openErrorSink({ url, key, version, environment, onTrouble }: Options): ErrorSink {
  const queue: string[] = []
  const ending = new AbortController()
  let sending: Promise<void> | undefined
  let window = { begunAt: 0, events: 0 }
  const tell = tellTrouble(onTrouble)
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=kaban/${version}, sentry_key=${key}`,
  }

  async function send(body: string): Promise<void> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(answersWithinMs)])
    // A redirect would carry the event to an address that nobody set.
    const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const
    const answer = await fetch(url, request)
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
  }

  async function sendAll(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      await send(next).catch((error: unknown) => {
        queue.length = 0
        tell(error)
      })
    sending = undefined
  }

  return {
    report(fault, level = 'error') {
      const now = performance.now()
      if (now - window.begunAt >= minute) window = { begunAt: now, events: 0 }
      if (queue.length >= queuedMax || window.events >= eventsEachMinute) return
      window.events += 1
      queue.push(envelopeOf({ ...fault, level, environment, release: `kaban@${version}` }))
      sending ??= sendAll()
    },
    async close() {
      const timer = setTimeout(() => ending.abort(), answersWithinMs)
      await sending
      clearTimeout(timer)
    },
  }
}

interface Reported extends Fault {
  level: string
  environment: string
  release: string
}

/** Three lines of JSON (https://develop.sentry.dev/sdk/data-model/envelopes). */
function envelopeOf({ error, at, requestId, where, ...rest }: Reported): string {
  const id = randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1_000,
    platform: 'node',
    ...rest,
    transaction: where,
    tags: { where, ...(requestId !== null && { request_id: requestId }) },
    exception: { values: [exceptionOf(error)] },
  }
  return [{ event_id: id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    .map((part) => `${JSON.stringify(part)}\n`)
    .join('')
}

const root = path.resolve(import.meta.dirname, '../../../../..')

function exceptionOf(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, value: messageWithoutValues(error) }
  // The stack repeats the message, which may hold values and look like a place.
  const places = (error.stack ?? '').replace(error.message, '')
  const frames = [...places.matchAll(/^ +at (?:(.+) \()?(?:file:\/\/)?(.+):(\d+):(\d+)\)?$/gm)].map(
    ([, name, file = '', line, column]) => ({
      function: name,
      filename: path.isAbsolute(file) ? path.relative(root, file) : file,
      lineno: Number(line),
      colno: Number(column),
      in_app: file.startsWith(`${root}/src/`),
    }),
  )
  return {
    type: error.name,
    value: messageWithoutValues(error),
    // The oldest call first.
    stacktrace: { frames: frames.toReversed() },
  }
}
