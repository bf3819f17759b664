import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import type { Refusal } from '#foundation/platform/server/http/refuse.ts'
import { securityEvents } from '#people/identity/shared/rules-security-events.ts'
import { saveMyBankDetails } from '#people/profile/server/actions.ts'
import { lockMoney, readMySafeguards, unlockMoney } from '#people/safeguards/server/actions.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { pausesWithdrawals } from '#people/safeguards/shared/rules.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { bankDetails, openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import type { WithdrawalRequest } from '../../shared/rules.ts'
import { requestWithdrawal } from '../request-withdrawal.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const other = { bankName: 'Maya', accountName: 'Test User', accountNumber: '09179999999' }
const untouched = { postedCentavos: 100_000_00n, heldCentavos: 0n, availableCentavos: 100_000_00n }

afterEach(() => fixture.expectSoundBooks())

const as = <T>(userId: string, work: (ctx: ActionContext) => Promise<T>) =>
  withContext(fixture, userContext(userId), work)

/** With ₱100,000.00, and the bank account of the requests on file. */
function addSaver(): Promise<string> {
  return fixture.addSaver(100_000_00n)
}

/** In a session without a recent proof. */
function requestUnproven(userId: string, asked: Partial<WithdrawalRequest> = {}) {
  const request = { requestId: uuidv7(), amountCentavos: 5_000_00n, ...bankDetails, ...asked }
  const caller: Caller = { role: 'user', userId, sessionId: uuidv7(), proven: false }
  return withContext(fixture, caller, (ctx) => requestWithdrawal(ctx, request))
}

/** Shifts the safeguards as if these hours had passed by the database's clock. */
const letPass = (userId: string, span: string) =>
  fixture.asOwner(
    `update safeguards set paused_until = paused_until - $2::interval where user_id = $1`,
    [userId, span],
  )

test.each(securityEvents.filter(pausesWithdrawals))(
  'after %s withdrawals are refused for 24 hours',
  async (event) => {
    const maria = await addSaver()
    await as(maria, (ctx) => notifySecurityEvent(ctx, { userId: maria, event }))
    expect(await refusalOf(fixture.request(maria))).toMatchObject({
      refusalName: 'withdrawals-paused',
      status: 409,
    })
    await letPass(maria, '23 hours 59 minutes')
    expect(await outcome(fixture.request(maria))).toBe('withdrawals-paused')
    expect(await fixture.balance(maria)).toEqual(untouched)
    await letPass(maria, '1 minute')
    expect(await outcome(fixture.request(maria))).toBe('done')
  },
)

test.each(securityEvents.filter((event) => !pausesWithdrawals(event)))(
  '%s does not pause withdrawals',
  async (event) => {
    const maria = await addSaver()
    await as(maria, (ctx) => notifySecurityEvent(ctx, { userId: maria, event }))
    expect(await outcome(fixture.request(maria))).toBe('done')
  },
)

test('during a pause, the refusal names the Manila day, the reason and the way out', async () => {
  const maria = await addSaver()
  await as(maria, (ctx) => notifySecurityEvent(ctx, { userId: maria, event: 'password-changed' }))
  await fixture.asOwner(
    `update safeguards set paused_until = '2031-03-04T16:30:00Z' where user_id = $1`,
    [maria],
  )
  const refusal = (await fixture.request(maria).catch((error: unknown) => error)) as Refusal
  expect(refusal).toMatchObject({
    status: 409,
    title: 'Withdrawals Paused',
    figures: { event: 'password-changed' },
  })
  expect(refusal.message).toBe(
    'To protect your money, withdrawals are paused until March 5, 2031 at 12:30 AM. Your ' +
      'password was changed. No money moved. If this wasn’t you, tell our support at once.',
  )
  expect(await as(maria, readMySafeguards)).toEqual({
    pausedUntil: new Date('2031-03-04T16:30:00Z'),
    pauseReason: 'password-changed',
    lockedAt: null,
  })
})

test('while paused or locked, an earlier request can be cancelled and replayed', async () => {
  const maria = await addSaver()
  const requestId = uuidv7()
  const made = await fixture.request(maria, { requestId })
  await as(maria, (ctx) => notifySecurityEvent(ctx, { userId: maria, event: 'authenticator-off' }))
  await as(maria, lockMoney)
  expect((await requestUnproven(maria, { requestId })).referenceNumber).toBe(made.referenceNumber)
  expect((await fixture.cancel(maria, requestId)).status).toBe('cancelled')
  expect(await fixture.balance(maria)).toEqual(untouched)
})

test('locked money stays locked until its owner unlocks it; each is notified once', async () => {
  const maria = await addSaver()
  const first = await as(maria, lockMoney)
  expect((await as(maria, lockMoney)).lockedAt).toEqual(first.lockedAt)
  expect(await refusalOf(fixture.request(maria))).toMatchObject({
    refusalName: 'money-locked',
    status: 409,
  })
  expect(await fixture.balance(maria)).toEqual(untouched)
  expect(await as(maria, unlockMoney)).toEqual({
    pausedUntil: null,
    pauseReason: null,
    lockedAt: null,
  })
  await as(maria, unlockMoney)
  expect(await outcome(fixture.request(maria))).toBe('done')
  const recorded = await fixture.asOwner(
    `select action_type as type from user_activity_log where user_id = $1
      and action_type like 'MONEY%' order by id`,
    [maria],
  )
  expect(recorded).toEqual([{ type: 'MONEY_LOCKED' }, { type: 'MONEY_UNLOCKED' }])
  expect(await fixture.count('mail_outbox', `user_id = $1 and kind = 'security'`, [maria])).toBe(2)
})

test('a lock or pause of one user does not affect another', async () => {
  const [maria, jose] = [await addSaver(), await addSaver()]
  await as(maria, lockMoney)
  await as(maria, (ctx) => notifySecurityEvent(ctx, { userId: maria, event: 'password-changed' }))
  expect(await outcome(fixture.request(jose))).toBe('done')
})

test('requires a recent proof above the step-up amount or for another bank account', async () => {
  const maria = await addSaver()
  expect(await outcome(requestUnproven(maria, { amountCentavos: 20_000_00n }))).toBe('done')
  const before = await fixture.balance(maria)
  for (const asked of [
    { amountCentavos: 20_000_01n },
    other,
    { accountNumber: '09171111111' },
    { bankName: 'Maya' },
  ]) {
    expect(await outcome(requestUnproven(maria, asked))).toBe('proof-needed')
  }
  expect(await fixture.balance(maria)).toEqual(before)
  expect(await outcome(fixture.request(maria, { amountCentavos: 20_000_01n }))).toBe('done')
  expect(await outcome(fixture.request(maria, other))).toBe('done')
})

test('without a bank account on file every withdrawal requires a proof', async () => {
  const maria = await fixture.addSaver()
  await fixture.asOwner('delete from bank_details where user_id = $1', [maria])
  expect(await outcome(requestUnproven(maria))).toBe('proof-needed')
})

test('refuses for other reasons before it requires a proof', async () => {
  const maria = await addSaver()
  expect(await outcome(requestUnproven(maria, { ...other, amountCentavos: 1n }))).toBe(
    'minimum-amount',
  )
  await as(maria, lockMoney)
  expect(await outcome(requestUnproven(maria, other))).toBe('money-locked')
})

test('a simultaneous withdrawal comes before a new bank account or is refused by it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const maria = await addSaver()
    const change = () => as(maria, (ctx) => saveMyBankDetails(ctx, other))
    // An attacker would change the bank account and withdraw to it at the same moment.
    const asked = Array.from({ length: 4 }, (_, index) =>
      outcome(fixture.request(maria, index % 2 === 0 ? bankDetails : other)),
    )
    const [outcomes] = await Promise.all([Promise.all(asked), change()])
    for (const one of outcomes) expect(['done', 'withdrawals-paused']).toContain(one)
    expect(await outcome(fixture.request(maria, other))).toBe('withdrawals-paused')
  }
})

const races = {
  'a new bank account': (userId: string) => (ctx: ActionContext) =>
    saveMyBankDetails({ ...ctx, caller: userContext(userId) }, other),
  'a money lock': (userId: string) => (ctx: ActionContext) =>
    lockMoney({ ...ctx, caller: userContext(userId) }),
  'a new password': (userId: string) => (ctx: ActionContext) =>
    notifySecurityEvent(ctx, { userId, event: 'password-changed' }),
}

test.each(Object.entries(races))(
  'a withdrawal waits while %s is uncommitted, and is then refused',
  async (_, workOf) => {
    const maria = await addSaver()
    const held = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const change = as(maria, async (ctx) => {
      await workOf(maria)(ctx)
      done.resolve()
      await held.promise
    })
    await done.promise
    const asked = outcome(fixture.request(maria))
    await expect.poll(waiting).toBe(1)
    held.resolve()
    await change
    expect(['withdrawals-paused', 'money-locked']).toContain(await asked)
    expect(await fixture.balance(maria)).toEqual(untouched)
  },
)

test.each(Object.entries(races))('%s waits for an uncommitted withdrawal', async (_, workOf) => {
  const maria = await addSaver()
  const held = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const asked = as(maria, async (ctx) => {
    await requestWithdrawal(ctx, {
      requestId: uuidv7(),
      amountCentavos: 5_000_00n,
      ...bankDetails,
    })
    done.resolve()
    await held.promise
  })
  await done.promise
  const change = as(maria, async (ctx) => await workOf(maria)(ctx))
  await expect.poll(waiting).toBe(1)
  await wait(20)
  expect(await fixture.count('safeguards', 'user_id = $1', [maria])).toBe(0)
  held.resolve()
  await Promise.all([asked, change])
  expect((await fixture.balance(maria)).heldCentavos).toBe(5_000_00n)
  expect(await fixture.count('safeguards', 'user_id = $1', [maria])).toBe(1)
})

/** How many connections to this database wait for a lock. */
async function waiting(): Promise<number> {
  return await fixture.count(
    'pg_stat_activity',
    `datname = current_database() and wait_event_type = 'Lock'`,
  )
}
