/** T13: whoever stole a password cannot send the money to an account of their own. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { noCookies } from '#foundation/platform/server/http/context.ts'
import { moveMany } from '#money/withdrawals/server/moves/move-many.ts'
import { liftPayeeWait } from '#money/withdrawals/server/payees/lift-wait.ts'
import { readMyPayeeWait, readPayee } from '#money/withdrawals/server/payees/new-payee.ts'
import {
  disownWithdrawal,
  stopWithdrawals,
} from '#money/withdrawals/server/payees/stop-withdrawals.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { sayNotMe } from '#people/safeguards/server/say-not-me.ts'
import { removeProvidersSince } from '#people/social/server/connections.ts'
import {
  adminContext,
  testServices,
  userContext,
  withContext,
} from '../../fixtures/people/contexts.ts'
import { outcome, refusalOf } from '../../fixtures/people/outcomes.ts'
import { twoPersonsFixture } from '../../fixtures/people/second-person-fixture.ts'
import { bankDetails } from '../../fixtures/people/withdrawal-fixture.ts'

const fixture = await twoPersonsFixture()
const { ana, ben } = fixture.people
afterEach(async () => {
  await fixture.forgetMovedAlone()
  await fixture.expectWholeBooks()
})

const mule = { bankName: 'Maya', accountName: 'A Mule', accountNumber: '09995550000' }
const reason = 'We called the user at the number on file.'
const staffMoves = ['processing', 'approved', 'completed'] as const

/** A withdrawal of ₱5,000.00 to a new account, which waits. */
async function waiting(amountCentavos = 5_000_00n) {
  const userId = await fixture.addSaver(amountCentavos * 2n)
  const { transactionId } = await fixture.request(userId, { ...mule, amountCentavos })
  return { userId, transactionId }
}

const as = <T>(caller: Caller, work: (ctx: ActionContext) => Promise<T>) =>
  withContext(fixture, caller, work)
const lift = (staff: string, transactionId: string, liftId = uuidv7()) =>
  as(adminContext(staff), (ctx) => liftPayeeWait(ctx, { transactionId, liftId, reason }))
const disown = (userId: string, transactionId: string) =>
  as(userContext(userId), (ctx) => disownWithdrawal(ctx, { transactionId }))
async function statusOf(id: string) {
  const select = 'select status from transactions where id = $1'
  return (await fixture.asOwner<{ status: string }>(select, [id]))[0]?.status
}

async function mailedLink(userId: string): Promise<string> {
  const [mail] = await fixture.asOwner<{ path: string }>(
    `select content->'action'->>'path' as path from mail_outbox
     where user_id = $1 and content->'action'->>'path' like '/not-me?%' order by id desc limit 1`,
    [userId],
  )
  return mail?.path.split('token=')[1] ?? ''
}
const sayByMail = (token: string) =>
  as({ role: 'visitor' }, (ctx) =>
    sayNotMe(ctx, { stopWithdrawals, removeProvidersSince }, { token }),
  )

test('T13 a session that gave only the password cannot withdraw to a new account', async () => {
  const userId = await fixture.addSaver()
  const byPassword: Caller = { role: 'user', userId, sessionId: uuidv7(), proven: true }
  const ask = (caller: Caller, details = mule) =>
    as(caller, (ctx) =>
      requestWithdrawal(ctx, { requestId: uuidv7(), amountCentavos: 5_000_00n, ...details }),
    )
  expect(await refusalOf(ask(byPassword))).toMatchObject({
    refusalName: 'proof-needed',
    figures: { about: 'payee' },
  })
  expect(await outcome(ask(byPassword, bankDetails))).toBe('done')
  expect(await outcome(ask({ ...byPassword, provenByCode: true }))).toBe('done')
})

test('T13 no way of the staff processes or pays it before its time', async () => {
  const { userId, transactionId } = await waiting()
  for (const to of staffMoves)
    expect(await outcome(fixture.moveFor(ana, transactionId, to))).toBe('payee-waits')
  const [report] = await moveMany(
    {
      ...testServices,
      database: fixture.database,
      caller: adminContext(ana),
      cookies: noCookies(),
      request: { id: 'test', address: '', userAgent: '' },
    },
    {
      to: 'approved',
      rows: [{ transactionId, moveId: uuidv7(), updatedAtSeen: new Date() }],
    },
  )
  expect(report?.refusal?.name).toBe('payee-waits')
  await fixture.move(transactionId, 'on_hold')
  expect(await outcome(fixture.moveFor(ana, transactionId, 'completed'))).toBe('payee-waits')
  await fixture.letPayeeWaitPass(transactionId, 23)
  expect(await outcome(fixture.moveFor(ana, transactionId, 'completed'))).toBe('payee-waits')
  await fixture.letPayeeWaitPass(transactionId, 1)
  expect(await outcome(fixture.moveFor(ana, transactionId, 'completed'))).toBe('done')
  // Paid once, it is known.
  const standing = await as(userContext(userId), (ctx) => readPayee(ctx, mule))
  expect(standing).toEqual({ isKnown: true, earliest: null })
  const again = await fixture.request(userId, mule)
  expect(again.waitsUntil).toBeNull()
})

test('the owner reads when it is paid, by mail, notification and screen', async () => {
  const { userId, transactionId } = await waiting()
  const wait = await as(userContext(userId), (ctx) => readMyPayeeWait(ctx, { transactionId }))
  expect(wait).toMatchObject({ waits: true, liftReason: '' })
  expect(await mailedLink(userId)).toMatch(/^[\w-]{43}$/)
  expect(
    await fixture.count('notifications', `user_id = $1 and link_to like $2`, [
      userId,
      `%/receipt/${transactionId}`,
    ]),
  ).toBe(2)
  const stranger = await fixture.addSaver()
  expect(
    await outcome(as(userContext(stranger), (ctx) => readMyPayeeWait(ctx, { transactionId }))),
  ).toBe('transaction-not-found')
})

test('with a setting of 0 hours it does not wait, and the owner is told all the same', async () => {
  await fixture.saveBands({ newPayeeHours: 0 })
  const { userId, transactionId } = await waiting()
  expect(await mailedLink(userId)).not.toBe('')
  expect(await outcome(fixture.moveFor(ana, transactionId, 'completed'))).toBe('done')
  await fixture.saveBands({ newPayeeHours: 24 })
})

test('staff end the wait with a reason, once; the user reads it', async () => {
  const { userId, transactionId } = await waiting()
  const liftId = uuidv7()
  const lifted = await Promise.all(
    Array.from({ length: 6 }, () => lift(ana, transactionId, liftId)),
  )
  for (const { withdrawal, waitsForApproval } of lifted)
    expect([withdrawal.waitsUntil, withdrawal.liftReason, waitsForApproval]).toEqual([
      null,
      reason,
      false,
    ])
  expect(await outcome(lift(ben, transactionId))).toBe('payee-does-not-wait')
  expect(
    await as(userContext(userId), (ctx) => readMyPayeeWait(ctx, { transactionId })),
  ).toMatchObject({ waits: false, liftReason: reason })
  expect(await fixture.count('mail_outbox', `user_id = $1 and kind = 'security'`, [userId])).toBe(2)
  expect(await outcome(fixture.moveFor(ana, transactionId, 'approved'))).toBe('done')
})

test('T09 one lift id ends the wait of one withdrawal, also when both come at once', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const liftId = uuidv7()
  const both = await Promise.all(
    [one, other].map(({ transactionId }) => outcome(lift(ana, transactionId, liftId))),
  )
  expect(both.toSorted()).toEqual(['done', 'lift-used'])
  const left = both[0] === 'done' ? other : one
  expect(await outcome(lift(ana, left.transactionId, liftId))).toBe('lift-used')
  expect(await outcome(fixture.moveFor(ana, left.transactionId, 'approved'))).toBe('payee-waits')
  const filed = uuidv7()
  await lift(ana, (await waiting(60_000_00n)).transactionId, filed)
  const another = lift(ana, (await waiting(60_000_00n)).transactionId, filed)
  expect(await outcome(another)).toBe('already-waiting')
})

test('T13 above the band a second person agrees to end the wait', async () => {
  const { transactionId } = await waiting(60_000_00n)
  const liftId = uuidv7()
  expect((await lift(ana, transactionId, liftId)).waitsForApproval).toBe(true)
  expect(await outcome(fixture.moveFor(ana, transactionId, 'approved'))).toBe('payee-waits')
  expect(await outcome(fixture.approve(ana, liftId))).toBe('own-request')
  await fixture.approve(ben, liftId)
  // Paying it is a decision of its own.
  expect((await fixture.moveFor(ana, transactionId, 'approved')).waitsForApproval).toBe(true)
})

test('"This was not me" gives the money back and locks it', async () => {
  const { userId, transactionId } = await waiting()
  expect(await disown(userId, transactionId)).toEqual({ status: 'cancelled' })
  expect(await fixture.balance(userId)).toMatchObject({ heldCentavos: 0n })
  const isLocked = 'user_id = $1 and locked_at is not null'
  expect(await fixture.count('safeguards', isLocked, [userId])).toBe(1)
  expect(await outcome(fixture.request(userId))).toBe('money-locked')
  expect(await disown(userId, transactionId)).toEqual({ status: 'cancelled' })
  const stranger = await fixture.addSaver()
  expect(await outcome(disown(stranger, transactionId))).toBe('transaction-not-found')
})

test('the link of the mail does the same without a sign-in, once', async () => {
  const { userId, transactionId } = await waiting()
  const token = await mailedLink(userId)
  const said = await Promise.all(Array.from({ length: 5 }, () => outcome(sayByMail(token))))
  expect(said.filter((one) => one === 'done')).toHaveLength(1)
  expect(await statusOf(transactionId)).toBe('cancelled')
  expect(await fixture.balance(userId)).toMatchObject({ heldCentavos: 0n })
  expect(await outcome(fixture.request(userId))).toBe('money-locked')
})

test('one that staff processed stays on hold however often; one they agreed to stays', async () => {
  const mails = () => fixture.count('mail_outbox', `subject like 'Stop payment%'`)
  for (const [to, after, isMailed] of [
    ['processing', 'on_hold', true],
    ['approved', 'approved', true],
    ['on_hold', 'cancelled', false],
  ] as const) {
    const { userId, transactionId } = await waiting()
    await fixture.letPayeeWaitPass(transactionId)
    await fixture.move(transactionId, to)
    const before = await mails()
    expect(await disown(userId, transactionId)).toEqual({ status: after })
    expect(await disown(userId, transactionId)).toEqual({ status: after })
    expect((await mails()) > before).toBe(isMailed)
  }
})

test('T13 not me, a lift, a payment and a cancellation at once: one outcome', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { userId, transactionId } = await waiting()
    if (round % 3 === 0) await fixture.letPayeeWaitPass(transactionId)
    await Promise.all([
      outcome(disown(userId, transactionId)),
      outcome(sayByMail(await mailedLink(userId))),
      outcome(lift(ana, transactionId)),
      outcome(fixture.moveFor(ben, transactionId, 'completed')),
      outcome(fixture.cancel(userId, transactionId)),
    ])
    const status = await statusOf(transactionId)
    expect(['cancelled', 'completed']).toContain(status)
    expect(await fixture.balance(userId)).toMatchObject({
      heldCentavos: 0n,
      postedCentavos: status === 'completed' ? 5_000_00n : 10_000_00n,
    })
    // Whatever came first: nothing more leaves before the owner unlocks it.
    expect(await outcome(fixture.request(userId))).toBe('money-locked')
  }
})

test('T13 at the end of the wait a payment either waits or is made whole', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { userId, transactionId } = await waiting()
    await fixture.letPayeeWaitPass(transactionId, 23)
    await fixture.asOwner('alter table payee_waits disable trigger payee_waits_stay_true')
    await fixture.asOwner(
      `update payee_waits set waits_until = clock_timestamp() + interval '5 milliseconds'
        where transaction_id = $1`,
      [transactionId],
    )
    await fixture.asOwner('alter table payee_waits enable trigger payee_waits_stay_true')
    const paid = await outcome(fixture.moveFor(ana, transactionId, 'completed'))
    expect(['done', 'payee-waits']).toContain(paid)
    expect((await fixture.balance(userId)).heldCentavos).toBe(paid === 'done' ? 0n : 5_000_00n)
  }
})

test('T13 the mail of a request to a new account names when it can be paid', async () => {
  const facts = async (userId: string) => {
    const [mail] = await fixture.asOwner<{ facts: unknown; paragraphs: unknown }>(
      `select content->'facts' as facts, content->'paragraphs' as paragraphs from mail_outbox
       where user_id = $1 and kind = 'request_submitted' order by id desc limit 1`,
      [userId],
    )
    return JSON.stringify(mail)
  }
  const { userId } = await waiting()
  expect(await facts(userId)).toMatch(/Earliest payout/)
  expect(await facts(userId)).toMatch(/sent money to this account before/)
  const known = await fixture.addSaver(10_000_00n)
  await fixture.request(known)
  expect(await facts(known)).not.toMatch(/Earliest payout/)
})

test('T13 the last page of the mail counts what was stopped and what was not', async () => {
  const { userId } = await waiting(20_000_00n)
  const { transactionId: agreed } = await fixture.request(userId, {
    ...mule,
    accountNumber: '09995550001',
    amountCentavos: 6_000_00n,
  })
  await fixture.letPayeeWaitPass(agreed)
  await fixture.move(agreed, 'approved')
  await fixture.request(userId, { amountCentavos: 5_000_00n })
  expect(await sayByMail(await mailedLink(userId))).toMatchObject({
    stopped: { cancelled: 1, withCompany: 1, pending: 1 },
  })
  const calm = await waiting()
  await disown(calm.userId, calm.transactionId)
  expect(await sayByMail(await mailedLink(calm.userId))).toMatchObject({
    stopped: { cancelled: 0, withCompany: 0, pending: 0 },
  })
})
