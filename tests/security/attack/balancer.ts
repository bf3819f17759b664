/** A plain balancer: takes servers in turn, of those that answer /readyz with 200. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

const looksEveryMs = 150

export interface Balancer {
  address: string
  close(): void
}

/** `servers` are the addresses at the moment. */
export async function openBalancer(servers: () => readonly string[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true })
  let ready: string[] = [...servers()]
  let turn = 0
  const look = async () => {
    const found = await Promise.all(
      servers().map(async (address) => ((await isReady(address)) ? [address] : [])),
    )
    ready = found.flat()
  }
  // One look after the other: a slow one must not bring back what a later one saw leave.
  let looking: NodeJS.Timeout
  let closed = false
  const goOn = () => {
    if (!closed) looking = setTimeout(() => void look().finally(goOn), looksEveryMs)
  }
  goOn()
  const balancer = http.createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      turn += 1
      forward({ agent, servers: ready, turn, request, body: Buffer.concat(chunks), reply })
    })
  })
  balancer.listen(0, '127.0.0.1')
  await new Promise((resolve) => balancer.once('listening', resolve))
  const { port } = balancer.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      closed = true
      clearTimeout(looking)
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
}

/** Tries another server only when the first took no connection: then nothing was sent. */
function forward({ agent, servers, turn, request, body, reply }: Forwarded, tried = 0): void {
  const server = servers[(turn + tried) % servers.length]
  const fail = () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end())
  if (!server || tried >= servers.length) return void fail()
  const passed = http.request(
    `${server}${request.url ?? '/'}`,
    { agent, method: request.method, headers: request.headers },
    (answer) => {
      const { connection: _, ...headers } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(reply)
      answer.on('error', () => reply.destroy())
    },
  )
  passed.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNREFUSED') forward({ agent, servers, turn, request, body, reply }, tried + 1)
    else fail()
  })
  reply.on('close', () => passed.destroy())
  passed.end(body)
}
