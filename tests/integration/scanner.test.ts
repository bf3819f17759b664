/** Uploads of people through the virus scanner that the settings name. */
import { expect, test } from 'vitest'
import { startFakeClamd } from '../fixtures/servers/clamd.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { signIn, startTestServer } from '../fixtures/servers/test-server.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5' +
    'ErkJggg==',
  'base64',
)

test('T35 an upload passes the scanner; while it is away, all but uploads works', async () => {
  const clamd = await startFakeClamd()
  if (!('port' in clamd.place)) throw new Error('The fake listens on a port')
  const log = collectLog()
  const server = await startTestServer({
    env: { KABAN_CLAMD: `127.0.0.1:${clamd.place.port}` },
    log,
  })
  const user = await signIn(server.address, 'user')
  const upload = () => user.fetch('/avatars', { method: 'POST', body: new Uint8Array(picture) })
  const stored = await upload()
  expect(stored.status).toBe(201)
  const { avatarId } = (await stored.json()) as { avatarId: string }
  expect(clamd.scanned).toHaveLength(1)
  await clamd.close()
  const refused = await upload()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ name: 'scanner-away', title: 'Try Again Later' })
  expect((await user.fetch(`/avatars/${avatarId}`)).status).toBe(200)
  const ready = await fetch(`${server.address}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ warnings: [{ name: 'scanner-away' }] })
  expect(log.texts()).toContainEqual(expect.stringContaining('The virus scanner does not answer'))
  await server.close()
})
