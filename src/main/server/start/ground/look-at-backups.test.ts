import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFolder } from '#foundation/platform/server/backup/backup-folder.ts'
import { noteBackupState } from '#foundation/platform/server/backup/backup-state.ts'
import { noteDrill } from '#foundation/platform/server/backup/drills.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { lookAtBackups } from './look-at-backups.ts'

const begun = Date.parse('2026-11-01T00:00:00Z')
const hoursLater = (hours: number) => begun + hours * 3_600_000
const drilled = { at: '2026-11-01T06:00:00.000Z', archive: '', seconds: 9 }

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kaban-backups-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const doubtsAt = (now: number, env = {}) =>
  lookAtBackups(
    loadSettings({
      KABAN_MODE: 'live',
      KABAN_PUBLIC_URL: 'https://kaban.example',
      KABAN_BACKUP_DIR: folder,
      ...env,
    }),
    now,
  ).map(({ severity, text }) => `${severity}: ${text}`)

function archive(year = '2026'): void {
  const name = `kaban-${year}-11-01T00-00-00Z_${year}-11-01T00-01-00Z.tar.zst.age`
  writeFileSync(path.join(folder, name), '')
}

test('backups that are missing or old are told', () => {
  expect(doubtsAt(begun, { KABAN_BACKUP_DIR: '' })).toEqual([
    'wrong: KABAN_BACKUP_DIR is not set: nobody backs this installation up while it runs.',
  ])
  const toCome = [expect.stringMatching(/^note: There is no backup in .* yet/)]
  expect(doubtsAt(begun)).toEqual(toCome)
  claimFolder(folder, 'system', path.join(tmpdir(), 'elsewhere'))
  utimesSync(path.join(folder, 'system-id'), begun / 1000, begun / 1000)
  expect(doubtsAt(hoursLater(11))).toEqual(toCome)
  expect(doubtsAt(hoursLater(13))).toEqual([expect.stringMatching(/^wrong: There is no backup/)])
  archive()
  noteDrill(folder, { ...drilled, sound: true })
  expect(doubtsAt(hoursLater(35))).toEqual([])
  expect(doubtsAt(hoursLater(37))).toEqual([expect.stringMatching(/^wrong: .* is 37 hours old/)])
  expect(doubtsAt(hoursLater(37), { KABAN_BACKUP_HOURS: '48' })).toEqual([])
  // Written while the clock was wrong, it does not hide that later ones are missing.
  archive('2036')
  expect(doubtsAt(hoursLater(37))).toEqual([expect.stringMatching(/^wrong: .* is 37 hours old/)])
})

test('what a running Kaban cannot write is told, while it says so', () => {
  archive()
  noteDrill(folder, { ...drilled, sound: true })
  const data = { KABAN_DATA_DIR: folder }
  const failure = { since: new Date(begun), job: 'back up', reason: 'EROFS: read-only' }
  const calm = { newest: null, dueAt: new Date(), archives: 1, bytes: 0, drill: null }
  noteBackupState(folder, { ...calm, at: new Date(begun), logShippedAt: null, failure })
  expect(doubtsAt(begun + 50_000, data)).toEqual([
    expect.stringMatching(/^wrong: The running Kaban fails to back up since .*: EROFS/),
  ])
  expect(doubtsAt(begun + 70_000, data)).toEqual([])
})

test('a restore that nobody rehearsed, or that failed, is told', () => {
  archive()
  expect(doubtsAt(begun)).toEqual([expect.stringContaining('ever restored')])
  noteDrill(folder, { ...drilled, sound: false })
  expect(doubtsAt(begun)).toEqual(['wrong: The last restore drill failed: npm run drill'])
  noteDrill(folder, { ...drilled, sound: true })
  const daily = { KABAN_BACKUP_HOURS: '168' }
  expect(doubtsAt(hoursLater(40 * 24), daily)).toContain(
    'note: The last restore drill was 39 days ago: npm run drill',
  )
})

test('a PostgreSQL of the operator has backups of its own', () => {
  const data = path.join(folder, 'data')
  mkdirSync(data)
  const databaseUrl = {
    KABAN_DATA_DIR: data,
    DATABASE_URL: 'postgres://kaban_app@localhost/kaban',
    KABAN_OWNER_DATABASE_URL: 'postgres://kaban_owner@localhost/kaban',
  }
  expect(doubtsAt(begun, databaseUrl)).toEqual([
    'note: Not looked at: the backups of your own PostgreSQL.',
    'note: No backup was ever restored to try it: npm run drill -- --restored URL',
  ])
  noteDrill(data, { ...drilled, sound: false })
  expect(doubtsAt(begun, databaseUrl)[1]).toMatch(/^wrong: The last restore drill failed/)
  noteDrill(data, { ...drilled, sound: true })
  expect(doubtsAt(hoursLater(30 * 24), databaseUrl)).toHaveLength(1)
  expect(doubtsAt(hoursLater(40 * 24), databaseUrl)[1]).toMatch(/^note: .* 39 days ago/)
})

test('sample data needs no backups, and those that it has are looked at', () => {
  const sample = { KABAN_MODE: 'sample' }
  expect(doubtsAt(begun, { ...sample, KABAN_BACKUP_DIR: '' })).toEqual([])
  expect(doubtsAt(begun, sample)).toEqual([expect.stringContaining('There is no backup in')])
})
