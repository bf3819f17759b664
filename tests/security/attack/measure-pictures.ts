/** Attacks a running server with pictures, and measures its memory and an honest user's calls. */
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { v7 as uuidv7 } from 'uuid'
import { permitHeader } from '#people/profile/shared/rules.ts'
import { signIn, type Visitor } from '#tests/fixtures/servers/test-server.ts'

export interface Measured {
  /** Of the server and its decoders, in bytes. */
  memoryBefore: number
  memoryPeak: number
  memoryAfter: number
  /** Milliseconds of the balance call: alone, beside harmless calls, and beside the pictures. */
  p95Before: number
  p95Beside: number
  p95During: number
  worstDuring: number
  /** How often each status came. */
  statuses: Record<string, number>
}

interface Attacked {
  address: string
  /** The process that serves. */
  pid: number
}

/** Eight at once, in rounds, from six addresses; needs one trusted proxy. */
export async function attackWithBombs(
  target: Attacked,
  { bomb, rounds, atOnce = 8 }: { bomb: Buffer; rounds: number; atOnce?: number },
): Promise<Measured> {
  let sent = 0
  return await measure(target, async (count) => {
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          sent += 1
          count(await sendAvatar(target.address, bomb, `203.0.113.${1 + (sent % 6)}`))
        }),
      )
  })
}

/** One user's chat gets `count` receipts at once. */
export async function attackWithReceipts(
  target: Attacked,
  { receipt, count: receipts }: { receipt: Buffer; count: number },
): Promise<Measured> {
  const person = await signIn(target.address, 'user')
  const chatId = uuidv7()
  const { chatId: openId } = await person.calls.chats.openSupport({ chatId })
  return await measure(target, async (count) => {
    await Promise.all(
      Array.from({ length: receipts }, async () => {
        const answer = await person
          .fetch(`/chats/${openId}/attachments?name=slip.jpg&id=${uuidv7()}`, {
            method: 'POST',
            headers: { 'content-type': 'image/jpeg' },
            body: new Uint8Array(receipt),
          })
          .catch(() => null)
        await answer?.arrayBuffer()
        count(answer?.status ?? 0)
      }),
    )
  })
}

const fromThisSite = (from: string) => ({
  'x-forwarded-for': from,
  'sec-fetch-site': 'same-origin',
})

/** As the page of a sign-up does it: a permit, and then the picture. Returns the status. */
export async function sendAvatar(address: string, body: Buffer, from: string): Promise<number> {
  return await sendPicture(address, body, { from, permit: await askPermit(address, from) })
}

export async function sendPicture(
  address: string,
  body: Buffer,
  { from, permit }: { from: string; permit: string },
): Promise<number> {
  const answer = await fetch(`${address}/avatars`, {
    method: 'POST',
    headers: { ...fromThisSite(from), 'content-type': 'image/png', [permitHeader]: permit },
    body: new Uint8Array(body),
  }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status ?? 0
}

/** Empty when the server gives none. */
export async function askPermit(address: string, from: string): Promise<string> {
  const answer = await fetch(`${address}/rpc/profile/askPicturePermit`, {
    method: 'POST',
    headers: { ...fromThisSite(from), 'content-type': 'application/json' },
    body: JSON.stringify({ json: {} }),
  })
  const { json } = (await answer.json()) as { json?: { permit?: string } }
  return json?.permit ?? ''
}

async function measure(
  { address, pid }: Attacked,
  attack: (count: (status: number) => void) => Promise<void>,
): Promise<Measured> {
  const person = await signIn(address, 'user')
  const quiet = await balanceTimes(person, () => pause(3000))
  const beside = await balanceTimes(person, () => callHarmlessly(address))
  const memoryBefore = memoryOf(pid)
  let memoryPeak = memoryBefore
  const watching = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, memoryOf(pid))
  }, 20)
  const statuses: Record<string, number> = {}
  const count = (status: number) => (statuses[status] = (statuses[status] ?? 0) + 1)
  const during = await balanceTimes(person, () => attack(count))
  await pause(2000)
  clearInterval(watching)
  return {
    memoryBefore,
    memoryPeak,
    memoryAfter: memoryOf(pid),
    p95Before: at95(quiet),
    p95Beside: at95(beside),
    p95During: at95(during),
    worstDuring: Math.max(...during),
    statuses,
  }
}

/**
 * Eight at once, like the bombs, but without a picture: what any busy sender costs who shares two
 * cores with the server and its database.
 */
async function callHarmlessly(address: string): Promise<void> {
  const end = performance.now() + 1000
  const call = async () => {
    while (performance.now() < end) await (await fetch(`${address}/healthz`)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: 8 }, call))
}

/** How long each balance call of this person takes, until the work ends. */
async function balanceTimes(person: Visitor, work: () => Promise<unknown>): Promise<number[]> {
  const sampler = new Worker(new URL('sample-balance.ts', import.meta.url), {
    workerData: { address: person.address, cookie: person.cookie },
  })
  await once(sampler, 'message')
  const sampled = once(sampler, 'message') as Promise<[number[]]>
  // A failure is reported below.
  sampled.catch(() => {})
  await work()
  sampler.postMessage('end')
  const [times] = await sampled
  return times
}

function at95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

/** The resident memory of a process and its children; the embedded database is not counted. */
export function memoryOf(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statusOf(Number(name)) ?? [])
  const own = all.filter(
    (one) => one.pid === pid || (one.parent === pid && one.name !== 'postgres'),
  )
  return own.reduce((sum, { memory }) => sum + memory, 0)
}

function statusOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(text)?.[1] ?? ''
    const memory = Number.parseInt(field('VmRSS') || '0', 10) * 1024
    return { pid, parent: Number(field('PPid')), name: field('Name'), memory }
  } catch {
    // It ended meanwhile.
    return null
  }
}
