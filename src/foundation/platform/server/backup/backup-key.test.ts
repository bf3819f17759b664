import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { backupKeyFile, backupKeyOf } from './backup-key.ts'

test('two backups that begin at once have one key', async () => {
  const data = fs.mkdtempSync(path.join(tmpdir(), 'kaban-backup-key-'))
  try {
    const keys = await Promise.all([backupKeyOf(data, null), backupKeyOf(data, null)])
    expect(keys[0].identity).toBe(keys[1].identity)
    expect(keys.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(fs.readdirSync(data)).toEqual(['backup-key'])
    expect(fs.statSync(backupKeyFile(data)).mode & 0o777).toBe(0o600)
  } finally {
    fs.rmSync(data, { recursive: true })
  }
})
