import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { asService } from './as-service.ts'

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
