/** T21, T44: other sites cannot use a person's live stream, and texts cannot make Kaban fetch. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { mariaSantos, sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { signIn, startTestServer, Visitor } from '../../fixtures/servers/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

test('T21 a page of another site cannot open the live stream of a signed-in person', async () => {
  const user = await signIn(server.address, 'user')
  const open = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.address}/live`, {
      headers: { cookie: user.cookie, ...headers },
    })
    await response.body?.cancel()
    return response
  }
  expect((await open({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  for (const foreign of ['cross-site', 'same-site'])
    expect((await open({ 'sec-fetch-site': foreign })).status, foreign).toBe(403)
  // A browser too old for Sec-Fetch-Site, whose other site sent the cookie.
  expect((await open({ origin: 'https://evil.example' })).status).toBe(403)
  const own = await open({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})

test('T21 browsers send the session to no other site, but with a click', async () => {
  const visitor = new Visitor(server.address)
  const { email, password } = sampleSignIns.user
  const response = await visitor.fetch('/rpc/identity/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { email, password } }),
  })
  const session = response.headers.getSetCookie().find((line) => line.includes('session='))
  expect(session).toMatch(/; SameSite=(Lax|Strict)/)
  expect(session).toContain('HttpOnly')
})

test('T44 an address of a text makes no connection', async () => {
  const connections: string[] = []
  const listener = createServer((request, response) => {
    connections.push(request.url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  listener.on('connection', (socket) => connections.push(String(socket.remotePort)))
  await once(listener, 'listening')
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/picture.png`
  try {
    const user = await signIn(server.address, 'user')
    const chatId = uuidv7()
    await user.calls.chats.openSupport({ chatId })
    await user.calls.chats.send({ chatId, messageId: uuidv7(), content: `See ${url} ![](${url})` })
    await user.calls.tasks.add({ taskId: uuidv7(), title: url, description: url })
    const { bankName, accountNumber } = mariaSantos.bank
    await user.calls.withdrawals.request({
      requestId: uuidv7(),
      amountCentavos: 500_000n,
      bankName,
      accountNumber,
      accountName: url,
    })
    for (const place of ['/login?to=', '/?redirect=', '/verify/', '/dashboard?link_to='])
      await (await user.fetch(place + encodeURIComponent(url))).body?.cancel()
    await pause(500)
    expect(connections).toEqual([])
    // The listener hears a connection, if there is one.
    await fetch(url)
    expect(connections).not.toEqual([])
  } finally {
    listener.close()
    listener.closeAllConnections()
  }
})
