import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { publishTestimonial } from '#content/testimonials/server/decide-testimonial.ts'
import { readPublicTestimonials } from '#content/testimonials/server/read-public.ts'
import { writeTestimonial } from '#content/testimonials/server/write-testimonial.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import {
  openDepositFixture,
  outcome,
  type DepositFixture,
} from '#tests/fixtures/people/deposit-fixture.ts'
import { closeUser, readClosing } from './close.ts'
import { forgetClosedUsers } from './store.ts'

let fixture: DepositFixture

const database = await testDatabase({ connections: 12 })
beforeAll(async () => {
  fixture = await openDepositFixture(database)
})

const close = (userId: string, confirmation = 'CLOSE') =>
  withContext(database, userContext(userId), (ctx) => closeUser(ctx, { confirmation }))
const isClosed = async (userId: string) =>
  (await database.asOwner('select from users where id = $1 and closed_at is not null', [userId]))
    .length === 1

async function depositWithProof(userId: string, amountCentavos = 600_000n): Promise<string> {
  const { transactionId } = await fixture.request(userId, amountCentavos)
  const chatId = uuidv7()
  await fixture.startChat(userId, transactionId, chatId)
  await fixture.sendProof(userId, chatId)
  return transactionId
}

describe('closing is refused', () => {
  test('without the typed word', async () => {
    const userId = await fixture.addSaver()
    for (const word of ['', 'close', 'CLOSED', 'yes'])
      expect(await outcome(close(userId, word))).toBe('closing-not-confirmed')
    expect(await isClosed(userId)).toBe(false)
  })

  test('while there is money, and it says so before', async () => {
    const userId = await fixture.addSaver()
    await fixture.move(fixture.staff[0], await depositWithProof(userId), 'completed')
    expect(await outcome(close(userId))).toBe('money-left')
    const view = await withContext(database, userContext(userId), (ctx) => readClosing(ctx))
    expect(view).toEqual({
      mayClose: false,
      open: { availableCentavos: 600_000n, heldCentavos: 0n, deposits: 0, withdrawals: 0 },
      kept: { years: 5, transactions: 1, chats: 1 },
    })
  })

  test('while a deposit or a withdrawal is under way', async () => {
    const userId = await fixture.addSaver()
    const waiting = await depositWithProof(userId)
    expect(await outcome(close(userId))).toBe('movements-under-way')
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
    expect(await outcome(close(userId))).toBe('movements-under-way')
    expect(
      (await withContext(database, userContext(userId), (ctx) => readClosing(ctx))).open,
    ).toEqual({
      availableCentavos: 0n,
      heldCentavos: 600_000n,
      deposits: 0,
      withdrawals: 1,
    })
  })
})

describe('closed', () => {
  async function closeSomebody() {
    const userId = await fixture.addSaver()
    const { transactionId } = await fixture.request(userId)
    await fixture.startChat(userId, transactionId)
    await fixture.letTimePass(transactionId)
    const chatId = uuidv7()
    await withContext(database, userContext(userId), (ctx) => openSupportChat(ctx, { chatId }))
    await withContext(database, userContext(userId), (ctx) =>
      sendMessage(ctx, { chatId, messageId: uuidv7(), content: 'Good morning' }),
    )
    await database.asOwner(
      `insert into bank_details (user_id, bank_name, account_name, account_number)
        values ($1, 'GCash', 'Test User', '09170000000')`,
      [userId],
    )
    await database.asOwner(
      `insert into sessions (id, token_hash, user_id, expires_at, idle_limit, user_agent, address)
      values (uuidv7(), sha256($1::uuid::text::bytea), $1, now() + interval '1 day', '1 day',
        'test', '::1')`,
      [userId],
    )
    await database.asOwner(
      `insert into authenticators (id, owner_id, sealed_secret) values (uuidv7(), $1, 'x')`,
      [userId],
    )
    await database.asOwner(
      `insert into social_identities (id, user_id, issuer, subject, email)
        values (uuidv7(), $1, 'https://id.test', $1::uuid::text, 'x@y.test')`,
      [userId],
    )
    await database.asOwner(
      `insert into known_devices (user_id, token_hash) values ($1, sha256('device'))`,
      [userId],
    )
    await database.asOwner(`insert into notification_settings (user_id) values ($1)`, [userId])
    await database.asOwner(
      `insert into avatars (id, user_id, file_key) values (uuidv7(), $1, 'avatars/' || $1::uuid)`,
      [userId],
    )
    await database.asOwner(
      `update users set avatar_id = (select id from avatars where user_id = $1) where id = $1`,
      [userId],
    )
    // The expiry is written down by whoever comes by; closing asks for no more than that nothing is under way.
    await database.asOwner(`update transactions set status = 'expired' where id = $1`, [
      transactionId,
    ])
    await close(userId)
    return { userId, transactionId }
  }

  test('the row tells nobody who it was; who it was is kept apart, for five years', async () => {
    const { userId } = await closeSomebody()
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

  test('what nobody must keep is gone, sessions and chats have ended, and it is recorded and mailed', async () => {
    const { userId } = await closeSomebody()
    for (const gone of [
      'bank_details',
      'social_identities',
      'known_devices',
      'notification_settings',
      'notifications',
      'avatars',
      'one_time_tokens',
    ]) {
      expect([
        gone,
        await database.asOwner(`select 1 from ${gone} where user_id = $1`, [userId]),
      ]).toEqual([gone, []])
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

  test('the money of before stays where it was, and none moves any more, whatever verb tries', async () => {
    const { userId, transactionId } = await closeSomebody()
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

  test('who it was is forgotten when its time is over, and not before', async () => {
    const { userId } = await closeSomebody()
    const isKept = async () =>
      (await database.asOwner('select 1 from closed_users where user_id = $1', [userId])).length ===
      1
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

  test('a testimonial is withdrawn and no word of it is left; nor can it be published while its writer closes', async () => {
    for (const published of [true, false]) {
      const userId = await fixture.addSaver()
      await database.asOwner(
        `insert into transactions (id, user_id, transaction_uid, reference_number, type,
          amount_centavos, status, request_hash, sample)
         values ($1, $2, $3, $3, 'deposit', 100, 'completed', repeat('0', 64), true)`,
        [uuidv7(), userId, `REF-${userId}`],
      )
      const testimonialId = uuidv7()
      const said = {
        text: 'Paid out the same day.',
        rating: 4,
        nameStyle: 'initial',
        location: 'Cebu City',
        language: 'en',
        consent: true,
        independent: true,
      } as const
      await withContext(database, userContext(userId), (ctx) =>
        writeTestimonial(ctx, { testimonialId, ...said }),
      )
      const publish = () =>
        withContext(database, adminContext(fixture.staff[0]), (ctx) =>
          publishTestimonial(ctx, { testimonialId }),
        )
      if (published) await publish()
      const [, ...ended] = await Promise.all([
        close(userId),
        ...Array.from({ length: 4 }, () => outcome(publish())),
      ])
      expect(ended.every((one) => ['done', 'testimonial-decided'].includes(one))).toBe(true)
      const rows = await database.asOwner(
        `select state, body, shown_name, location, rating::int as rating from testimonials
          where user_id = $1`,
        [userId],
      )
      expect(rows).toEqual([
        { state: 'withdrawn', body: '', shown_name: '', location: '', rating: 4 },
      ])
      expect(await database.database.read(readPublicTestimonials)).toEqual({
        shown: [],
        count: 0,
        averageHundredths: null,
      })
      expect(await outcome(publish())).toBe('testimonial-decided')
    }
  })

  test('asked twice at once, it is done once', async () => {
    const userId = await fixture.addSaver()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcome(close(userId))))
    expect(outcomes.toSorted()).toEqual([
      'done',
      ...Array.from({ length: 5 }, () => 'sign-in-first'),
    ])
  })
})

describe('closing races', () => {
  test('the completion of a deposit: money never reaches somebody who has closed', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const userId = await fixture.addSaver()
      const transactionId = await depositWithProof(userId)
      // Expired, a deposit is not under way and can still be completed: the closest race that there is.
      await database.asOwner(`update transactions set status = 'expired' where id = $1`, [
        transactionId,
      ])
      const late = () => new Promise((resolve) => setTimeout(resolve, round % 4))
      const [closed, completed] = await Promise.all([
        (round % 2 ? late() : Promise.resolve()).then(() => outcome(close(userId))),
        (round % 2 ? Promise.resolve() : late()).then(() =>
          outcome(
            fixture.move(fixture.staff[0], transactionId, 'completed', { reason: 'Arrived late' }),
          ),
        ),
      ])
      seen.add(`${closed} ${completed}`)
      expect([await isClosed(userId), await fixture.balance(userId)]).toEqual(
        closed === 'done' ? [true, 0n] : [false, 600_000n],
      )
    }
    for (const outcomes of seen) expect(['done user-closed', 'money-left done']).toContain(outcomes)
  })

  test('a new deposit: nothing is under way for somebody who has closed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = await fixture.addSaver()
      const [closed, requested] = await Promise.all([
        outcome(close(userId)),
        outcome(fixture.request(userId)),
      ])
      expect(['done user-closed', 'movements-under-way done']).toContain(`${closed} ${requested}`)
      const open = await database.asOwner(`select 1 from transactions where user_id = $1`, [userId])
      expect([await isClosed(userId), open.length]).toEqual(
        closed === 'done' ? [true, 0] : [false, 1],
      )
    }
  })
})
