import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { noteBackupState } from '#foundation/platform/server/backup/backup-state.ts'
import { noteDrill } from '#foundation/platform/server/backup/drills.ts'
import { addBackupGauges } from './backup-gauges.ts'

const live = { mode: 'live', backups: { folder: '/mnt/backups' } } as const

test('the age of the newest backup and of the last drill, and whether that was sound', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-02T00:00:00Z') })
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-backup-gauges-'))
  const registry = new Registry()
  addBackupGauges(registry, { ...live, databaseUrl: null, dataDirectory: folder })
  const told = async (from = registry) =>
    [...(await from.metrics()).matchAll(/^kaban_(\w+) (\d+)$/gm)].map(([, name, seconds]) => [
      name,
      Number(seconds),
    ])
  const [backupOverdue, drillOverdue] = ['backup_overdue', 'restore_drill_overdue']
  // The disk of the backups is away, or nothing was ever backed up.
  expect(await told()).toEqual([
    [backupOverdue, 1],
    [drillOverdue, 1],
  ])
  const note = (sound: boolean) =>
    noteBackupState(folder, {
      at: new Date(),
      dueAt: new Date('2026-11-02T23:00:00Z'),
      newest: { begunAt: new Date('2026-11-01T23:00:00Z'), endedAt: new Date(), bytes: 9 },
      archives: 2,
      bytes: 18,
      drill: { at: '2026-11-01T12:00:00.000Z', archive: '', seconds: 9, sound },
      logShippedAt: null,
      failure: null,
    })
  note(false)
  const ages = [
    ['backup_newest_age_seconds', 3_600],
    ['restore_drill_age_seconds', 43_200],
    [backupOverdue, 0],
    [drillOverdue, 0],
  ]
  expect(await told()).toEqual([...ages, ['restore_drill_sound', 0]])
  note(true)
  expect(await told()).toEqual([...ages, ['restore_drill_sound', 1]])
  noteDrill(folder, { at: '2026-11-01T23:59:00.000Z', archive: '', seconds: 9, sound: false })
  expect(await told()).toContainEqual(['restore_drill_age_seconds', 43_200])
  const own = new Registry()
  addBackupGauges(own, { ...live, databaseUrl: 'postgresql://db/kaban', dataDirectory: folder })
  expect(await told(own)).toContainEqual(['restore_drill_age_seconds', 60])
  expect(await told(own)).toContainEqual(['restore_drill_sound', 0])
  expect(await told(own)).toContainEqual([drillOverdue, 0])
  expect(Object.fromEntries(await told(own))).not.toHaveProperty(backupOverdue)
  vi.setSystemTime(Date.parse('2026-11-03T11:00:01Z'))
  expect(await told()).toContainEqual([backupOverdue, 1])
  vi.setSystemTime(Date.parse('2026-12-07T00:00:00Z'))
  expect(await told(own)).toContainEqual([drillOverdue, 1])
  const sample = new Registry()
  const withoutBackups = { mode: 'sample', databaseUrl: null, backups: { folder: null } } as const
  addBackupGauges(sample, { ...withoutBackups, dataDirectory: path.join(folder, 'none') })
  expect(await told(sample)).toEqual([])
  rmSync(folder, { recursive: true })
})
