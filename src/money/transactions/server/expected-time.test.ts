import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { expectedTimeMinimum } from '../shared/rules.ts'
import { readExpectedTime } from './expected-time.ts'

const fixture = await testDatabase()
const maria = await addUser(fixture)
const read = (kind: 'deposit' | 'withdrawal') =>
  withContext(fixture, userContext(maria), (ctx) => readExpectedTime(ctx, { kind }))

/** Rows as the actions would have written them at that time. */
async function completed(
  kind: 'deposit' | 'withdrawal',
  tookMinutes: number,
  daysAgo = 1,
): Promise<void> {
  const id = uuidv7()
  await fixture.asOwner(
    `insert into transactions (id, user_id, transaction_uid, reference_number, type,
      amount_centavos, status, request_hash, sample)
     values ($1, $2, $3, $4, $5, $6, 'completed', repeat('a', 64), true)`,
    [
      id,
      maria,
      `TXN${id.slice(-30)}`,
      `REF${id.slice(-30)}`,
      kind,
      kind === 'deposit' ? 100 : -100,
    ],
  )
  const history = `insert into status_history (id, transaction_id, changed_by_role, previous_status,
    new_status, changed_at)
    values ($1, $2, 'system', $3, $4,
      now() - make_interval(days => $5) - make_interval(mins => $6))`
  await fixture.asOwner(history, [uuidv7(), id, null, 'pending', daysAgo, tookMinutes])
  await fixture.asOwner(history, [uuidv7(), id, 'pending', 'processing', daysAgo, tookMinutes / 2])
  await fixture.asOwner(history, [uuidv7(), id, 'processing', 'completed', daysAgo, 0])
}

test('says nothing about too few, otherwise the median and nine of ten of each kind', async () => {
  expect(await read('deposit')).toEqual({ count: 0, measured: null })
  for (let at = 1; at < expectedTimeMinimum; at += 1) await completed('deposit', at * 10)
  // Older ones do not count.
  await completed('deposit', 5000, 31)
  expect(await read('deposit')).toEqual({ count: expectedTimeMinimum - 1, measured: null })
  await completed('deposit', expectedTimeMinimum * 10)
  expect(await read('deposit')).toEqual({
    count: 10,
    measured: { halfSeconds: 50 * 60, nineOfTenSeconds: 90 * 60 },
  })
  expect(await read('withdrawal')).toEqual({ count: 0, measured: null })
  for (let at = 0; at < 20; at += 1) await completed('withdrawal', at < 18 ? 60 : 6000)
  expect(await read('withdrawal')).toEqual({
    count: 20,
    measured: { halfSeconds: 3600, nineOfTenSeconds: 3600 },
  })
})

test('reads along the index of completed transactions', async () => {
  const [plan] = await fixture.asOwner<{ 'QUERY PLAN': unknown }>(
    'explain (format json) select transaction_id from status_history where new_status = ' +
      `'completed' and changed_at > now() - interval '30 days' order by changed_at desc ` +
      'limit 10',
  )
  expect(JSON.stringify(plan)).toContain('status_history_completed')
})
