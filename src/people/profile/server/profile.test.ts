import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/fixtures/database/database.ts'
import { addUser, inAct, userAct } from '../../../../tests/fixtures/people/contexts.ts'
import { findBankDetails, readMyProfile, saveMyBankDetails, saveMyProfile } from './actions.ts'

const town = await testDatabase()
const maya = { bankName: 'Maya', accountName: 'Maria Santos', accountNumber: '0917 123 4567' }

const activityOf = (userId: string) =>
  town.asOwner<{ action_type: string; description: string }>(
    'select action_type, description from user_activity_log where user_id = $1 order by id',
    [userId],
  )

test('bank details are stored with the plain number and recorded without it', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  expect(await town.database.read((tx) => findBankDetails(tx, maria))).toEqual({
    ...maya,
    accountNumber: '09171234567',
  })
  expect(await activityOf(maria)).toEqual([
    { action_type: 'BANK_DETAILS_UPDATE', description: 'Bank details set to Maya, •••• 4567.' },
  ])
})

test('refused bank details change and record nothing', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  const refused = inAct(town, userAct(maria), (act) =>
    saveMyBankDetails(act, { ...maya, accountName: '' }),
  )
  await expect(refused).rejects.toMatchObject({
    title: 'Missing Fields',
    message: 'Please fill all bank details.',
    field: 'accountName',
  })
  expect((await town.database.read((tx) => findBankDetails(tx, maria)))?.accountName).toBe(
    'Maria Santos',
  )
  expect(await activityOf(maria)).toHaveLength(1)
})

test('a user reads and changes only the own profile', async () => {
  const [maria, jose] = [await addUser(town), await addUser(town)]
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  await inAct(town, userAct(maria), (act) =>
    saveMyProfile(act, { fullName: 'Maria Clara', phoneNumber: '0917 000 0000' }),
  )
  expect(await inAct(town, userAct(maria), (act) => readMyProfile(act))).toMatchObject({
    fullName: 'Maria Clara',
    phoneNumber: '0917 000 0000',
  })
  expect(await inAct(town, userAct(jose), (act) => readMyProfile(act))).toMatchObject({
    fullName: 'Test User',
    bankDetails: null,
  })
})

test('an empty full name is refused with the words of the specification', async () => {
  const maria = await addUser(town)
  const refused = inAct(town, userAct(maria), (act) =>
    saveMyProfile(act, { fullName: '  ', phoneNumber: '' }),
  )
  await expect(refused).rejects.toMatchObject({
    title: 'Full Name Required',
    message: 'Please enter your full name.',
  })
  expect(await activityOf(maria)).toEqual([])
})

const gcash = { bankName: 'GCash', accountName: 'Maria Santos', accountNumber: '09181234567' }
const unproven = (userId: string) => ({ ...userAct(userId), proven: false }) as const
const told = (userId: string) =>
  town.asOwner<{ facts: unknown }>(
    `select content->'facts' as facts from mail_outbox where user_id = $1 and kind = 'security'`,
    [userId],
  )

test('the first bank details need a proof as well, but are no change', async () => {
  const maria = await addUser(town)
  await expect(
    inAct(town, unproven(maria), (act) => saveMyBankDetails(act, maya)),
  ).rejects.toMatchObject({ title: 'Confirm It Is You', status: 403 })
  expect(await town.database.read((tx) => findBankDetails(tx, maria))).toBeNull()
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  expect(await told(maria)).toEqual([])
})

test('other bank details than before are refused without a proof, and nothing changes', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  for (const change of [
    gcash,
    { ...maya, accountName: 'Somebody Else' },
    { ...maya, accountNumber: '09170000000' },
  ]) {
    const refused = inAct(town, unproven(maria), (act) => saveMyBankDetails(act, change))
    await expect(refused).rejects.toMatchObject({ title: 'Confirm It Is You', status: 403 })
  }
  expect(await town.database.read((tx) => findBankDetails(tx, maria))).toEqual({
    ...maya,
    accountNumber: '09171234567',
  })
  expect(await activityOf(maria)).toHaveLength(1)
  expect(await told(maria)).toEqual([])
})

test('with a proof they change, and the owner is told by mail with the last four digits only', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, gcash))
  expect(await town.database.read((tx) => findBankDetails(tx, maria))).toEqual(gcash)
  const mails = await told(maria)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.facts).toEqual(
    expect.arrayContaining([
      ['Bank or e-wallet', 'GCash'],
      ['Account number', '•••• 4567'],
    ]),
  )
  expect(JSON.stringify(mails)).not.toContain('0918')
})

test('the same bank details again, however they are written, are no change', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) => saveMyBankDetails(act, maya))
  await inAct(town, unproven(maria), (act) =>
    saveMyBankDetails(act, {
      ...maya,
      accountName: ' Maria Santos ',
      accountNumber: '0917-1234567',
    }),
  )
  expect(await told(maria)).toEqual([])
})

test('of two first bank details at the same time the second is a change, and told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const maria = await addUser(town)
    const saved = await Promise.allSettled(
      [maya, gcash].map((details) =>
        inAct(town, userAct(maria), (act) => saveMyBankDetails(act, details)),
      ),
    )
    expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await told(maria)).toHaveLength(1)
  }
})
