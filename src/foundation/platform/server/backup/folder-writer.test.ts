import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startOf } from '../embedded-postgres/processes.ts'
import { leaveAsWriter, refuseOtherWriter, signAsWriter } from './folder-writer.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'kaban-folder-writer-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

function note(found: object): void {
  const known = { host: os.hostname(), dataDirectory: '/other', pid: 1, start: null }
  fs.writeFileSync(
    path.join(folder, 'writer.json'),
    JSON.stringify({ ...known, at: new Date(), ...found }),
  )
}

test('a second data folder waits until the first one stops', () => {
  signAsWriter(folder, '/first')
  expect(() => signAsWriter(folder, '/second')).toThrow(/The Kaban in \/first on .* writes/)
  // A second data folder does not end the sign of the first.
  leaveAsWriter(folder, '/second')
  expect(() => refuseOtherWriter(folder, '/second')).toThrow(/The Kaban in \/first/)
  leaveAsWriter(folder, '/first')
  signAsWriter(folder, '/second')
  expect(() => refuseOtherWriter(folder, '/first')).toThrow(/The Kaban in \/second/)
})

test('one of this machine that was killed is gone at once', async () => {
  const other = spawn('sleep', ['60'])
  const { pid } = other
  note({ pid, start: startOf(pid!) })
  expect(() => refuseOtherWriter(folder, '/mine')).toThrow(/The Kaban in \/other/)
  other.kill('SIGKILL')
  await once(other, 'exit')
  refuseOtherWriter(folder, '/mine')
})

test('one of another machine is gone after five minutes without a sign', () => {
  note({ host: 'elsewhere', at: new Date(Date.now() - 4 * 60_000) })
  expect(() => refuseOtherWriter(folder, '/mine')).toThrow(/on elsewhere writes/)
  note({ host: 'elsewhere', at: new Date(Date.now() - 6 * 60_000) })
  refuseOtherWriter(folder, '/mine')
})
