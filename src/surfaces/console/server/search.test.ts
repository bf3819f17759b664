import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openTill, openWallet, post } from '#ledger/server/actions.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { recordStatements } from '#tests/fixtures/database/query-plans.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { linkAtSignUp } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { usersFoundMax } from '../shared/rules-search.ts'
import { editTransaction } from './actions.ts'
import { searchEverything } from './search-everything.ts'

const fixture = await testDatabase()
const staff = adminContext(await addUser(fixture, 'admin'))
const maria = await addUser(fixture)
await fixture.asOwner(
  `update users set full_name = 'Maria Santos', email = 'maria@example.test',
    phone_number = '0917 555 0101' where id = $1`,
  [maria],
)
const [adjustments, payouts, transactionId] = [uuidv7(), uuidv7(), uuidv7()]
await fixture.database.transaction(async (tx) => {
  await openTill(tx, {
    tillId: adjustments,
    code: 'adjustments',
    name: 'Adjustments',
    sample: true,
  })
  await openTill(tx, { tillId: payouts, code: 'payouts', name: 'Payouts', sample: true })
  await openWallet(tx, { walletId: maria, sample: true })
  await post(tx, {
    key: uuidv7(),
    from: adjustments,
    to: maria,
    amountCentavos: 10_000_00n,
    purpose: 'adjustment',
  })
})
const bank = { bankName: 'BDO Unibank', accountName: 'Maria Santos', accountNumber: '001234564321' }
await linkAtSignUp(fixture, maria, bank)
await withContext(fixture, userContext(maria), (ctx) =>
  requestWithdrawal(ctx, { requestId: transactionId, amountCentavos: 6_543_21n, ...bank }),
)
const [names = { uid: '', reference: '', updated: new Date() }] = await fixture.asOwner<{
  uid: string
  reference: string
  updated: Date
}>(
  `select transaction_uid as uid, reference_number as reference, updated_at as updated
    from transactions where id = $1`,
  [transactionId],
)
await withContext(fixture, staff, (ctx) =>
  editTransaction(ctx, {
    transactionId,
    moveId: uuidv7(),
    to: 'completed',
    adminNotes: '',
    statusReason: '',
    bankReference: 'bdo-998877',
    updatedAtSeen: names.updated,
  }),
)

const search = (term: string) =>
  withContext(fixture, staff, (ctx) => searchEverything(ctx, { term }))
const matchOf = async (term: string) =>
  (await search(term)).transactions.find((one) => one.transactionId === transactionId)?.matched

test.each(['maria', 'SANTOS', 'maria@example', '0917 555', '09175550101', '555-0101', maria])(
  'a user is found by %s',
  async (term) => {
    expect((await search(term)).users.map(({ userId }) => userId)).toEqual([maria])
  },
)

test('a transaction is found by whole names, their beginnings and endings', async () => {
  const { uid, reference } = names
  for (const term of [
    uid,
    uid.toLowerCase(),
    uid.slice(-10),
    uid.slice(-4),
    uid.slice(0, 8),
    reference,
    reference.slice(-6),
    transactionId,
  ]) {
    expect(await matchOf(term), term).toBe('name')
  }
})

test('a transaction is found by amount, bank account and bank reference', async () => {
  for (const term of ['6543.21', '₱6,543.21', '-6543.21'])
    expect(await matchOf(term), term).toBe('amount')
  for (const term of ['4321', '001234564321']) expect(await matchOf(term), term).toBe('bank-number')
  for (const term of ['BDO-998877', 'bdo-99'])
    expect(await matchOf(term), term).toBe('bank-reference')
})

test('wildcards, short terms and unknown terms find nothing', async () => {
  for (const term of ['%%%', '___', 'ma', 'nobody here', `'; drop table users`])
    expect(await search(term), term).toEqual({ users: [], transactions: [] })
})

test('a whole email finds only its user, a part of one everybody who has it', async () => {
  const others = [await addUser(fixture), await addUser(fixture)] as const
  for (const [id, email] of [
    [others[0], 'ana.whole@example.test'],
    [others[1], 'diana.whole@example.test'],
  ])
    await fixture.asOwner('update users set email = $2 where id = $1', [id, email])
  const found = async (term: string) => {
    const { users } = await withContext(fixture, staff, (ctx) => searchEverything(ctx, { term }))
    return users.map(({ email }) => email).sort((one, other) => one.localeCompare(other))
  }
  expect(await found('ANA.whole@example.test')).toEqual(['ana.whole@example.test'])
  expect(await found('whole@example.test')).toEqual([
    'ana.whole@example.test',
    'diana.whole@example.test',
  ])
})

test('users of exactly this name come first, and alone if they are enough', async () => {
  const add = async (fullName: string) =>
    fixture.asOwner('update users set full_name = $2 where id = $1', [
      await addUser(fixture),
      fullName,
    ])
  for (const name of ['Jo Cruz', 'Mary Jo Cruz', 'Jo Cruz Tan']) await add(name)
  const found = async () => (await search('jo cruz')).users.map(({ fullName }) => fullName)
  expect(await found()).toEqual(['Jo Cruz', 'Jo Cruz Tan', 'Mary Jo Cruz'])
  /** The step of the plan that looks for the name anywhere. */
  const lookEverywhere = () =>
    withContext(fixture, staff, async (ctx) => {
      const { tx, statements } = recordStatements(ctx.tx)
      await searchEverything({ ...ctx, tx }, { term: 'jo cruz' })
      await ctx.tx.dynamicRows('set local enable_seqscan = off')
      const lines = await ctx.tx.dynamicRows<{ 'QUERY PLAN': string }>(
        `explain analyze ${statements[0]!.text}`,
        statements[0]!.values,
      )
      return lines.find((line) => line['QUERY PLAN'].includes('users_searched'))!['QUERY PLAN']
    })
  expect(await lookEverywhere()).not.toContain('never executed')
  for (let more = 1; more < usersFoundMax; more += 1) await add('Jo Cruz')
  expect(await found()).toEqual(Array(usersFoundMax).fill('Jo Cruz'))
  expect(await lookEverywhere()).toContain('never executed')
})
