import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { noteDrill } from '#foundation/platform/server/backup/drills.ts'
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
  for (const begun of ['2026-11-01T00-00-00Z', '2026-11-01T23-00-00Z'])
    writeFileSync(path.join(folder, `kaban-${begun}.tar.zst.age`), '')
  const drill = { at: '2026-11-01T12:00:00.000Z', archive: '', seconds: 9 }
  noteDrill(folder, { ...drill, sound: false })
  expect(await told()).toEqual([['backup_newest', 3_600]])
  noteDrill(folder, { ...drill, sound: true })
  expect(await told()).toEqual([
    ['backup_newest', 3_600],
    ['restore_drill', 43_200],
  ])
  rmSync(folder, { recursive: true })
})
