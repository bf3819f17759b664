import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { asService } from './as-service.ts'
import { tryBackups, tryDataFolder } from './try-answers.ts'

test.skipIf(process.geteuid?.() !== 0)(
  'root tries a folder with the rights of the user of the service',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kaban-as-service-'))
    const write = () => Promise.try(() => writeFileSync(path.join(folder, 'file'), ''))
    await expect(asService(write, 'nobody')).rejects.toThrow('EACCES')
    await asService(write, 'nobody-of-this-name')
    expect(process.geteuid?.()).toBe(0)
    rmSync(folder, { recursive: true })
  },
)

test.skipIf(process.geteuid?.() !== 0)(
  'folders that the user of the service could not make or enter are told',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kaban-as-service-'))
    const settings = loadSettings({ KABAN_DATA_DIR: path.join(folder, 'data') })
    expect(await tryDataFolder(settings)).toEqual([])
    expect(await asService(() => tryDataFolder(settings), 'nobody')).toEqual([
      expect.stringContaining('cannot be written'),
    ])
    const backups = loadSettings({ KABAN_BACKUP_DIR: folder })
    expect(await asService(() => tryBackups(backups), 'nobody')).toEqual([
      expect.stringContaining('cannot be written (EACCES)'),
    ])
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  },
)
