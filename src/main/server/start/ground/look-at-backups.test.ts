import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  ).map(({ text }) => text)

function archive(): void {
  const name = 'kaban-2026-11-01T00-00-00Z_2026-11-01T00-01-00Z.tar.zst.age'
  writeFileSync(path.join(folder, name), '')
}

test('backups that are missing or old are told', () => {
  expect(doubtsAt(begun, { KABAN_BACKUP_DIR: '' })).toEqual([
    'KABAN_BACKUP_DIR is not set: nobody backs this installation up while it runs.',
  ])
  expect(doubtsAt(begun)).toEqual([expect.stringContaining('There is no backup in')])
  archive()
  noteDrill(folder, { ...drilled, sound: true })
  expect(doubtsAt(hoursLater(47))).toEqual([])
  expect(doubtsAt(hoursLater(49))).toEqual([expect.stringContaining('is 49 hours old')])
})

test('a restore that nobody rehearsed, or that failed, is told', () => {
  archive()
  expect(doubtsAt(begun)).toEqual([expect.stringContaining('ever restored')])
  noteDrill(folder, { ...drilled, sound: false })
  expect(doubtsAt(begun)).toEqual(['The last restore drill failed: npm run drill'])
  noteDrill(folder, { ...drilled, sound: true })
  const daily = { KABAN_BACKUP_HOURS: '168' }
  expect(doubtsAt(hoursLater(40 * 24), daily)).toContain(
    'The last restore drill was 39 days ago: npm run drill',
  )
})

test('a PostgreSQL of the operator has backups of its own', () => {
  const databaseUrl = {
    DATABASE_URL: 'postgres://kaban_app@localhost/kaban',
    KABAN_OWNER_DATABASE_URL: 'postgres://kaban_owner@localhost/kaban',
  }
  expect(doubtsAt(begun, databaseUrl)).toEqual([
    'Not looked at: the backups of your own PostgreSQL.',
  ])
})

test('sample data needs no backups, and those that it has are looked at', () => {
  const sample = { KABAN_MODE: 'sample' }
  expect(doubtsAt(begun, { ...sample, KABAN_BACKUP_DIR: '' })).toEqual([])
  expect(doubtsAt(begun, sample)).toEqual([expect.stringContaining('There is no backup in')])
})
