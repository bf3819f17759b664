/** A plain balancer: takes servers in turn, of those that answer /readyz with 200. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

const looksEveryMs = 150
/** Of each kind: refusals must not crowd out what was lost. */
const keptFailures = 200

/** An answer that is neither a success nor a redirect, or none at all. */
export interface Failure {
  /** Empty when no server was ready. */
  server: string
  /** The status of the answer, or the code of the error of the connection. */
  what: string
  /** The name of the refusal, when the answer has one. */
  refusal: string
  /** Whether the connection had carried an earlier request. */
  reused: boolean
  sentAt: number
  failedAt: number
}

export interface Balancer {
  address: string
  /** The first ones. */
  failures: readonly Failure[]
  close(): void
}

/** `servers` are the addresses at the moment. */
export async function openBalancer(servers: () => readonly string[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true })
  const failures: Failure[] = []
  const seen = new Map<string, number>()
  const note = (failure: Failure) => {
    const before = seen.get(failure.what) ?? 0
    seen.set(failure.what, before + 1)
    if (before < keptFailures) failures.push(failure)
  }
  const ready = new Map(servers().map((address) => [address, true]))
  const asked = new Set<string>()
  let turn = 0
  // Each server on its own: one that answers slowly must not hide that another has begun to stop.
  const looking = setInterval(() => {
    for (const address of servers()) {
      if (asked.has(address)) continue
      asked.add(address)
      void isReady(address).then((is) => {
        ready.set(address, is)
        asked.delete(address)
      })
    }
  }, looksEveryMs)
  const balancer = http.createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      turn += 1
      forward({
        agent,
        servers: servers().filter((address) => ready.get(address)),
        turn,
        request,
        body: Buffer.concat(chunks),
        reply,
        note,
      })
    })
  })
  balancer.listen(0, '127.0.0.1')
  await new Promise((resolve) => balancer.once('listening', resolve))
  const { port } = balancer.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    failures,
    close() {
      clearInterval(looking)
      balancer.closeAllConnections()
      balancer.close()
      agent.destroy()
    },
  }
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

interface Forwarded {
  agent: http.Agent
  servers: readonly string[]
  turn: number
  request: http.IncomingMessage
  body: Buffer
  reply: http.ServerResponse
  note(failure: Failure): void
}

/** Tries another server only when the first took no connection: then nothing was sent. */
function forward(asked: Forwarded, tried = 0): void {
  const { agent, servers, turn, request, body, reply, note } = asked
  const server = servers[(turn + tried) % servers.length] ?? ''
  const sentAt = performance.now()
  let passed: http.ClientRequest | undefined = undefined
  const failure = (what: string, refusal = ''): Failure => ({
    server,
    what,
    refusal,
    reused: passed?.reusedSocket ?? false,
    sentAt,
    failedAt: performance.now(),
  })
  const fail = (what: string) => {
    note(failure(what))
    if (reply.headersSent) reply.destroy()
    else reply.writeHead(502).end()
  }
  if (!server || tried >= servers.length) return fail('no server')
  passed = http.request(
    `${server}${request.url ?? '/'}`,
    { agent, method: request.method, headers: request.headers },
    (answer) => {
      const { connection: _, ...headers } = answer.headers
      const status = answer.statusCode ?? 502
      reply.writeHead(status, headers)
      answer.pipe(reply)
      answer.on('error', () => reply.destroy())
      if (status < 400) return
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => note(failure(String(status), refusalIn(text))))
    },
  )
  passed.on('error', ({ code = 'error' }: NodeJS.ErrnoException) => {
    if (reply.destroyed) return
    if (code === 'ECONNREFUSED') forward(asked, tried + 1)
    else fail(code)
  })
  reply.on('close', () => passed.destroy())
  passed.end(body)
}

function refusalIn(body: string): string {
  return /"name":"([\w-]+)"/.exec(body)?.[1] ?? ''
}
