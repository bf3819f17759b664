/** Shell commands and a small server in place of the service and its Kaban. */
import fs from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ourHome } from '../../server/start/launch-steps.ts'
import { readSwitch, startLinked, switchOver } from './switch-over.ts'

const place = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'kaban-switch-')))
const at = (name: string) => path.join(place, name)
const [old, link, note] = [at('old'), at('link'), at('run.json')]
const withHome = `echo "{\\"pid\\":${process.pid},\\"home\\":\\"$(readlink ${link})\\"}" >${note}`
const withoutHome = `echo '{"pid":${process.pid}}' >${note}`
/** The new one fails, and the old one is of a release that notes no home. */
const onlyOld = `[ "$(readlink ${link})" = ${old} ] && ${withoutHome}`

/** Not where localhost is. */
const host = '127.0.0.3'
let isSilent = false
const server = http.createServer((_request, response) => isSilent || response.end())
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, host, done))
  port = (server.address() as { port: number }).port
  fs.mkdirSync(old)
  vi.stubEnv('KABAN_DATA_DIR', place)
})
beforeEach(() => {
  fs.rmSync(link, { force: true })
  fs.symlinkSync(old, link)
})
afterEach(() => {
  isSilent = false
  fs.rmSync(note, { force: true })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  vi.unstubAllEnvs()
  fs.rmSync(place, { recursive: true })
})

function how(start: string, values: { stop?: string; within?: string } = {}) {
  return readSwitch({ link, start, stop: `rm -f ${note}`, within: '2', ...values }, { host, port })!
}

test('it asks where Kaban listens', async () => {
  await switchOver(how(withHome))
  expect(fs.readlinkSync(link)).toBe(ourHome)
})

test('on the way there, another Kaban that is ready does not count', async () => {
  await expect(switchOver(how(withoutHome, { within: '0.3' }))).rejects.toThrow('serves again')
})

test('a Kaban that takes the request and never answers is not ready in time', async () => {
  isSilent = true
  const began = Date.now()
  await expect(switchOver(how(withHome, { within: '0.5' }))).rejects.toThrow(
    'does not serve either',
  )
  expect(Date.now() - began).toBeLessThan(4_000)
  expect(fs.readlinkSync(link)).toBe(old)
})

test('an old Kaban that does not note its home serves again', async () => {
  await expect(switchOver(how(onlyOld))).rejects.toThrow('the old Kaban serves again')
  expect(fs.readlinkSync(link)).toBe(old)
})

test('an old Kaban that does not note its home is started after an interruption', async () => {
  await startLinked(how(withoutHome))
  expect(fs.existsSync(note)).toBe(true)
})

test('the link names the old one before the new one is told to stop', async () => {
  const stop = `readlink ${link} >>${at('stops')}; rm -f ${note}`
  await expect(switchOver(how(onlyOld, { stop }))).rejects.toThrow('serves again')
  expect(fs.readFileSync(at('stops'), 'utf8')).toBe(`${old}\n${old}\n`)
})

test('a restore is for a database that is too new', async () => {
  await expect(switchOver(how('false'))).rejects.toThrow(
    /mend that and start it again\. Only if it says that a newer Kaban has changed the database/,
  )
})

test.each(['abc', '0', '-1', 'Infinity'])('--within %s is refused', (within) => {
  expect(() => how('true', { within })).toThrow(`--within takes a number of seconds`)
})
