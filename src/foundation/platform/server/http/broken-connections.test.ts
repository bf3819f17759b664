import { connect, type AddressInfo, type Socket } from 'node:net'
import { os } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import { testRandom } from '#tests/fixtures/test-seed.ts'
import type { Database } from '../database/database.ts'
import type { Relay } from '../live/relay.ts'
import type { HttpParts } from './call-context.ts'
import { cookieNameOf } from './cookies.ts'
import { openHttp } from './http.ts'
import type { CallContext } from './serve.ts'

const random = testRandom()
/** Too large to be compressed at once: the answer is a stream. */
const largeText = Buffer.from(Array.from({ length: 150_000 }, () => random() * 256)).toString(
  'base64',
)
const unused: unknown = null

function openApp(
  procedure: unknown,
  findCaller: HttpParts['findCaller'] = () => Promise.resolve({ role: 'visitor' }),
): Promise<FastifyInstance> {
  return openHttp({
    ...testServices,
    database: { until: () => unused } as unknown as Database,
    relay: unused as Relay,
    router: { module: { procedure } },
    findCaller,
  })
}

/** Sends the request and resolves once the server has it. */
async function callProcedure(app: FastifyInstance, headers: readonly string[]): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const arrived = new Promise((resolve) =>
    app.server.once('request', () => setTimeout(resolve, 20)),
  )
  const lines = ['POST /rpc/module/procedure HTTP/1.1', 'host: x', ...headers]
  const body = ['content-type: application/json', 'content-length: 2', '', '{}']
  socket.write([...lines, ...body].join('\r\n'))
  await arrived
  return socket
}

test('a browser that leaves during the answer is no fault; another broken stream is', async () => {
  const faults: unknown[] = []
  let answer = () => {}
  const app = await openApp(
    os.handler(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return largeText
    }),
  )
  app.addHook('onRequest', async (request) => {
    request.log.error = (fault: unknown) => void faults.push(fault)
  })
  const code = 'ERR_STREAM_PREMATURE_CLOSE'
  app.route({
    method: 'GET',
    url: '/broken',
    handler: () => Promise.reject(Object.assign(new Error('Premature close'), { code })),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  let closed = 0
  app.server.on('connection', (socket) => socket.on('close', () => (closed += 1)))
  for (let time = 0; time < 4; time += 1) {
    const socket = await callProcedure(app, ['accept-encoding: gzip'])
    answer()
    setImmediate(() => socket.destroy())
    await expect.poll(() => closed).toBe(time + 1)
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(faults).toEqual([])
  const { port } = app.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/broken`)).status).toBe(500)
  expect(faults).toHaveLength(1)
  await app.close()
})

test('a request whose connection breaks at once is carried out all the same', async () => {
  const addresses: string[] = []
  const noteAddress = os
    .$context<CallContext>()
    .handler(({ context }) => void addresses.push(context.request.address.slice(0, 100)))
  let found = () => {}
  const findCaller = () =>
    new Promise<{ role: 'visitor' }>((resolve) => (found = () => resolve({ role: 'visitor' })))
  const app = await openApp(noteAddress, findCaller)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const closed = new Promise((resolve) =>
    app.server.once('connection', (other) => other.once('close', resolve)),
  )
  const cookie = `${cookieNameOf('session', testServices.settings)}=someone`
  const socket = await callProcedure(app, [`cookie: ${cookie}`])
  socket.destroy()
  await closed
  found()
  await expect.poll(() => addresses).toEqual(['127.0.0.1'])
  await app.close()
})
