import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { os } from '@orpc/server'
import { expect, test } from 'vitest'
import { testGround } from '#tests/fixtures/people/contexts.ts'
import type { Database } from '../database/database.ts'
import type { Relay } from '../live/relay.ts'
import { cookieNameOf, openHttp } from './http.ts'
import type { CallContext } from './serve.ts'

/** Compressed as a stream, and not all at once. */
const large = randomBytes(150_000).toString('base64')
const unused: unknown = null

test('who leaves while the answer comes is no fault, and a stream that breaks while they wait is one', async () => {
  const faults: unknown[] = []
  let answer = () => {}
  const slow = os.handler(async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    return large
  })
  const app = await openHttp({
    ...testGround,
    database: unused as Database,
    relay: unused as Relay,
    router: { room: { slow } },
    findCaller: () => Promise.resolve({ role: 'visitor' }),
  })
  app.addHook('onRequest', async (request) => {
    request.log.error = (what: unknown) => void faults.push(what)
  })
  app.route({
    method: 'GET',
    url: '/broken',
    handler: () =>
      Promise.reject(
        Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
      ),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let ended = 0
  app.server.on('connection', (socket) => socket.on('close', () => (ended += 1)))
  const begun = () =>
    new Promise<void>((resolve) => app.server.once('request', () => setTimeout(resolve, 20)))
  for (let time = 0; time < 4; time += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /rpc/room/slow HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
    )
    await begun()
    answer()
    setImmediate(() => socket.destroy())
    await expect.poll(() => ended).toBe(time + 1)
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(faults).toEqual([])
  expect((await fetch(`http://127.0.0.1:${port}/broken`)).status).toBe(500)
  expect(faults).toHaveLength(1)
  await app.close()
})

test('what was asked for over a connection that breaks at once is done all the same', async () => {
  const addresses: string[] = []
  const noted = os
    .$context<CallContext>()
    .handler(({ context }) => void addresses.push(context.request.address.slice(0, 100)))
  let found = () => {}
  const findCaller = () =>
    new Promise<{ role: 'visitor' }>((resolve) => (found = () => resolve({ role: 'visitor' })))
  const app = await openHttp({
    ...testGround,
    database: unused as Database,
    relay: unused as Relay,
    router: { room: { noted } },
    findCaller,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const closed = new Promise((resolve) =>
    app.server.once('connection', (other) => other.once('close', resolve)),
  )
  socket.write(
    `POST /rpc/room/noted HTTP/1.1\r\nhost: x\r\ncookie: ${cookieNameOf('session', testGround.settings)}=someone\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  )
  await new Promise((resolve) => app.server.once('request', () => setTimeout(resolve, 20)))
  socket.destroy()
  await closed
  found()
  await expect.poll(() => addresses).toEqual([''])
  await app.close()
})
