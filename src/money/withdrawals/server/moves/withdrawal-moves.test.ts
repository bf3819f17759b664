import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { transactionNotesMax } from '#money/transactions/shared/rules.ts'
import { takeClaim } from '#teamwork/claims/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { readWithdrawalForAdmin } from '../read-withdrawals.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const reason = 'The name on the bank account differs.'

afterEach(() => fixture.expectSoundBooks())

test('the balance after a withdrawal counts no movement of the same moment', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const [first, second] = [
    await fixture.request(userId),
    await fixture.request(userId, { amountCentavos: 6_000_00n }),
  ]
  await fixture.move(first.transactionId, 'completed')
  await fixture.move(second.transactionId, 'completed')
  // As two servers could do it: the second movement is one microsecond after the first.
  await fixture.asOwner('alter table ledger.transfers disable trigger append_only')
  await fixture.asOwner(
    `update ledger.transfers set created_at = (select max(changed_at) + interval '1 microsecond'
      from status_history where transaction_id = $1)
     where subject_id = $2`,
    [first.transactionId, second.transactionId],
  )
  await fixture.asOwner('alter table ledger.transfers enable trigger append_only')
  const balanceAfter = async ({ transactionId }: { transactionId: string }) =>
    (
      await withContext(fixture, userContext(userId), (ctx) =>
        readReceipt(ctx, { id: transactionId }),
      )
    ).balanceAfterCentavos
  expect(await balanceAfter(first)).toBe(15_000_00n)
  expect(await balanceAfter(second)).toBe(9_000_00n)
})

test('the same move id gives the first answer, and with another status it is refused', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  const moveId = uuidv7()
  await fixture.move(transactionId, 'completed', { moveId })
  expect(await fixture.move(transactionId, 'completed', { moveId })).toMatchObject({
    status: 'completed',
  })
  expect(await outcome(fixture.move(transactionId, 'failed', { moveId, reason }))).toBe(
    'key-reused',
  )
  const other = await fixture.request(userId)
  expect(await outcome(fixture.move(other.transactionId, 'completed', { moveId }))).toBe(
    'key-reused',
  )
  expect(await fixture.count('status_history', 'transaction_id = $1', [transactionId])).toBe(2)
})

test('refuses the same move id with another reason, notes or bank reference', async () => {
  const { transactionId } = await fixture.request(await fixture.addSaver())
  const asked = {
    moveId: uuidv7(),
    reason: 'Paid by hand.',
    notes: 'Called.',
    bankReference: 'bpi 1',
  }
  await fixture.move(transactionId, 'approved', asked)
  expect(
    await fixture.move(transactionId, 'approved', { ...asked, bankReference: ' BPI  1 ' }),
  ).toMatchObject({ status: 'approved', bankReference: 'BPI 1' })
  for (const other of [
    { reason: 'Another.' },
    { reason: undefined },
    { notes: 'Wrote.' },
    { bankReference: 'BPI 2' },
    { bankReference: undefined },
  ]) {
    expect([
      other,
      await outcome(fixture.move(transactionId, 'approved', { ...asked, ...other })),
    ]).toEqual([other, 'key-reused'])
  }
})

test('a replaced bank reference stays in the internal history', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  const notes = 'n'.repeat(transactionNotesMax)
  await fixture.move(transactionId, 'approved', { bankReference: 'BPI 9', notes: 'Called.' })
  const done = await fixture.move(transactionId, 'completed', {
    bankReference: 'x'.repeat(60),
    notes,
  })
  expect(done).toMatchObject({ bankReference: 'X'.repeat(60), adminNotes: notes })
  const { history } = await withContext(fixture, adminContext(null), (ctx) =>
    readWithdrawalForAdmin(ctx, { id: transactionId }),
  )
  expect(history.map((row) => row.notes)).toEqual([
    `${notes}\nBank reference: ${'X'.repeat(60)}`,
    'Called.\nBank reference: BPI 9',
    '',
  ])
  const receipt = await withContext(fixture, userContext(userId), (ctx) =>
    readReceipt(ctx, { id: transactionId }),
  )
  expect(JSON.stringify(receipt.history)).not.toContain('BPI')
  const trail = await fixture.asOwner<{ changes: unknown }>(
    `select changes from user_activity_log where subject_id = $1
      and action_type = 'ADMIN_UPDATE_WITHDRAWAL_STATUS' order by id`,
    [transactionId],
  )
  expect(trail.map(({ changes }) => changes)).toMatchObject([
    { bankReference: { before: null, after: 'BPI 9' } },
    { bankReference: { before: 'BPI 9', after: 'X'.repeat(60) } },
  ])
})

test('a dialog opened before another move does not undo notes', async () => {
  const { transactionId, updatedAt: updatedAtSeen } = await fixture.request(
    await fixture.addSaver(),
  )
  await fixture.move(transactionId, 'processing', { notes: 'Ana called the bank.', updatedAtSeen })
  expect(await outcome(fixture.move(transactionId, 'on_hold', { notes: '', updatedAtSeen }))).toBe(
    'changed-meanwhile',
  )
  const { withdrawal } = await withContext(fixture, adminContext(null), (ctx) =>
    readWithdrawalForAdmin(ctx, { id: transactionId }),
  )
  expect(withdrawal).toMatchObject({ status: 'processing', adminNotes: 'Ana called the bank.' })
})

test('a reason is shown with its own move only', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  await fixture.move(transactionId, 'on_hold', { reason })
  expect(await fixture.move(transactionId, 'completed')).toMatchObject({ statusReason: '' })
  const notices = await fixture.asOwner<{ content: unknown }>(
    'select content from mail_outbox where user_id = $1 order by id',
    [userId],
  )
  expect(notices.map(({ content }) => JSON.stringify(content).includes(reason))).toEqual([
    false,
    true,
    false,
  ])
})

test('only payments take a bank reference', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  expect(await outcome(fixture.move(transactionId, 'processing', { bankReference: 'X1' }))).toBe(
    'bank-reference-too-early',
  )
})

test('T07 completing requires a bank reference; one from the approval is enough', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const [bare, approved] = [await fixture.request(userId), await fixture.request(userId)]
  expect(
    await outcome(fixture.move(bare.transactionId, 'completed', { bankReference: undefined })),
  ).toBe('bank-reference-required')
  expect(
    await outcome(fixture.move(bare.transactionId, 'completed', { bankReference: '  ' })),
  ).toBe('bank-reference-required')
  for (const bankReference of ['ba', '- - - -', 'A.1-B'])
    expect(await outcome(fixture.move(bare.transactionId, 'completed', { bankReference }))).toBe(
      'bank-reference-short',
    )
  expect(await fixture.balance(userId)).toMatchObject({ heldCentavos: 10_000_00n })
  await fixture.move(approved.transactionId, 'approved', { bankReference: 'BPI 77' })
  expect(
    await fixture.move(approved.transactionId, 'completed', { bankReference: undefined }),
  ).toMatchObject({ status: 'completed', bankReference: 'BPI 77' })
})

test('T07 refuses to move a withdrawal that somebody else claims', async () => {
  const [ana, ben] = fixture.staff
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  const subject = { kind: 'withdrawal' as const, id: transactionId }
  await withContext(fixture, adminContext(ana), (ctx) => takeClaim(ctx, subject))
  for (const to of ['approved', 'completed', 'declined'] as const) {
    expect(await outcome(fixture.move(transactionId, to, { staff: ben, reason }))).toBe(
      'claimed-by-another',
    )
    expect(await outcome(fixture.move(transactionId, to, { staff: null, reason }))).toBe(
      'claimed-by-another',
    )
  }
  expect(await fixture.balance(userId)).toMatchObject({ heldCentavos: 5_000_00n })
  await fixture.move(transactionId, 'completed', { staff: ana })
  expect(await fixture.count('work_claims', 'subject_id = $1', [transactionId])).toBe(0)
})
