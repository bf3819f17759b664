import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { findChatOfTransaction } from '#money/chats/server/actions.ts'
import {
  readCompanySettingsView,
  saveCompanySettings,
} from '#people/company/server/save-settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { letOnePersonMoveAll } from '#tests/fixtures/people/bands.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { depositCentavosMax } from '../../shared/rules.ts'
import { readChatForAdmin } from '../admin-chats.ts'
import { moveDeposit } from './move-deposit.ts'

const fixture = await openDepositFixture(await testDatabase())
await letOnePersonMoveAll(fixture)

afterEach(() => fixture.verifyBook())

test('completing a deposit credits the wallet and leaves all records', async () => {
  const maria = await fixture.addSaver()
  const { transactionId, referenceNumber, status } = await fixture.request(maria)
  expect(status).toBe('pending_payment')
  const chat = await fixture.startChat(maria, transactionId)
  expect(chat).toMatchObject({
    status: 'pending_admin_reply',
    reference: referenceNumber,
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

test('the largest deposit is ₱999,999,999,999.99, and the book carries it', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria, depositCentavosMax)
  await fixture.move(null, transactionId, 'completed')
  expect(await fixture.balance(maria)).toBe(99_999_999_999_999n)
})

test('an admin cannot decide a deposit that they requested as a user', async () => {
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

test('moves outside the table are refused; failing or declining needs a reason', async () => {
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

test('a clock that was an hour ahead for one deposit leaves the book sound', async () => {
  const [ana, ben] = fixture.staff
  const complete = async (centavos: bigint) => {
    const { transactionId } = await fixture.request(await fixture.addSaver(), centavos)
    await fixture.move(ana, transactionId, 'completed')
  }
  await complete(600_00n)
  await fixture.asOwner(`alter table moved_alone disable trigger moved_alone_only_grows;
    update moved_alone set moved_at = moved_at + interval '1 hour' where amount_centavos = 60000;
    alter table moved_alone enable trigger moved_alone_only_grows`)
  await complete(12_000_00n)
  await withContext(fixture, adminContext(ben), async (ctx) => {
    const { settings, version: versionSeen } = await readCompanySettingsView(ctx)
    const lowered = { ...settings, depositApprovalCentavos: 1_000_00n }
    await saveCompanySettings(ctx, { settings: lowered, versionSeen })
  })
})
