import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import net from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { countStreams, startEventStream } from '../http/live-stream.ts'

/** A server whose stream begins after `before`, and a browser that asks for it. */
async function ask(before: (answer: ServerResponse) => Promise<unknown>) {
  const app = Fastify()
  onTestFinished(() => app.close())
  countStreams(app)
  const heard = { responses: 0, ends: 0 }
  app.addHook('onResponse', async () => void (heard.responses += 1))
  const begun = Promise.withResolvers<ServerResponse>()
  app.get('/live', async (_request, reply) => {
    await before(reply.raw)
    const stream = startEventStream(reply, 1_000, () => (heard.ends += 1))
    stream.write('data: 1\n\n')
    begun.resolve(stream)
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void browser.destroy())
  browser.write('GET /live HTTP/1.1\r\nhost: a\r\n\r\n')
  return { app, browser, heard, begun: begun.promise }
}

test('a browser that left before its stream began is forgotten', async () => {
  const asked = Promise.withResolvers<void>()
  const { app, browser, heard, begun } = await ask(async (answer) => {
    asked.resolve()
    await once(answer, 'close')
  })
  await asked.promise
  browser.destroy()
  await begun
  await expect.poll(() => heard.ends).toBeGreaterThan(0)
  expect(app.openStreams.size).toBe(0)
})

test('for Fastify an answer has ended once its stream begins, with no listener left', async () => {
  const { app, browser, heard, begun } = await ask(() => Promise.resolve())
  const stream = await begun
  await expect.poll(() => heard.responses).toBe(1)
  expect(stream.listenerCount('error')).toBe(1)
  expect([heard.ends, app.openStreams.size]).toEqual([0, 1])
  browser.destroy()
  await expect.poll(() => [heard.ends > 0, app.openStreams.size]).toEqual([true, 0])
})
