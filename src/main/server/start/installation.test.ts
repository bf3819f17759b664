import { expect, test } from 'vitest'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { cloneDatabase } from '#tests/fixtures/database/database.ts'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import { settleInstallation } from './installation.ts'

const { settings } = testServices
const [ours, another] = [openSecrets(Buffer.alloc(32, 1)), openSecrets(Buffer.alloc(32, 2))]

test('an installation starts only with the key that sealed its data', async () => {
  const fixture = await cloneDatabase()
  try {
    await settleInstallation(fixture.database, settings, ours)
    await expect(settleInstallation(fixture.database, settings, another)).rejects.toThrow(
      'sealed with another key',
    )
    await settleInstallation(fixture.database, settings, ours)
  } finally {
    await fixture.close()
  }
})

test('a start in the wrong mode is refused and leaves no key behind', async () => {
  const fixture = await cloneDatabase()
  try {
    // Simulates an installation from before keys existed.
    await fixture.asOwner(
      `insert into installation (mode) values ('sample') on conflict do nothing`,
    )
    await fixture.asOwner(`update installation set key_fingerprint = null`)
    await expect(
      settleInstallation(fixture.database, { ...settings, mode: 'live' }, another),
    ).rejects.toThrow('belongs to a sample installation')
    await settleInstallation(fixture.database, settings, ours)
  } finally {
    await fixture.close()
  }
})
