import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { readIdentity } from './read-backup-command.ts'

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(tmpdir(), 'kaban-backup-command-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

test('a key that opens nothing is named by the place it was read from', async () => {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const file = path.join(folder, 'backup-key')
  const read = (env = {}) => readIdentity(loadSettings({ KABAN_DATA_DIR: folder, ...env }))

  await expect(read()).rejects.toThrow(
    `KABAN_BACKUP_KEY is not set, and ${file} does not exist. Set KABAN_BACKUP_KEY, for this `,
  )
  // As a restore leaves it.
  fs.writeFileSync(file, `${recipient}\n`)
  await expect(read()).rejects.toThrow(`The file ${file} has only the half of the key that writes`)
  await expect(read({ KABAN_BACKUP_KEY: recipient })).rejects.toThrow(/^KABAN_BACKUP_KEY has only/)
  expect(await read({ KABAN_BACKUP_KEY: identity })).toBe(identity)
})
