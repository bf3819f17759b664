import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openClosingFixture, type ClosingFixture } from '#tests/fixtures/people/closing-fixture.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { readClosing } from './close.ts'
import { forgetClosedUsers } from './store.ts'

let fixture: ClosingFixture

const database = await testDatabase()
beforeAll(async () => {
  fixture = await openClosingFixture(database)
})

const viewOf = (userId: string) =>
  withContext(database, userContext(userId), (ctx) => readClosing(ctx))

describe('closing is refused', () => {
  test('without the typed word', async () => {
    const userId = await fixture.addSaver()
    for (const word of ['', 'close', 'CLOSED', 'yes'])
      expect(await outcome(fixture.close(userId, word))).toBe('closing-not-confirmed')
    expect(await fixture.isClosed(userId)).toBe(false)
  })

  test('while there is money, and the screen says so before', async () => {
    const userId = await fixture.addSaver()
    await fixture.move(fixture.staff[0], await fixture.depositWithProof(userId), 'completed')
    expect(await outcome(fixture.close(userId))).toBe('money-left')
    expect(await viewOf(userId)).toEqual({
      mayClose: false,
      open: {
        availableCentavos: 600_000n,
        heldCentavos: 0n,
        deposits: 0,
        withdrawals: 0,
        investments: 0,
      },
      kept: { years: 5, transactions: 1, chats: 1 },
    })
  })

  test('while a deposit or a withdrawal is under way', async () => {
    const userId = await fixture.addSaver()
    const waiting = await fixture.depositWithProof(userId)
    expect(await outcome(fixture.close(userId))).toBe('movements-under-way')
    await fixture.move(fixture.staff[0], waiting, 'completed')
    await withContext(database, userContext(userId), (ctx) =>
      requestWithdrawal(ctx, {
        requestId: uuidv7(),
        amountCentavos: 600_000n,
        bankName: 'GCash',
        accountName: 'Test User',
        accountNumber: '09170000000',
      }),
    )
    expect(await outcome(fixture.close(userId))).toBe('movements-under-way')
    expect((await viewOf(userId)).open).toEqual({
      availableCentavos: 0n,
      heldCentavos: 600_000n,
      deposits: 0,
      withdrawals: 1,
      investments: 0,
    })
  })

  test('while the company holds an investment of theirs', async () => {
    const userId = await fixture.addSaver()
    const invest = (status: string) =>
      database.asOwner(
        `insert into investments (id, user_id, till_id, plan_name, amount_centavos, start_date,
           end_date, status, payout_centavos, sample)
         select gen_random_uuid(), $1, id, 'Harvest', 100, current_date, current_date, $2,
           case when $2 = 'matured' then 100 end, true from ledger.places limit 1`,
        [userId, status],
      )
    await invest('matured')
    await invest('pending')
    expect(await outcome(fixture.close(userId))).toBe('movements-under-way')
    expect((await viewOf(userId)).open).toMatchObject({ availableCentavos: 0n, investments: 1 })
  })
})

describe('after closing', () => {
  test('the row identifies nobody; the identity is kept apart for five years', async () => {
    const { userId } = await fixture.closeSomebody()
    const [user] = await database.asOwner(
      `select full_name, email, phone_number, status, password_hash, avatar_id from users
        where id = $1`,
      [userId],
    )
    expect(user).toEqual({
      full_name: 'Closed user',
      email: `closed-${userId}@closed.invalid`,
      phone_number: '',
      status: 'suspended',
      password_hash: null,
      avatar_id: null,
    })
    const [kept] = await database.asOwner(
      `select full_name, email, phone_number, keep_until = closed_at + interval '5 years' as five
        from closed_users where user_id = $1`,
      [userId],
    )
    expect(kept).toEqual({
      full_name: 'Test User',
      email: `${userId}@example.test`,
      phone_number: '09170000000',
      five: true,
    })
  })

  test('the row keeps the values of these columns only', async () => {
    const { userId } = await fixture.addSomebodyToClose()
    const readUser = async () => {
      const rows = await database.asOwner<object>('select * from users where id = $1', [userId])
      return new Map(Object.entries(rows[0] ?? {}))
    }
    const before = await readUser()
    await fixture.close(userId)
    const after = await readUser()
    // A new column with personal data: fill it in closing-fixture.ts, clear it in anonymiseUser.
    expect(
      [...before.keys()].filter((name) => isDeepStrictEqual(before.get(name), after.get(name))),
    ).toEqual([
      'id',
      'role',
      'sample',
      'created_at',
      'must_change_password',
      'staff_since',
      'approves_from',
      'invited_by',
      'checked_at',
    ])
  })

  test('personal data is gone, sessions and chats are over, and a mail says so', async () => {
    const { userId } = await fixture.closeSomebody()
    for (const table of [
      'bank_details',
      'saved_payees',
      'social_identities',
      'known_devices',
      'notification_settings',
      'notifications',
      'push_subscriptions',
      'digest_choices',
      'digest_weeks',
      'avatars',
      'one_time_tokens',
    ]) {
      const left = await database.asOwner(`select 1 from ${table} where user_id = $1`, [userId])
      expect([table, left]).toEqual([table, []])
    }
    expect(
      await database.asOwner('select 1 from authenticators where owner_id = $1', [userId]),
    ).toEqual([])
    expect(
      await database.asOwner('select 1 from sessions where user_id = $1 and ended_at is null', [
        userId,
      ]),
    ).toEqual([])
    expect(
      await database.asOwner(`select distinct status from chat_sessions where user_id = $1`, [
        userId,
      ]),
    ).toEqual([{ status: 'closed_completed' }])
    expect(
      await database.asOwner(
        `select description from user_activity_log where user_id = $1
          and action_type = 'USER_CLOSED'`,
        [userId],
      ),
    ).toEqual([{ description: 'Closed the login.' }])
    const mails = await database.asOwner<{ to: string; kind: string }>(
      `select to_address as to, kind from mail_outbox where user_id = $1 and kind = 'closed'`,
      [userId],
    )
    expect(mails).toEqual([{ to: `${userId}@example.test`, kind: 'closed' }])
  })

  test('no action moves money any more', async () => {
    const { userId, transactionId } = await fixture.closeSomebody()
    expect(
      await outcome(
        fixture.move(fixture.staff[0], transactionId, 'completed', {
          reason: 'It arrived after all',
        }),
      ),
    ).toBe('user-closed')
    expect(await outcome(fixture.request(userId))).toBe('user-closed')
    await expect(
      database.asOwner(`update transactions set status = 'completed' where id = $1`, [
        transactionId,
      ]),
    ).rejects.toThrow('has closed')
    await expect(
      database.asOwner(`update users set status = 'active' where id = $1`, [userId]),
    ).rejects.toThrow('users_closed_stay_closed')
    expect(await fixture.balance(userId)).toBe(0n)
    expect((await verifyBook(database.database)).problems).toEqual([])
  })

  test('the identity is deleted after five years and not before', async () => {
    const { userId } = await fixture.closeSomebody()
    const isKept = async () =>
      (await database.asOwner('select from closed_users where user_id = $1', [userId])).length > 0
    await database.database.transaction(forgetClosedUsers)
    expect(await isKept()).toBe(true)
    await database.asOwner(
      `update closed_users set keep_until = now() - interval '1 second' where user_id = $1`,
      [userId],
    )
    await database.asOwner(
      `update closed_users set closed_at = now() - interval '31 days' where user_id = $1`,
      [userId],
    )
    await database.database.transaction(forgetClosedUsers)
    expect(await isKept()).toBe(false)
    expect(
      await database.asOwner('select 1 from mail_outbox where user_id = $1', [userId]),
    ).toEqual([])
  })
})
