/** Truth test 5: sample data stays marked forever, and a live installation contains none. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { settleInstallation } from '#main/server/start/installation.ts'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { testServices } from '../fixtures/people/contexts.ts'

const settingsOf = (mode: 'sample' | 'live') => ({ ...testServices.settings, mode })

test('truth test 5: not even the owner of the database can remove a sample mark', async () => {
  const fixture = await cloneDatabase({ from: 'kaban_sample' })
  try {
    const tables = await fixture.asOwner<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.columns
        where column_name = 'sample' and table_schema in ('public', 'ledger') order by 1`,
    )
    const filled: string[] = []
    for (const { name } of tables) {
      const isView = await fixture.asOwner(
        `select from information_schema.views where table_schema || '.' || table_name = $1`,
        [name],
      )
      const [{ count } = { count: 0n }] = await fixture.asOwner<{ count: bigint }>(
        `select count(*) as count from ${name} where sample`,
      )
      if (isView.length > 0 || count === 0n) continue
      filled.push(name)
      await expect(
        fixture.asOwner(`update ${name} set sample = false where sample`),
        name,
      ).rejects.toThrow(/sample mark|append-only|stay/)
    }
    expect(filled).toEqual(
      expect.arrayContaining([
        'ledger.places',
        'public.market_figures',
        'public.transactions',
        'public.users',
      ]),
    )
  } finally {
    await fixture.close()
  }
})

test('truth test 5: a live installation refuses sample rows, also at its start', async () => {
  const live = await cloneDatabase()
  try {
    await live.asOwner('delete from installation')
    await settleInstallation(live.database, settingsOf('live'), testServices.secrets)
    const add = () =>
      live.asOwner(
        `insert into users (id, full_name, email, phone_number, role, status, sample)
          values ($1, 'Sample Person', 'sample@example.test', '', 'user', 'active', true)`,
        [uuidv7()],
      )
    await expect(add()).rejects.toThrow('A live installation refuses sample rows (users)')
    await settleInstallation(live.database, settingsOf('live'), testServices.secrets)
    await live.asOwner('set session_replication_role = replica')
    await add()
    await live.asOwner('set session_replication_role = origin')
    await expect(
      settleInstallation(live.database, settingsOf('live'), testServices.secrets),
    ).rejects.toThrow('sample')
    await expect(
      settleInstallation(live.database, settingsOf('sample'), testServices.secrets),
    ).rejects.toThrow('cannot become a sample one')
  } finally {
    await live.close()
  }
})
