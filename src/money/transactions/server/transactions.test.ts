import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { randomText } from '#foundation/platform/server/random.ts'
import { adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import {
  newTransaction,
  openTransactionFixture,
} from '#tests/fixtures/people/transaction-fixture.ts'
import { transactionNameLetters, type TransactionStatus } from '../shared/rules.ts'
import { moveTransaction } from './actions.ts'
import { findReplayedRequest, hashRequest, findReplayedMove } from './idempotency-keys.ts'
import { lockTransaction, refuseIfTransactionChanged } from './lock-transaction.ts'
import { readMyBalance, readTransactionForAdmin } from './read-transactions.ts'

const fixture = await openTransactionFixture()
const { addSaver, record, asAdmin } = fixture

afterEach(() => fixture.expectSoundTransactions())

/** As the modules move: a replay is found before anything is judged. */
const move = (asked: Parameters<typeof findReplayedMove>[1] & { to: TransactionStatus }) =>
  withContext(fixture, adminContext(null), async (ctx) => {
    const transaction = await lockTransaction(ctx.tx, asked.transactionId)
    if (await findReplayedMove(ctx.tx, asked)) return 'replayed'
    return await moveTransaction(ctx, { ...asked, transaction })
  })

test('finds a replayed request and refuses it for another user or other content', async () => {
  const [maria, jose] = [await addSaver(), await addSaver()]
  const request = newTransaction(maria)
  await record(maria, request)
  const replay = (userId: string, requestHash: string) =>
    withContext(fixture, userContext(userId), (ctx) =>
      findReplayedRequest(ctx, { transactionId: request.transactionId, userId, requestHash }),
    )
  expect((await replay(maria, request.requestHash))?.transactionId).toBe(request.transactionId)
  const refusal = { status: 409, refusalName: 'key-reused' }
  await expect(replay(jose, request.requestHash)).rejects.toMatchObject(refusal)
  await expect(replay(maria, hashRequest({ other: 1n }))).rejects.toMatchObject(refusal)
})

test('the next move clears the reason, and the history keeps it', async () => {
  const { transactionId } = await record(await addSaver())
  await move({
    transactionId,
    moveId: uuidv7(),
    to: 'pending_confirmation',
    reason: 'Send the proof.',
    notes: 'Called.',
  })
  expect(
    await move({ transactionId, moveId: uuidv7(), to: 'on_hold', remark: 'Of the module.' }),
  ).toMatchObject({ statusReason: '', adminNotes: 'Called.' })
  const { history } = await asAdmin((ctx) => readTransactionForAdmin(ctx, { id: transactionId }))
  expect(history.map(({ reason, notes }) => ({ reason, notes }))).toEqual([
    { reason: '', notes: 'Of the module.' },
    { reason: 'Send the proof.', notes: 'Called.' },
    { reason: '', notes: '' },
  ])
})

test('refuses a change when the transaction was changed after it was opened', async () => {
  const opened = await record(await addSaver())
  expect(() => refuseIfTransactionChanged(opened, opened.updatedAt)).not.toThrow()
  expect(() => refuseIfTransactionChanged(opened, undefined)).not.toThrow()
  const changed = await move({
    transactionId: opened.transactionId,
    moveId: uuidv7(),
    to: 'on_hold',
  })
  if (changed === 'replayed') throw new Error('It was moved for the first time')
  expect(() => refuseIfTransactionChanged(changed, opened.updatedAt)).toThrow(
    expect.objectContaining({ status: 409, refusalName: 'changed-meanwhile' }),
  )
})

test('a move writes the status and one line of history, once', async () => {
  const userId = await addSaver()
  const { transactionId } = await record(userId)
  const moveId = uuidv7()
  const asked = {
    moveId,
    transactionId,
    to: 'pending_confirmation' as const,
    reason: 'Send the proof.',
    notes: 'Called.',
  }
  expect(await move(asked)).toMatchObject({
    status: 'pending_confirmation',
    statusReason: 'Send the proof.',
    adminNotes: 'Called.',
  })
  expect(await move(asked)).toBe('replayed')
  const others = [
    { to: 'failed' as const },
    { to: undefined },
    { reason: 'Another.' },
    { reason: undefined },
    { notes: 'Wrote.' },
    { notes: undefined },
    { remark: 'More.' },
  ]
  for (const other of others) {
    const replay = withContext(fixture, adminContext(null), (ctx) =>
      findReplayedMove(ctx.tx, { ...asked, ...other }),
    )
    await expect(replay, JSON.stringify(other)).rejects.toMatchObject({
      status: 409,
      refusalName: 'key-reused',
    })
  }
  const { history } = await asAdmin((ctx) => readTransactionForAdmin(ctx, { id: transactionId }))
  expect(history).toMatchObject([
    {
      moveId,
      previousStatus: 'pending_payment',
      newStatus: 'pending_confirmation',
      reason: 'Send the proof.',
      notes: 'Called.',
    },
    { moveId: transactionId, previousStatus: null, newStatus: 'pending_payment' },
  ])
})

test('the table refuses a wrong sign, zero and an unknown status', async () => {
  const userId = await addSaver()
  await expect(record(userId, { amountCentavos: -1n })).rejects.toThrow('wrong sign')
  await expect(record(userId, { amountCentavos: 0n })).rejects.toThrow('wrong sign')
  const insert = (type: string, amount: bigint, status: string) =>
    fixture.asOwner(
      `insert into transactions (id, user_id, transaction_uid, reference_number, type,
        amount_centavos, status, request_hash, sample)
       values ($1::uuid, $2, $1::text, $1::text, $3, $4, $5, repeat('0', 64), true)`,
      [uuidv7(), userId, type, amount, status],
    )
  await expect(insert('withdrawal', 5n, 'pending')).rejects.toThrow(
    'transactions_sign_follows_type',
  )
  await expect(insert('deposit', 0n, 'pending')).rejects.toThrow('check constraint')
  await expect(insert('deposit', 10n ** 15n, 'pending')).rejects.toThrow('check constraint')
  await expect(insert('deposit', 5n, 'paid')).rejects.toThrow('check constraint')
})

test('neither the application nor the database owner can change facts or history', async () => {
  const userId = await addSaver()
  const { transactionId } = await record(userId, { status: 'completed', type: 'deposit' })
  const asApplication = (text: string) =>
    fixture.database.transaction((tx) => tx.dynamicRows(text, [transactionId]))
  for (const run of [asApplication, (text: string) => fixture.asOwner(text, [transactionId])]) {
    await expect(
      run('update transactions set amount_centavos = amount_centavos + 1 where id = $1'),
    ).rejects.toThrow('keeps its user')
    await expect(run(`update transactions set status = 'pending' where id = $1`)).rejects.toThrow(
      'stays so',
    )
    await expect(run('delete from transactions where id = $1')).rejects.toThrow(
      /append-only|permission denied/,
    )
    await expect(
      run(`update status_history set reason = 'x' where transaction_id = $1`),
    ).rejects.toThrow(/append-only|permission denied/)
    await expect(run('delete from status_history where transaction_id = $1')).rejects.toThrow(
      /append-only|permission denied/,
    )
  }
})

test('an empty wallet has a balance of zero', async () => {
  const userId = await addSaver()
  expect(await withContext(fixture, userContext(userId), readMyBalance)).toEqual({
    availableCentavos: 0n,
    heldCentavos: 0n,
    postedCentavos: 0n,
  })
})

test('uids and references end in six capital letters or digits', () => {
  expect(randomText(transactionNameLetters, 6)).toMatch(/^[A-Z0-9]{6}$/)
})
