/**
 * F04: two servers on one database behind a balancer, and 90 clients with ordinary calls and live
 * streams, while the servers are restarted in turn by SIGTERM.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startKaban, stopKaban, type KabanProcess } from '#tests/fixtures/servers/kaban-process.ts'
import { withKaban, type Attack, type Finding } from './attack.ts'
import { openBalancer, type Failure } from './balancer.ts'
import { agent, atMost, quantile, send, statusesOf, type Sent } from './load.ts'
import { addSavers, balance, deposit, withdraw, type Saver } from './savers.ts'

const callers = 60
const listeners = 30

export const attack: Attack = {
  title: 'Servers behind a balancer are restarted while 90 clients use them.',
  async run({ long }) {
    const restarts = long ? 20 : 6
    const files = await mkdtemp(path.join(tmpdir(), 'kaban-restarts-'))
    const shared = {
      KABAN_TRUSTED_PROXIES: '1',
      KABAN_FILES_DIR: files,
      KABAN_ACCESS_CODE: 'restarts-code',
      KABAN_SECRET_KEY: randomBytes(32).toString('base64'),
    }
    try {
      // The first one only holds the database, as a database server of its own would.
      return await withKaban(shared, (first) => restartOften(first, shared, restarts))
    } finally {
      agent.destroy()
      await rm(files, { recursive: true, force: true })
    }
  },
}

async function restartOften(
  first: KabanProcess,
  shared: Record<string, string>,
  restarts: number,
): Promise<Finding[]> {
  const start = async () =>
    await startKaban(await mkdtemp(path.join(tmpdir(), 'kaban-restarted-')), {
      ...shared,
      DATABASE_URL: first.databaseUrl,
      KABAN_OWNER_DATABASE_URL: first.ownerUrl,
      KABAN_PUBLIC_URL: first.address,
    })
  const servers = [await start(), await start()]
  const lives = new Map<string, Life>()
  const savers = await addSavers(first, 20)
  const balancer = await openBalancer(() => servers.map(({ address }) => address))
  const ending = new AbortController()
  const clients = useAll(balancer.address, savers, ending.signal)
  const stops: number[] = []
  for (let turn = 0; turn < restarts; turn += 1) {
    const place = turn % 2
    const old = servers[place] as KabanProcess
    const life: Life = { stoppedAt: performance.now() }
    lives.set(old.address, life)
    await stopKaban(old)
    life.goneAt = performance.now()
    stops.push(life.goneAt - life.stoppedAt)
    await rm(old.dataDirectory, { recursive: true, force: true })
    servers[place] = await start()
    await pause(1_000)
  }
  ending.abort()
  const { sent, broken, opened } = await clients
  balancer.close()
  for (const server of servers) {
    await stopKaban(server)
    await rm(server.dataDirectory, { recursive: true, force: true })
  }
  const errors = sent.filter(({ status }) => status !== 200)
  return [
    none(`Errors of ${sent.length} calls in ${restarts} restarts`, errors, statusesOf(errors)),
    ...describeFailures(balancer.failures, lives),
    none(`Streams cut without being told, of ${opened}`, Array.from({ length: broken })),
    atMost(
      'Slowest of all calls',
      quantile(
        sent.map(({ ms }) => ms),
        1,
      ),
      10_000,
    ),
    atMost('Slowest stop', Math.max(...stops), 15_000),
  ]
}

/** When a server was asked to stop, and when its process had ended. */
interface Life {
  stoppedAt: number
  goneAt?: number
}

const describedKinds = 20

/** The failures that the balancer saw, one line for each kind. Says where to look; no goal. */
function describeFailures(
  failures: readonly Failure[],
  lives: ReadonlyMap<string, Life>,
): Finding[] {
  const kinds = new Map<string, number[]>()
  for (const { server, what, refusal, reused, sentAt, failedAt } of failures) {
    const { stoppedAt = Infinity, goneAt = Infinity } = lives.get(server) ?? {}
    const state = sentAt < stoppedAt ? 'ready' : sentAt < goneAt ? 'draining' : 'gone'
    const socket = reused ? 'reused' : 'new'
    const kind = [what, refusal, state, `${socket} connection`].filter(Boolean).join(', ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), failedAt - stoppedAt])
  }
  return [...kinds].slice(0, describedKinds).map(([kind, sinceStop]) => ({
    measure: `  ${kind}`,
    value: `${sinceStop.length}, ms since SIGTERM: ${sinceStop
      .slice(0, 8)
      .map((ms) => (Number.isFinite(ms) ? ms.toFixed(0) : '-'))
      .join(' ')}`,
    goal: '0',
    holds: false,
  }))
}

function none(measure: string, found: readonly unknown[], which = ''): Finding {
  const value = which ? `${found.length} (${which})` : String(found.length)
  return { measure, value, goal: '0', holds: found.length === 0 }
}

async function useAll(address: string, savers: readonly Saver[], end: AbortSignal) {
  const sent: Sent[] = []
  const streams = { broken: 0, opened: 0 }
  const saverAt = (place: number) => savers[place % savers.length] as Saver
  const call = async (client: number) => {
    for (let turn = 0; !end.aborted; turn += 1) {
      sent.push(await ordinaryCall(address, saverAt(client), client + turn))
      await pause(300 + Math.random() * 400)
    }
  }
  const listen = async (client: number) => {
    while (!end.aborted) {
      const { status, told } = await liveStream(address, saverAt(client), end)
      streams.opened += 1
      if (status !== 200 || (!told && !end.aborted)) streams.broken += 1
      await pause(500 + Math.random() * 1_000)
    }
  }
  await Promise.all([
    ...Array.from({ length: callers }, (_, client) => call(client)),
    ...Array.from({ length: listeners }, (_, client) => listen(client)),
  ])
  return { sent, ...streams }
}

/** Mostly looks; a person deposits or withdraws about twice a minute. */
function ordinaryCall(address: string, saver: Saver, turn: number): Promise<Sent> {
  if (turn % 40 === 0) return withdraw(address, saver)
  if (turn % 40 === 20) return deposit(address, saver)
  return turn % 5 === 0 ? send(address, saver, '/dashboard') : balance(address, saver)
}

/** Ends with the stream. `told` when the server asked to come again, and then ended it in order. */
function liveStream(
  address: string,
  { cookie }: Saver,
  end: AbortSignal,
): Promise<{ status: number; told: boolean }> {
  return new Promise((resolve) => {
    let [status, text, whole] = [0, '', false]
    const request = http.get(`${address}/live`, { headers: { cookie } }, (answer) => {
      status = answer.statusCode ?? 0
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => (whole = true)).on('error', () => {})
      answer.on('close', () => {
        end.removeEventListener('abort', leave)
        resolve({ status, told: whole && /retry: \d+\n\n$/.test(text) })
      })
    })
    const leave = () => request.destroy()
    end.addEventListener('abort', leave)
    request.on('error', () => resolve({ status, told: false }))
  })
}
