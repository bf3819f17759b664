import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { noteBackupState } from '#foundation/platform/server/backup/backup-state.ts'
import { addBackupGauges } from './backup-gauges.ts'

test('the age of the newest backup and of the last sound drill', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-02T00:00:00Z') })
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-backup-gauges-'))
  const registry = new Registry()
  addBackupGauges(registry, folder)
  const told = async () =>
    [...(await registry.metrics()).matchAll(/^kaban_(\w+)_age_seconds (\d+)$/gm)].map(
      ([, name, seconds]) => [name, Number(seconds)],
    )
  expect(await told()).toEqual([])
  const note = (sound: boolean) =>
    noteBackupState(folder, {
      at: new Date(),
      newest: { begunAt: new Date('2026-11-01T23:00:00Z'), endedAt: new Date(), bytes: 9 },
      archives: 2,
      bytes: 18,
      drill: { at: '2026-11-01T12:00:00.000Z', archive: '', seconds: 9, sound },
      logShippedAt: null,
      failure: null,
    })
  note(false)
  expect(await told()).toEqual([['backup_newest', 3_600]])
  note(true)
  expect(await told()).toEqual([
    ['backup_newest', 3_600],
    ['restore_drill', 43_200],
  ])
  rmSync(folder, { recursive: true })
})
