/** T13: the list of saved accounts saves typing; it never makes an account known, or less known. */
import { afterEach, expect, test } from 'vitest'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readPayee } from '#money/withdrawals/server/payees/new-payee.ts'
import {
  listSavedPayees,
  nameSavedPayee,
  removeSavedPayee,
  restoreSavedPayee,
} from '#money/withdrawals/server/payees/saved-payees.ts'
import { disownWithdrawal } from '#money/withdrawals/server/payees/stop-withdrawals.ts'
import { testDatabase } from '../../fixtures/database/database.ts'
import { userContext, withContext } from '../../fixtures/people/contexts.ts'
import { outcome } from '../../fixtures/people/outcomes.ts'
import { openWithdrawalFixture } from '../../fixtures/people/withdrawal-fixture.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
afterEach(() => fixture.expectSoundBooks())

const savings = { bankName: 'Maya', accountName: 'Test User', accountNumber: '09995550000' }
const { bankName, accountNumber } = savings

const as = <T>(userId: string, work: (ctx: ActionContext) => Promise<T>) =>
  withContext(fixture, userContext(userId), work)
const list = (userId: string) => as(userId, listSavedPayees)
const name = (userId: string, payeeName = 'Savings') =>
  as(userId, (ctx) => nameSavedPayee(ctx, { bankName, accountNumber, name: payeeName }))
const remove = (userId: string) =>
  as(userId, (ctx) => removeSavedPayee(ctx, { bankName, accountNumber }))
const restore = (userId: string) =>
  as(userId, (ctx) => restoreSavedPayee(ctx, { bankName, accountNumber }))
const isKnown = async (userId: string) =>
  (await as(userId, (ctx) => readPayee(ctx, savings))).isKnown

/** Pays this user once to the account, after its wait. */
async function payTo(userId: string): Promise<void> {
  const { transactionId, waitsUntil } = await fixture.request(userId, savings)
  if (waitsUntil) await fixture.letPayeeWaitPass(transactionId)
  await fixture.move(transactionId, 'completed')
}

test('T13 an account that was only asked for, or stopped, is never offered or named', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const { transactionId } = await fixture.request(userId, savings)
  expect(await list(userId)).toEqual([])
  await as(userId, (ctx) => disownWithdrawal(ctx, { transactionId }))
  expect(await list(userId)).toEqual([])
  for (const change of [name, remove, restore])
    expect(await outcome(change(userId))).toBe('payee-not-found')
  expect(await fixture.count('saved_payees')).toBe(0)
  expect(await isKnown(userId)).toBe(false)
})

test('T13 an account that one user was paid to is nothing to another', async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  await payTo(maria)
  expect(await list(maria)).toEqual([{ ...savings, name: '' }])
  expect(await list(jose)).toEqual([])
  expect(await outcome(name(jose, 'Mine'))).toBe('payee-not-found')
  expect(await outcome(remove(jose))).toBe('payee-not-found')
  expect(await isKnown(jose)).toBe(false)
  expect((await fixture.request(jose, savings)).waitsUntil).not.toBeNull()
})

test('a paid account is named, removed, restored, and back with the next payment', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  await payTo(userId)
  await name(userId, 'Savings')
  expect(await list(userId)).toEqual([{ ...savings, name: 'Savings' }])
  await remove(userId)
  expect(await list(userId)).toEqual([])
  await restore(userId)
  expect(await list(userId)).toEqual([{ ...savings, name: 'Savings' }])
  await remove(userId)
  // A list is for typing less: the account is as known as before, and does not wait.
  expect(await isKnown(userId)).toBe(true)
  await payTo(userId)
  expect(await list(userId)).toEqual([{ ...savings, name: 'Savings' }])
  expect(
    await fixture.count('user_activity_log', `user_id = $1 and action_type like 'PAYEE_%'`, [
      userId,
    ]),
  ).toBe(4)
  const [entry] = await fixture.asOwner<{ description: string }>(
    `select description from user_activity_log where user_id = $1
      and action_type = 'PAYEE_RENAMED'`,
    [userId],
  )
  expect(entry?.description).toBe('Named the saved account Maya •••• 0000 “Savings”.')
})
