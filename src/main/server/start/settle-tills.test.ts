import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/fixtures/database/database.ts'
import { settleTills } from './settle-tills.ts'

test('the first start decides about the tills, and a later one keeps them', async () => {
  const { asOwner, ownerUrl, close } = await cloneDatabase({ stripes: 0 })
  const stripes = async () =>
    (await asOwner<{ count: number }>('select ledger.stripes_per_till() as count'))[0]?.count
  try {
    await expect(settleTills(ownerUrl, 'portable')).rejects.toThrow(
      'this installation has ordered tills. Start with KABAN_TILLS=ordered or without it.',
    )
    await settleTills(ownerUrl, 'ordered')
    expect(await stripes()).toBe(0)

    await asOwner('alter table installation disable trigger all')
    await asOwner('delete from installation')
    await settleTills(ownerUrl, 'portable')
    expect(await stripes()).toBe(64)
    await asOwner(`insert into installation (mode) values ('sample')`)
    await settleTills(ownerUrl, null)
    expect(await stripes()).toBe(64)
    await expect(settleTills(ownerUrl, 'ordered')).rejects.toThrow('has portable tills')
  } finally {
    await close()
  }
})
