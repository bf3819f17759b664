/** T37: the short form of `npm run attack -- pictures`, in the process of the test. */
import { request, type ClientRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permitHeader } from '#people/profile/shared/rules.ts'
import { pngBomb } from '#tests/fixtures/pictures/make-png.ts'
import { startTestServer, type TestServer } from '#tests/fixtures/servers/test-server.ts'
import { askPermit, attackWithBombs, sendAvatar, sendPicture } from './attack/measure-pictures.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { KABAN_TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

test('T37 eight bombs at once, from six addresses, take no memory and nobody waits', async () => {
  const bomb = await pngBomb({ width: 7000, height: 7000, depth: 16, interlaced: true })
  const target = { address: server.address, pid: process.pid }
  const measured = await attackWithBombs(target, { bomb, rounds: 1 })
  expect(measured.statuses).toEqual({ 422: 8 })
  const grown = (measured.memoryPeak - measured.memoryBefore) / 1024 / 1024
  expect(grown).toBeLessThan(150)
  // A machine that runs all tests is too busy for a finer bound; `npm run attack` has it.
  expect(measured.worstDuring).toBeLessThan(1500)
})

test('T37 one address has few uploads under way; more are told to come again', async () => {
  const from = '203.0.113.90'
  // Permits are few, and a full house is said before they are looked at.
  const tiny = (of = from) =>
    sendPicture(server.address, Buffer.from('x'), { from: of, permit: '' })
  const slow = await Promise.all(Array.from({ length: 4 }, () => keepSlowUpload(from)))
  await expect.poll(() => tiny(), { timeout: 15_000 }).toBe(503)
  expect(await tiny('203.0.113.91')).toBe(403)
  for (const upload of slow) upload.end()
  await expect.poll(() => tiny(), { timeout: 15_000 }).toBe(403)
  expect(await sendAvatar(server.address, Buffer.from('x'), from)).toBe(415)
})

/** Sends the head and the first byte of an upload and then nothing more, again if it is refused. */
async function keepSlowUpload(from: string): Promise<{ end: () => void }> {
  const permit = await askPermit(server.address, from)
  let upload = open()
  function open(): ClientRequest {
    const opened = request(`${server.address}/avatars`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': from,
        'sec-fetch-site': 'same-origin',
        'content-type': 'image/png',
        'content-length': '1000',
        [permitHeader]: permit,
      },
    })
    opened.on('error', () => {})
    // The picture that asks whether all places are taken may have one itself.
    opened.on('response', () => {
      opened.destroy()
      upload = open()
    })
    opened.write('x')
    return opened
  }
  return { end: () => void upload.destroy() }
}
