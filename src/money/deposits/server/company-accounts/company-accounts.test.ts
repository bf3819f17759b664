import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import type { GivenCompanyAccount } from '../../shared/rules.ts'
import { addCompanyAccountByOperator } from './actions.ts'
import { addCompanyAccountByStaff, setCompanyAccountActive } from './admin-actions.ts'
import { readCompanyAccounts } from './store.ts'

const fixture = await testDatabase()
const { database, asOwner } = fixture
const good: GivenCompanyAccount = {
  bankName: 'BDO Unibank',
  accountNumber: '0012 3456 7890',
  accountName: 'Kaban Inc.',
  details: 'Savings, Makati',
}
const open = (given: GivenCompanyAccount) =>
  database.transaction((tx) => addCompanyAccountByOperator(tx, given))

test('the operator adds a company account with its till, and users can choose it', async () => {
  const made = await open({ ...good, bankName: '  BDO Unibank ' })
  expect(made).toEqual({ companyAccountId: expect.any(String) })
  const offered = await database.read(readCompanyAccounts)
  expect(offered).toEqual([{ ...good, ...made }])
  const tills = await asOwner(
    `select p.code from company_accounts c join ledger.places p on p.id = c.till_id
      where c.till_code = p.code`,
  )
  expect(tills).toHaveLength(1)
})

test('a known bank account is refused, however written, also when added twice', async () => {
  expect(await open({ ...good, bankName: 'bdo unibank', accountNumber: '0012-3456-7890' })).toEqual(
    {
      problem: 'bdo unibank 0012-3456-7890 is a company account already.',
    },
  )
  const other = { ...good, bankName: 'GCash', accountNumber: '09170000009' }
  const both = await Promise.all([open(other), open(other)])
  expect(both.filter((made) => 'problem' in made)).toHaveLength(1)
})

test.each([
  ['bank', { bankName: ' ' }],
  ['number', { accountNumber: '12' }],
  ['number', { accountNumber: 'call me maybe?' }],
  ['name', { accountName: '' }],
  ['name', { accountName: 'a'.repeat(101) }],
  ['details', { details: 'a'.repeat(301) }],
])('an unusable value is refused with the name of its field: %s', async (part, wrong) => {
  const before = await asOwner('select from company_accounts')
  expect(await open({ ...good, accountNumber: '5555 5555', ...wrong })).toEqual({
    problem: expect.stringContaining(`The ${part} cannot be used`),
  })
  expect(await asOwner('select from company_accounts')).toHaveLength(before.length)
})

test('staff add, retire and restore a company account; each change is recorded once', async () => {
  const ana = adminContext(await addUser(fixture, 'admin'))
  const ben = await addUser(fixture, 'admin')
  const input = {
    ...good,
    companyAccountId: uuidv7(),
    bankName: 'UnionBank',
    accountNumber: '7777 8888',
  }
  const add = () => withContext(fixture, ana, (ctx) => addCompanyAccountByStaff(ctx, input))
  const move = (active: boolean) =>
    withContext(fixture, ana, (ctx) =>
      setCompanyAccountActive(ctx, { companyAccountId: input.companyAccountId, active }),
    )
  const offered = async () =>
    (await database.read(readCompanyAccounts)).some(
      ({ companyAccountId }) => companyAccountId === input.companyAccountId,
    )
  await Promise.all([add(), add()])
  expect(await offered()).toBe(true)
  const again = { ...input, companyAccountId: uuidv7(), accountNumber: '7777-8888' }
  await expect(
    withContext(fixture, ana, (ctx) => addCompanyAccountByStaff(ctx, again)),
  ).rejects.toMatchObject({ refusalName: 'company-account-exists', field: 'accountNumber' })
  const retired = (await move(false)).find(
    ({ companyAccountId }) => companyAccountId === input.companyAccountId,
  )
  expect(retired).toMatchObject({ active: false, retiredAt: expect.any(Date), openDeposits: 0 })
  expect(await offered()).toBe(false)
  await Promise.all([move(true), move(true)])
  expect(await offered()).toBe(true)
  const recordedTypes = await asOwner(
    'select action_type as type, changes from user_activity_log where subject_id = $1 order by id',
    [input.companyAccountId],
  )
  expect(recordedTypes).toMatchObject([
    {
      type: 'ADMIN_COMPANY_ACCOUNT_ADDED',
      changes: { accountNumber: { before: null, after: '7777 8888' } },
    },
    { type: 'ADMIN_COMPANY_ACCOUNT_RETIRED', changes: { active: { before: true, after: false } } },
    { type: 'ADMIN_COMPANY_ACCOUNT_RESTORED', changes: { active: { before: false, after: true } } },
  ])
  // The other admin gets one mail for each change; the one who made it gets none.
  const mails = await asOwner<{ to: string; facts: unknown }>(
    `select user_id as to, content->'facts' as facts from mail_outbox where kind = 'admin_news'
      order by id`,
  )
  expect(mails.map(({ to }) => to)).toEqual([ben, ben, ben])
  expect(mails[0]?.facts).toContainEqual(['Account number', '7777 8888'])
})

test('a company account of a live installation is not sample data', async () => {
  await asOwner('delete from installation')
  await asOwner(`insert into installation (mode) values ('live')`)
  await open({ ...good, bankName: 'Maya', accountNumber: '09170000010' })
  expect(await asOwner(`select sample from company_accounts where bank_name = 'Maya'`)).toEqual([
    { sample: false },
  ])
})
