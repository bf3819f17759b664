import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

test.skipIf(process.geteuid?.() !== 0)(
  'certificates of an authority that only root can read are told',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kaban-as-service-'))
    chmodSync(folder, 0o777)
    const file = path.join(folder, 'ca.pem')
    writeFileSync(file, '', { mode: 0o600 })
    const settings = loadSettings({ KABAN_DATA_DIR: folder })
    const tried = () => tryDataFolder(settings, { NODE_EXTRA_CA_CERTS: file })
    expect(await tried()).toEqual([])
    expect(await asService(tried, 'nobody')).toEqual([
      expect.stringContaining(`NODE_EXTRA_CA_CERTS names ${file}, which the user of Kaban cannot`),
    ])
    chmodSync(file, 0o644)
    expect(await asService(tried, 'nobody')).toEqual([])
    rmSync(folder, { recursive: true })
  },
)
