/** F04: SIGTERM under use. Nobody is cut, and Kaban and its database end in order. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { startKaban, type KabanProcess } from '../../fixtures/servers/kaban-process.ts'
import { signIn } from '../../fixtures/servers/test-server.ts'

let directory: string
let running: KabanProcess
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kaban-stop-'))
  running = await startKaban(directory)
}, 120_000)
afterAll(async () => {
  running.kaban.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

test('F04 requests go on until balancers have noticed; then Kaban exits with 0', async () => {
  const user = await signIn(running.address, 'user')
  const live = await fetch(`${running.address}/live`, { headers: { cookie: user.cookie } })
  const stream = live.text()
  const exited = once(running.kaban, 'exit')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 5 })
  const outcomes: (number | string)[] = []
  let asking = true
  const ask = async () => {
    while (asking) outcomes.push(await get('/healthz?client', agent))
  }
  const clients = Array.from({ length: 5 }, ask)
  await pause(200)
  running.kaban.kill('SIGTERM')
  await pause(100)
  // The server still answers everybody, and tells balancers to send nobody new.
  expect((await fetch(`${running.address}/readyz`)).status).toBe(503)
  const answer = await fetch(`${running.address}/`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  await pause(300)
  asking = false
  await Promise.all(clients)
  expect(new Set(outcomes)).toEqual(new Set([200]))
  expect(await stream).toMatch(/retry: [1-5]\d{3}\n\n$/)
  expect(await exited).toEqual([0, null])
  const database = openDatabase(running.databaseUrl, { connections: 1, connectWithinMs: 500 })
  await expect(database.read((tx) => tx.rows('select 1'))).rejects.toThrow('cannot be reached')
  await database.close()
}, 60_000)

function get(place: string, agent: http.Agent): Promise<number | string> {
  return new Promise((resolve) => {
    http
      .get(`${running.address}${place}`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
      .on('error', (error) => resolve(error.message))
  })
}
