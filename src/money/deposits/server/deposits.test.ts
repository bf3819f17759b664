import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { findChatOfTransaction } from '#money/chats/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  adminContext,
  withContext,
  testGround,
  userContext,
} from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture, outcome } from '#tests/fixtures/people/deposit-fixture.ts'
import { depositCentavosMax } from '../shared/rules.ts'
import { readChatForAdmin, listChatsForAdmin, getDepositOfChat } from './admin-chats.ts'
import { depositChecks } from './deposit-checks.ts'
import { expireDueDeposits } from './moves/expire-deposits.ts'
import { cancelDeposit, extendDeposit, settleDeadline } from './moves/keep-deposit-alive.ts'
import { moveDeposit } from './moves/move-deposit.ts'
import { getCurrentDeposit, requestDeposit } from './request-deposit.ts'

const fixture = await openDepositFixture(await testDatabase())
const sweep = () =>
  withContext(fixture, { role: 'system' }, () =>
    expireDueDeposits({ ...testGround, database: fixture.database }),
  )

afterEach(async () => {
  expect((await verifyBook(fixture.database, depositChecks)).problems).toEqual([])
})

test('a completed deposit credits the wallet and is told everywhere in one transaction', async () => {
  const maria = await fixture.addSaver()
  const { transactionId, transactionUid, status } = await fixture.request(maria)
  expect(status).toBe('pending_payment')
  const chat = await fixture.startChat(maria, transactionId)
  expect(chat).toMatchObject({
    status: 'pending_admin_reply',
    reference: transactionUid,
    relatedTransactionId: transactionId,
  })
  await fixture.sendProof(maria, chat.chatId)
  await fixture.move(fixture.staff[0], transactionId, 'completed')

  expect(await fixture.balance(maria)).toBe(1_250_050n)
  const [row] = await fixture.asOwner(
    `select type, status, description from transactions where id = $1`,
    [transactionId],
  )
  expect(row).toEqual({
    type: 'deposit',
    status: 'completed',
    description: 'Deposit of ₱12,500.50 completed.',
  })
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'completed'])
  expect(
    (await fixture.database.read((tx) => findChatOfTransaction(tx, transactionId)))?.status,
  ).toBe('closed_completed')
  const notices = await fixture.asOwner<{ type: string }>(
    `select type from notifications where user_id = $1 order by id`,
    [maria],
  )
  expect(notices.map(({ type }) => type)).toEqual([
    'transaction_update',
    'deposit_chat_initiated',
    'transaction_update',
  ])
  const mails = await fixture.asOwner<{ kind: string }>(
    `select kind from mail_outbox where user_id = $1 order by id`,
    [maria],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['deposit_initiated', 'deposit_status_update'])
  const done = await fixture.asOwner<{ action: string }>(
    `select action_type as action from user_activity_log where user_id = $1 order by id`,
    [maria],
  )
  expect(done.map(({ action }) => action)).toEqual([
    'DEPOSIT_INITIATED',
    'DEPOSIT_CHAT_STARTED',
    'DEPOSIT_COMPLETED',
  ])
})

test.each([
  [0n, 'invalid-amount'],
  [-100n, 'invalid-amount'],
  [depositCentavosMax + 1n, 'invalid-amount'],
])('an amount of %s centavos is refused', async (amountCentavos, refusal) => {
  expect(await outcome(fixture.request(await fixture.addSaver(), amountCentavos))).toBe(refusal)
})

test('nobody of the staff decides their own deposit, from before they were of the staff', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [maria])
  for (const to of ['completed', 'pending_confirmation', 'failed'] as const) {
    await expect(
      withContext(fixture, adminContext(maria), (ctx) =>
        moveDeposit(ctx, { transactionId, moveId: uuidv7(), to, reason: 'Mine.' }),
      ),
    ).rejects.toMatchObject({ status: 403, refusalName: 'own-transaction' })
  }
  expect(await fixture.balance(maria)).toBe(0n)
  await fixture.move(fixture.staff[0], transactionId, 'completed')
})

test('the largest deposit is ₱999,999,999,999.99, and the book carries it', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria, depositCentavosMax)
  await fixture.move(null, transactionId, 'completed')
  expect(await fixture.balance(maria)).toBe(99_999_999_999_999n)
})

test('a deposit below the minimum that the operator has set is refused with its figure', async () => {
  const maria = await fixture.addSaver()
  const refused = await fixture.request(maria, 499_99n).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    refusalName: 'minimum-deposit',
    title: 'Minimum Amount',
    message: 'Minimum deposit amount is ₱500.00.',
    field: 'amount',
  })
  await fixture.asOwner('update company_settings set minimum_deposit_centavos = 1')
  expect(await outcome(fixture.request(maria, 1n))).toBe('done')
  await fixture.asOwner('update company_settings set minimum_deposit_centavos = 50000')
})

test('a deposit without a company account, or into one that does not exist, is refused', async () => {
  const maria = await fixture.addSaver()
  const ask = (companyAccountId: string | null) =>
    outcome(
      withContext(fixture, userContext(maria), (ctx) =>
        requestDeposit(ctx, { requestId: uuidv7(), amountCentavos: 500_00n, companyAccountId }),
      ),
    )
  expect(await ask(null)).toBe('select-company-account')
  expect(await ask(uuidv7())).toBe('company-account-not-found')
})

test('the same request again gives the first answer; with another amount, or from another person, it is refused', async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  const first = await fixture.request(maria)
  expect(await fixture.request(maria, 1_250_050n, first.transactionId)).toEqual(first)
  expect(await outcome(fixture.request(maria, 99n, first.transactionId))).toBe('key-reused')
  expect(await outcome(fixture.request(jose, 1_250_050n, first.transactionId))).toBe('key-reused')
})

test('one window at a time: it is resumed on another device, and a new one opens only after it', async () => {
  const maria = await fixture.addSaver()
  const first = await fixture.request(maria)
  expect(await withContext(fixture, userContext(maria), getCurrentDeposit)).toEqual(first)
  expect(await outcome(fixture.request(maria))).toBe('window-open')
  await fixture.letTimePass(first.transactionId)
  expect(await withContext(fixture, userContext(maria), getCurrentDeposit)).toBeNull()
  const second = await fixture.request(maria)
  expect(await fixture.statuses(first.transactionId)).toEqual(['pending_payment', 'expired'])
  const cancel = { transactionId: second.transactionId, moveId: uuidv7() }
  expect(
    (await withContext(fixture, userContext(maria), (ctx) => cancelDeposit(ctx, cancel))).status,
  ).toBe('cancelled')
  expect(
    (await withContext(fixture, userContext(maria), (ctx) => cancelDeposit(ctx, cancel))).status,
  ).toBe('cancelled')
})

test('more time is given ten times, and a second click of the same button gives nothing', async () => {
  const maria = await fixture.addSaver()
  const { transactionId, expiresAt } = await fixture.request(maria)
  const extend = (extensionsSeen: number) =>
    withContext(fixture, userContext(maria), (ctx) =>
      extendDeposit(ctx, { transactionId, extensionsSeen }),
    )
  expect((await extend(0)).expiresAt.getTime() - expiresAt.getTime()).toBe(30 * 60_000)
  expect((await extend(0)).extensions).toBe(1)
  for (let seen = 1; seen < 10; seen += 1) await extend(seen)
  expect(await outcome(extend(10))).toBe('no-more-time')
})

test('a past deadline counts as expired before the job has seen it, and the job writes it down once', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  await fixture.letTimePass(transactionId)
  const as = userContext(maria)
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => extendDeposit(ctx, { transactionId, extensionsSeen: 0 })),
    ),
  ).toBe('deposit-expired')
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => cancelDeposit(ctx, { transactionId, moveId: uuidv7() })),
    ),
  ).toBe('deposit-expired')
  expect(await outcome(fixture.startChat(maria, transactionId))).toBe('deposit-expired')
  expect(await outcome(fixture.move(null, transactionId, 'completed'))).toBe('reason-required')
  await Promise.all([sweep(), sweep(), sweep()])
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
})

test('a browser whose clock runs fast ends nothing', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const settle = () =>
    withContext(fixture, userContext(maria), (ctx) => settleDeadline(ctx, { transactionId }))
  expect((await settle()).status).toBe('pending_payment')
  await fixture.letTimePass(transactionId)
  expect((await settle()).status).toBe('expired')
})

test('an expired deposit is completed with a reason, and the history keeps both', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.letTimePass(transactionId)
  await fixture.move(null, transactionId, 'completed', { reason: 'The money arrived at 10:42.' })
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired', 'completed'])
  expect(await fixture.balance(maria)).toBe(1_250_050n)
  const seen = await withContext(fixture, userContext(maria), (ctx) =>
    getDepositOfChat(ctx, { chatId }),
  )
  expect(seen).toMatchObject({ status: 'completed', statusReason: 'The money arrived at 10:42.' })
})

test('a proof that waits for staff stops the clock, and the user can no longer cancel', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.sendProof(maria, chatId)
  await fixture.endTimeIn(transactionId)
  await sweep()
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment'])
  expect(
    await outcome(
      withContext(fixture, userContext(maria), (ctx) =>
        cancelDeposit(ctx, { transactionId, moveId: uuidv7() }),
      ),
    ),
  ).toBe('proof-waiting')
  expect((await fixture.move(null, transactionId, 'completed')).status).toBe('completed')
})

test('an expiry keeps the chat open for the proof that comes late', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.letTimePass(transactionId)
  await sweep()
  await fixture.sendProof(maria, chatId)
  const { chat, deposit, proofs } = await withContext(fixture, adminContext(null), (ctx) =>
    readChatForAdmin(ctx, { chatId }),
  )
  expect(chat.status).toBe('pending_confirmation')
  expect(deposit?.status).toBe('expired')
  expect(proofs).toHaveLength(1)
})

test('the moves keep to their table, and a failed or declined deposit needs a reason', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  expect(await outcome(fixture.move(null, transactionId, 'on_hold'))).toBe('move-not-allowed')
  expect(await outcome(fixture.move(null, transactionId, 'failed'))).toBe('reason-required')
  expect(await outcome(fixture.move(null, transactionId, 'declined', { reason: '' }))).toBe(
    'reason-required',
  )
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.move(null, transactionId, 'pending_confirmation')
  const { chat } = await withContext(fixture, adminContext(null), (ctx) =>
    readChatForAdmin(ctx, { chatId }),
  )
  expect(chat.status).toBe('pending_user_reply')
  await fixture.move(null, transactionId, 'failed', { reason: 'No money arrived.' })
  expect(
    await outcome(fixture.move(null, transactionId, 'completed', { reason: 'Changed my mind' })),
  ).toBe('move-not-allowed')
  expect(await fixture.balance(maria)).toBe(0n)
})

test('a deposit of another person is not found, whatever is asked of it', async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  const as = userContext(jose)
  expect(await outcome(fixture.startChat(jose, transactionId))).toBe('transaction-not-found')
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => extendDeposit(ctx, { transactionId, extensionsSeen: 0 })),
    ),
  ).toBe('transaction-not-found')
  expect(
    await outcome(withContext(fixture, as, (ctx) => settleDeadline(ctx, { transactionId }))),
  ).toBe('transaction-not-found')
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => cancelDeposit(ctx, { transactionId, moveId: uuidv7() })),
    ),
  ).toBe('transaction-not-found')
  expect(await outcome(withContext(fixture, as, (ctx) => getDepositOfChat(ctx, { chatId })))).toBe(
    'chat-not-found',
  )
  expect(await outcome(fixture.move(null, uuidv7(), 'completed'))).toBe('transaction-not-found')
})

test('staff find a chat by name, email, id and reference; signs of the pattern language are plain signs', async () => {
  const maria = await fixture.addSaver()
  const { transactionId, transactionUid, referenceNumber } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  const find = async (search: string) =>
    (
      await withContext(fixture, adminContext(null), (ctx) => listChatsForAdmin(ctx, { search }))
    ).chats.map((chat) => chat.chatId)
  for (const search of [
    `${maria}@example`,
    maria,
    chatId,
    transactionUid,
    referenceNumber.toLowerCase(),
  ])
    expect(await find(search)).toEqual([chatId])
  expect(await find('%')).toEqual([])
  expect(await find('Test User')).toContain(chatId)
})
