import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import {
  findBankDetails,
  readMyProfile,
  saveBankDetails,
  saveMyBankDetails,
  saveMyProfile,
} from './actions.ts'

const fixture = await testDatabase()
const maya = { bankName: 'Maya', accountName: 'Maria Santos', accountNumber: '0917 123 4567' }

const activityOf = (userId: string) =>
  fixture.asOwner<{ action_type: string; description: string }>(
    'select action_type, description from user_activity_log where user_id = $1 order by id',
    [userId],
  )

test('bank details are stored with the plain number and recorded without it', async () => {
  const maria = await addUser(fixture)
  await withContext(fixture, userContext(maria), (ctx) => saveMyBankDetails(ctx, maya))
  expect(await fixture.database.read((tx) => findBankDetails(tx, maria))).toEqual({
    ...maya,
    accountNumber: '09171234567',
  })
  expect(await activityOf(maria)).toEqual([
    { action_type: 'BANK_DETAILS_UPDATE', description: 'Bank details set to Maya, •••• 4567.' },
  ])
})

test('refused bank details change and record nothing', async () => {
  const maria = await addUser(fixture)
  await withContext(fixture, userContext(maria), (ctx) => saveMyBankDetails(ctx, maya))
  const refused = withContext(fixture, userContext(maria), (ctx) =>
    saveMyBankDetails(ctx, { ...maya, accountName: '' }),
  )
  await expect(refused).rejects.toMatchObject({
    title: 'Missing Fields',
    message: 'Please fill all bank details.',
    field: 'accountName',
  })
  expect((await fixture.database.read((tx) => findBankDetails(tx, maria)))?.accountName).toBe(
    'Maria Santos',
  )
  expect(await activityOf(maria)).toHaveLength(1)
})

test('a user reads and changes only the own profile', async () => {
  const [maria, jose] = [await addUser(fixture), await addUser(fixture)]
  await withContext(fixture, userContext(maria), (ctx) => saveMyBankDetails(ctx, maya))
  await withContext(fixture, userContext(maria), (ctx) =>
    saveMyProfile(ctx, { fullName: 'Maria Clara', phoneNumber: '0917 000 0000' }),
  )
  expect(await withContext(fixture, userContext(maria), (ctx) => readMyProfile(ctx))).toMatchObject(
    {
      fullName: 'Maria Clara',
      phoneNumber: '0917 000 0000',
    },
  )
  expect(await withContext(fixture, userContext(jose), (ctx) => readMyProfile(ctx))).toMatchObject({
    fullName: 'Test User',
    bankDetails: null,
  })
})

test('the record says which fields changed, in both languages', async () => {
  const maria = await addUser(fixture)
  for (const [fullName, phoneNumber, en, fil] of [
    ['Ana', '0917 111 1111', 'full name and phone number', 'buong pangalan at numero ng telepono'],
    ['Lia', '0917 111 1111', 'full name', 'buong pangalan'],
    ['Lia', '0917 222 2222', 'phone number', 'numero ng telepono'],
  ] as const) {
    await withContext(fixture, userContext(maria), (ctx) =>
      saveMyProfile(ctx, { fullName, phoneNumber }),
    )
    expect(await newestRecord(maria)).toEqual({ en: `Changed ${en}.`, fil: `Binago ang ${fil}.` })
  }
  await withContext(fixture, userContext(maria), (ctx) =>
    saveMyProfile(ctx, { fullName: 'Lia', phoneNumber: '0917 222 2222' }),
  )
  expect(await newestRecord(maria)).toEqual({
    en: 'Profile saved without changes.',
    fil: 'Na-save ang profile nang walang pagbabago.',
  })
})

async function newestRecord(userId: string) {
  const [newest] = await fixture.asOwner(
    `select description as en, description_fil as fil from user_activity_log
      where user_id = $1 order by id desc limit 1`,
    [userId],
  )
  return newest
}

test('an empty full name is refused with the words of the specification', async () => {
  const maria = await addUser(fixture)
  const refused = withContext(fixture, userContext(maria), (ctx) =>
    saveMyProfile(ctx, { fullName: '  ', phoneNumber: '' }),
  )
  await expect(refused).rejects.toMatchObject({
    title: 'Full Name Required',
    message: 'Please enter your full name.',
  })
  expect(await activityOf(maria)).toEqual([])
})

const gcash = { bankName: 'GCash', accountName: 'Maria Santos', accountNumber: '09181234567' }
const unproven = (userId: string) => ({ ...userContext(userId), proven: false }) as const
/** As a sign-up does. */
const linkAtSignUp = (userId: string, details = maya) =>
  withContext(fixture, { role: 'visitor' }, (ctx) => saveBankDetails(ctx, { userId, ...details }))
const mailsTo = (userId: string) =>
  fixture.asOwner<{ facts: unknown }>(
    `select content->'facts' as facts from mail_outbox where user_id = $1 and kind = 'security'`,
    [userId],
  )

test('first bank details after the sign-up need a proof and count as a change', async () => {
  const maria = await addUser(fixture)
  await expect(
    withContext(fixture, unproven(maria), (ctx) => saveMyBankDetails(ctx, maya)),
  ).rejects.toMatchObject({ title: 'Confirm It Is You', status: 403 })
  expect(await fixture.database.read((tx) => findBankDetails(tx, maria))).toBeNull()
  await withContext(fixture, userContext(maria), (ctx) => saveMyBankDetails(ctx, maya))
  expect(await mailsTo(maria)).toHaveLength(1)
  const [pause] = await fixture.asOwner(
    `select pause_reason as reason, paused_until > now() + interval '23 hours' as day
      from safeguards where user_id = $1`,
    [maria],
  )
  expect(pause).toEqual({ reason: 'bank-details-changed', day: true })
})

test('bank details of the sign-up count at once', async () => {
  const maria = await addUser(fixture)
  await linkAtSignUp(maria)
  expect(await mailsTo(maria)).toEqual([])
  expect(await fixture.asOwner('select from safeguards where user_id = $1', [maria])).toEqual([])
})

test('changed bank details are refused without a proof, and nothing changes', async () => {
  const maria = await addUser(fixture)
  await linkAtSignUp(maria)
  for (const change of [
    gcash,
    { ...maya, accountName: 'Somebody Else' },
    { ...maya, accountNumber: '09170000000' },
  ]) {
    const refused = withContext(fixture, unproven(maria), (ctx) => saveMyBankDetails(ctx, change))
    await expect(refused).rejects.toMatchObject({ title: 'Confirm It Is You', status: 403 })
  }
  expect(await fixture.database.read((tx) => findBankDetails(tx, maria))).toEqual({
    ...maya,
    accountNumber: '09171234567',
  })
  expect(await activityOf(maria)).toHaveLength(1)
  expect(await mailsTo(maria)).toEqual([])
})

test('with a proof they change, and the mail holds the last four digits only', async () => {
  const maria = await addUser(fixture)
  await linkAtSignUp(maria)
  await withContext(fixture, userContext(maria), (ctx) => saveMyBankDetails(ctx, gcash))
  expect(await fixture.database.read((tx) => findBankDetails(tx, maria))).toEqual(gcash)
  const mails = await mailsTo(maria)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.facts).toEqual(
    expect.arrayContaining([
      ['Bank or e-wallet', 'GCash'],
      ['Account number', '•••• 4567'],
    ]),
  )
  expect(JSON.stringify(mails)).not.toContain('0918')
})

test('the same bank details in another spelling are no change', async () => {
  const maria = await addUser(fixture)
  await linkAtSignUp(maria)
  await withContext(fixture, unproven(maria), (ctx) =>
    saveMyBankDetails(ctx, {
      ...maya,
      accountName: ' Maria Santos ',
      accountNumber: '0917-1234567',
    }),
  )
  expect(await mailsTo(maria)).toEqual([])
})

test('of two concurrent first bank details each is announced as a change', async () => {
  for (let round = 0; round < 5; round += 1) {
    const maria = await addUser(fixture)
    const saved = await Promise.allSettled(
      [maya, gcash].map((details) =>
        withContext(fixture, userContext(maria), (ctx) => saveMyBankDetails(ctx, details)),
      ),
    )
    expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await mailsTo(maria)).toHaveLength(2)
  }
})
