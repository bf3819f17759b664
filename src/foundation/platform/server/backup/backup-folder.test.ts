import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFolder, listArchives, refuseUnclaimed, removeOldBackups } from './backup-folder.ts'
import { firstMissing } from './ship-log.ts'

let place: string
let folder: string
beforeEach(() => {
  place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-backup-folder-'))
  folder = path.join(place, 'backups')
})
afterEach(() => fs.rmSync(place, { recursive: true }))

test('a folder of backups and a data folder never lie in each other', () => {
  for (const data of [folder, place, path.join(folder, 'data')])
    expect(() => claimFolder(folder, '1', data)).toThrow(/lie in each other/)
  expect(fs.existsSync(folder)).toBe(false)
  claimFolder(folder, '1', `${folder}-data`)
  expect(() => claimFolder(folder, '2', `${folder}-data`)).toThrow(/backups of another database/)
})

test('nothing is written where the disk of the backups is no longer mounted', () => {
  claimFolder(folder, '1', path.join(place, 'data'))
  refuseUnclaimed(folder, '1')
  fs.rmSync(folder, { recursive: true })
  fs.mkdirSync(folder)
  expect(() => refuseUnclaimed(folder, '1')).toThrow(/not the folder of the backups any more/)
})

test('the log of a kept archive stays, also on a share whose clock is behind', async () => {
  const written = (name: string, at: string) => {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, '')
    fs.utimesSync(file, new Date(at), new Date(at))
  }
  for (const day of ['01', '05', '06'])
    for (const ending of ['', '.sha256'])
      written(
        `kaban-2026-11-${day}T12-00-00Z_2026-11-${day}T12-01-00Z.tar.zst.age${ending}`,
        `2026-11-${day}T12:01:00Z`,
      )
  // Somebody has removed its archive.
  written('kaban-2026-11-02T12-00-00Z_2026-11-02T12-01-00Z.tar.zst.age.sha256', '2026-11-02')
  written('kaban_0.1.0_amd64.deb.sha256', '2026-11-02')
  written('log/old', '2026-11-04T11:00:00Z')
  written('log/needed', '2026-11-05T11:50:00Z')
  const archives = () => listArchives(folder).map(({ begunAt }) => begunAt.getUTCDate())
  // Archives that were written by hand push none of these days out.
  await removeOldBackups(folder, 2, new Date('2026-11-01T11:00:00Z'))
  expect(archives()).toEqual([1, 5, 6])
  await removeOldBackups(folder, 2, new Date('2026-11-06T11:00:00Z'))
  expect(archives()).toEqual([5, 6])
  expect(fs.readdirSync(path.join(folder, 'log'))).toEqual(['needed'])
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.sha256'))).toEqual([
    expect.stringMatching(/^kaban-2026-11-05T/),
    expect.stringMatching(/^kaban-2026-11-06T/),
    'kaban_0.1.0_amd64.deb.sha256',
  ])
})

test('a segment that is missing is named', () => {
  const first = '0000000100000000000000FE'
  const next = ['0000000100000000000000FF', '000000020000000100000000', '00000002.history']
  const last = '000000020000000100000001'
  expect(firstMissing(first, [first, ...next, last])).toBe(null)
  expect(firstMissing(first, [first, next[0]!, last])).toBe('0000000100000000')
  expect(firstMissing(first, [])).toBe(null)
})
