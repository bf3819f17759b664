/** Requests of many senders, measured. Each address is the header that a trusted proxy sets. */
import http from 'node:http'
import type { Finding } from './attack.ts'

export interface Sent {
  /** 0 when no answer came. */
  status: number
  ms: number
}

export interface Sender {
  cookie?: string
  from: string
}

/** With `bigints`, the fields that oRPC must read as such. */
export interface Call {
  input: object
  bigints?: readonly string[]
}

export const agent = new http.Agent({ keepAlive: true, maxSockets: 800 })

export function send(
  address: string,
  { cookie, from }: Sender,
  place: string,
  call?: Call,
): Promise<Sent> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - began })
    const request = http.request(
      `${address}${place}`,
      {
        agent,
        method: call ? 'POST' : 'GET',
        timeout: 60_000,
        headers: {
          'x-forwarded-for': from,
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
          ...(call && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer.resume().on('end', () => end(answer.statusCode ?? 0))
      },
    )
    request.on('error', () => end(0)).on('timeout', () => request.destroy())
    const meta = call?.bigints?.map((field) => [0, field])
    request.end(call && JSON.stringify({ json: call.input, ...(meta && { meta }) }))
  })
}

export function quantile(values: readonly number[], share = 0.95): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
}

export function atMost(measure: string, ms: number, goalMs: number): Finding {
  return { measure, value: `${ms.toFixed(0)} ms`, goal: `${goalMs} ms`, holds: ms <= goalMs }
}

/** '12 × 200, 3 × 503' */
export function statusesOf(sent: readonly Sent[]): string {
  const counts = new Map<number, number>()
  for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, times]) => `${times} × ${status}`).join(', ') || 'none'
}
