import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { backupKeyFile, backupKeyOf, readBackupKey } from './backup-key.ts'
import { seal, unseal } from './sealed-file.ts'

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

test('a new key writes, and the one of before below it opens older backups', async () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'kaban-backup-key-'))
  try {
    const [before, now] = [await generateX25519Identity(), await generateX25519Identity()]
    const file = path.join(folder, 'older.zst.age')
    await seal(file, Readable.from(['older']), await readBackupKey(before))
    const both = await readBackupKey(`# created: today\n${now}\n${before}\n`)
    expect(both.recipient).toBe(await identityToRecipient(now))
    expect(await text(await unseal(file, both.identity!))).toBe('older')
    await expect(unseal(file, now)).rejects.toThrow('was written for another key')
    const writing = await readBackupKey(`${both.recipient} ${before}`)
    expect(writing).toEqual({ recipient: both.recipient, identity: before })
    await expect(readBackupKey(`${now} age1typo`)).rejects.toThrow('is not one')
    await expect(readBackupKey('# nothing')).rejects.toThrow('is not one')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
