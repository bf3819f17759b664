import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startOf } from '../embedded-postgres/processes.ts'
import { leaveAsWriter, refuseOtherWriter, signAsWriter, signOf } from './folder-writer.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'kaban-folder-writer-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

function note(found: object): void {
  const sign = { ...JSON.parse(signOf('/data')), ...found } as object
  fs.writeFileSync(path.join(folder, 'writer.json'), JSON.stringify(sign))
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('another process waits until the first one stops; a command beside it does not', async () => {
  const other = spawn('sleep', ['60'])
  note({ pid: other.pid, start: startOf(other.pid!) })
  expect(() => signAsWriter(folder, '/second')).toThrow(/The Kaban in \/data on .* writes/)
  // An orphan of the same data folder.
  expect(() => signAsWriter(folder, '/data')).toThrow(/The Kaban in \/data on .* writes/)
  refuseOtherWriter(folder, '/data')
  leaveAsWriter(folder)
  expect(() => refuseOtherWriter(folder, '/second')).toThrow(/The Kaban in \/data/)
  other.kill('SIGKILL')
  await once(other, 'exit')
  signAsWriter(folder, '/second')
  leaveAsWriter(folder)
  expect(fs.readdirSync(folder)).toEqual([])
})

test.each([
  ['another machine', { host: 'elsewhere' }],
  ['a machine that took over the name and the folder', { bootId: 'another' }],
])('one of %s is gone after five minutes without a sign', (_of, found) => {
  note({ ...found, at: minutesAgo(4) })
  expect(() => signAsWriter(folder, '/data')).toThrow(/writes its backups/)
  expect(() => refuseOtherWriter(folder, '/data')).toThrow(/writes its backups/)
  note({ ...found, at: minutesAgo(6) })
  signAsWriter(folder, '/data')
})
