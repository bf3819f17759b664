import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { rehearse } from './rehearse.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-rehearse-'))
afterAll(() => fs.rmSync(place, { recursive: true }))

test('without the half of the key that opens backups, nothing is written', async () => {
  const recipient = await identityToRecipient(await generateX25519Identity())
  const { settings } = readSettings({
    KABAN_DATA_DIR: place,
    KABAN_BACKUP_DIR: place,
    KABAN_BACKUP_KEY: recipient,
  })
  await expect(rehearse(settings)).rejects.toThrow(/^KABAN_BACKUP_KEY has only the half .* writes/)
  expect(fs.readdirSync(place)).toEqual([])
})
